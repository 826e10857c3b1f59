import { A } from "#app/ui/link.tsx";
import type { BarItem } from "../../bar-types.ts";
import { ChangeForm } from "../desk/change-form.tsx";
import { useDesk } from "../desk/desk.tsx";
import { useShownFlag } from "../desk/shown-flag.ts";

/** A staple, and whether it counts as there: Included or Not included (guide.md, 4). */
export function PantrySwitch({ item }: { item: BarItem }) {
  const desk = useDesk();
  const [included, turn] = useShownFlag(!item.disabled);
  const { display_name: name, link_id: ingredient_id, cocktail_count: count } = item;
  const intent = included ? "pantry-off" : "pantry-on";
  function send() {
    turn(!included, desk.change(intent, { ingredient_id }));
  }
  return (
    <li className="card flex flex-wrap items-center gap-3 p-3" data-item={`ingredients:${ingredient_id}`}>
      <img
        src={item.image}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        decoding="async"
        className={`h-16 w-13 shrink-0 rounded-lg bg-raised object-contain p-1 ${included ? "" : "grayscale"}`}
      />
      <div className="min-w-0 flex-1 basis-24">
        <h2 className="text-lg wrap-break-word">{name}</h2>
        {count > 0 && included ? (
          <A to={item.recipes_href} className="text-link">
            in {count === 1 ? "1 drink" : `${count} drinks`} you can make
          </A>
        ) : null}
      </div>
      <ChangeForm intent={intent} fields={{ ingredient_id }} onSend={send} className="ml-auto">
        <button
          type="submit"
          role="switch"
          aria-checked={included}
          aria-label={name}
          className="flex min-h-11 cursor-pointer items-center gap-3"
        >
          <span className={`text-right ${included ? "font-semibold" : "text-muted"}`}>
            {included ? "Included" : "Not included"}
          </span>
          <span
            aria-hidden="true"
            className={`flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition-colors ${included ? "justify-end border-accent bg-accent" : "border-edge bg-raised"}`}
          >
            <span className={`size-5 rounded-full ${included ? "bg-on-accent" : "bg-edge"}`} />
          </span>
        </button>
      </ChangeForm>
    </li>
  );
}
