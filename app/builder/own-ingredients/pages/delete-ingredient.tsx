import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";

/** Deleting an ingredient: asked about first, and locked once it is sent. Without a script the disclosure asks. */
export function DeleteIngredient({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="delete" className="mt-10 border-line border-t pt-6">
      <h2 id="delete" className="mb-3 text-h2">
        Delete this ingredient
      </h2>
      <button type="button" className="button button-quiet needs-script" onClick={() => setAsking(true)}>
        Delete …
      </button>
      <details className="without-script">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">Delete …</summary>
        <Really name={name} done={() => undefined} />
      </details>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete ${name}?`}>
        <Really name={name} done={() => setAsking(false)} />
        <button type="button" className="button button-quiet mt-3" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </Dialog>
    </section>
  );
}

function Really({ name, done }: { name: string; done(): void }) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" onSubmit={done}>
      <p className="mb-4">
        “{name}” goes with its picture, from your bar and from everybody’s lists. This action can not be undone.
      </p>
      <button type="submit" name="delete" value="yes" className="button button-main" disabled={sending}>
        Delete the ingredient
      </button>
    </Form>
  );
}
