import { Form } from "react-router";
import { Outcome } from "#app/ui/form.ts";
import { basketPath } from "../addresses.ts";

/** What was taken out a moment ago, and the way to put it back. */
export function Removed({ name }: { name: string }) {
  return <Outcome then={<PutBack />}>{name} was taken out.</Outcome>;
}

function PutBack() {
  return (
    <Form method="post" action={basketPath} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <button type="submit" className="button px-2 text-accent underline">
        Undo
      </button>
    </Form>
  );
}
