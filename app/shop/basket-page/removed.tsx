import { Form } from "react-router";
import { basketPath } from "../addresses.ts";

/** What was taken out a moment ago, and the way to put it back. */
export function Removed({ name }: { name: string }) {
  return (
    <div className="panel mb-6 flex flex-wrap items-center gap-x-4 px-5 py-2">
      <p role="status">{name} was taken out.</p>
      <Form method="post" action={basketPath} preventScrollReset>
        <input type="hidden" name="intent" value="undo" />
        <button type="submit" className="button px-2 text-accent underline">
          Undo
        </button>
      </Form>
    </div>
  );
}
