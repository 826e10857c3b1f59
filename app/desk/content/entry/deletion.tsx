import { Form, useNavigation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { TextArea } from "#app/ui/form.ts";
import type { VersionTold } from "../reading-operations.server.ts";

type Refused = { reason: string; error: string | undefined; typed: string };

/** Takes an entry out of the library, for a reason; with script or without. */
export function DeleteForm({ version, name, refused }: { version: number; name: string; refused: Refused | null }) {
  const { state } = useNavigation();
  return (
    <details className="mt-8" open={refused !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center underline">Delete {name}</summary>
      <Form method="post" action="?" noValidate className="mt-2">
        <p className="mb-3 text-muted">
          It leaves every list, the search and all feeds, and its page is gone. What members said of it stays theirs.
          One press brings it back.
        </p>
        {refused && !refused.error ? (
          <p role="alert" className="mb-3 font-semibold text-bad">
            {refused.reason}
          </p>
        ) : null}
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="reason"
          id="delete-reason"
          rows={3}
          label="Why it goes"
          hint="Its history and the log of changes tell it."
          defaultValue={refused?.typed}
          error={refused?.error}
        />
        <button type="submit" name="intent" value="delete" className="button button-quiet" disabled={state !== "idle"}>
          Delete it
        </button>
      </Form>
    </details>
  );
}

/** What stands in the place of the form of an entry that was deleted: why, by whom, and the way back. */
export function Deleted({ versions }: { versions: readonly VersionTold[] }) {
  const { state } = useNavigation();
  const { locale } = useReader();
  const [now, before] = versions;
  return (
    <section aria-labelledby="deleted" className="panel self-start px-5 py-5">
      <h2 id="deleted" className="mb-1 text-xl">
        It is deleted
      </h2>
      {now ? (
        <p className="text-muted">
          By {now.by ?? "somebody who has left"}, on {showDay(now.at, locale)}.
        </p>
      ) : null}
      <p className="wrap-anywhere my-3 max-w-prose whitespace-pre-line">{now?.reason}</p>
      <p className="mb-4 max-w-prose text-muted">
        No list, search or feed has it, and loads of the data files keep it away. What members said of it is shown again
        once it is back.
      </p>
      {now && before ? (
        <Form method="post" action="?">
          <input type="hidden" name="version" value={now.version} />
          <input type="hidden" name="to" value={before.version} />
          <button type="submit" name="intent" value="undo" className="button button-main" disabled={state !== "idle"}>
            Bring it back
          </button>
        </Form>
      ) : null}
    </section>
  );
}
