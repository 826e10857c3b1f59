import { Form } from "react-router";
import { A } from "#app/ui/link.tsx";
import { basketPath } from "../addresses.ts";
import type { BasketLine } from "../basket/basket.ts";
import { askToRemove } from "../basket/texts.ts";

/** Asked where a link from elsewhere wants something taken out: nothing has changed yet (contract.md, 4). */
export function RemoveForm({ line, place }: { line: BasketLine; place: "basket" | "saved" }) {
  return (
    <section className="panel mb-6 px-5 py-5" aria-labelledby="remove-title">
      <h2 id="remove-title" className="mb-1 text-xl">
        {askToRemove}
      </h2>
      <p className="mb-4">{line.name}</p>
      <Form method="post" action={basketPath} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="skew[]" value={line.skew_id} />
        <input type="hidden" name="place" value={place} />
        <button type="submit" className="button button-main">
          Remove it
        </button>
        <A to={basketPath} className="button button-quiet">
          Keep it
        </A>
      </Form>
    </section>
  );
}
