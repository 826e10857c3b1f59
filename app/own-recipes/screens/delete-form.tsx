import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";

/** Deleting a recipe: asked about first, and locked once it is sent (guide.md, 4). Without a script the disclosure asks. */
export function DeleteForm({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="delete" className="mt-10 border-line border-t pt-6">
      <h2 id="delete" className="mb-3 text-h2">
        Delete this recipe
      </h2>
      <button type="button" className="button button-quiet needs-script" onClick={() => setAsking(true)}>
        Delete …
      </button>
      <details className="without-script">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">Delete …</summary>
        <Really name={name} />
      </details>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete ${name}?`}>
        <Really name={name} />
        <button type="button" className="button button-quiet mt-3" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </Dialog>
    </section>
  );
}

function Really({ name }: { name: string }) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form method="post">
      <p className="mb-4">
        “{name}” goes with its picture and all that it said before, from your recipes and from everybody’s lists. This
        action can not be undone.
      </p>
      <button type="submit" name="delete" value="yes" className="button button-main" disabled={sending}>
        Delete the recipe
      </button>
    </Form>
  );
}
