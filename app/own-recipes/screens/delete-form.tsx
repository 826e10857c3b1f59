import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";

type Props = {
  name: string;
  thing: "recipe" | "ingredient";
  /** What goes with it, and from where. */
  goes: string;
};

/**
 * Deleting a recipe or an ingredient of one's own: asked about first, and locked once it is sent (guide.md, 4). Without a script
 * the disclosure asks.
 */
export function DeleteForm({ name, thing, goes }: Props) {
  const [asking, setAsking] = useState(false);
  const sending = useNavigation().formMethod === "POST";
  const really = (
    // What is refused is told on the page, which the dialog would cover.
    <Form method="post" onSubmit={() => setAsking(false)}>
      <p className="mb-4">
        “{name}” goes with {goes}. This action can not be undone.
      </p>
      <button type="submit" name="delete" value="yes" className="button button-main" disabled={sending}>
        Delete the {thing}
      </button>
    </Form>
  );
  return (
    <section aria-labelledby="delete" className="mt-10 border-line border-t pt-6">
      <h2 id="delete" className="mb-3 text-h2">
        Delete this {thing}
      </h2>
      <button type="button" className="button button-quiet needs-script" onClick={() => setAsking(true)}>
        Delete …
      </button>
      <details className="without-script">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">Delete …</summary>
        {really}
      </details>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete ${name}?`}>
        {really}
        <button type="button" className="button button-quiet mt-3" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </Dialog>
    </section>
  );
}
