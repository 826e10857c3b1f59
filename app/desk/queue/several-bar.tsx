import { Form, useNavigation } from "react-router";
import { TextArea } from "#app/ui/form.ts";

/** The form that the boxes of all cards belong to. */
export const severalForm = "several";

/** The field that says what one of the cards was known by. */
export const sealField = (id: number) => `seal-${id}`;

type Props = {
  verb: { act: string; done: string };
  /** What was not accepted, with what was typed. */
  refused?: { error: string | undefined; reason: string } | undefined;
};

/** What is done with all that are ticked: one decision, and one reason where they are refused. */
export function SeveralBar({ verb, refused }: Props) {
  const { state } = useNavigation();
  const busy = state !== "idle";
  return (
    <Form method="post" id={severalForm} noValidate className="panel mt-8 px-5 py-4" aria-label="All that are ticked">
      <h2 className="mb-3 text-xl">All that are ticked</h2>
      <button type="submit" name="intent" value="approve-several" className="button button-quiet" disabled={busy}>
        {verb.act}: all ticked
      </button>
      <details className="mt-4" open={refused !== undefined}>
        <summary className="cursor-pointer underline">Refuse all ticked</summary>
        <div className="mt-3 max-w-2xl">
          <TextArea
            name="reason"
            id="reason-several"
            rows={3}
            label={`Why none of them is ${verb.done}`}
            hint="It is mailed to each who sent one, as you write it."
            defaultValue={refused?.reason}
            error={refused?.error}
          />
          <button type="submit" name="intent" value="refuse-several" className="button button-quiet" disabled={busy}>
            Refuse and tell them
          </button>
        </div>
      </details>
    </Form>
  );
}
