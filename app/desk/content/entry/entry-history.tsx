import { Form } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import type { Difference } from "#app/library/content-form.ts";
import { A } from "#app/ui/link.tsx";
import type { VersionTold } from "../reading-operations.server.ts";
import { Differences } from "./differences.tsx";

const ways: Record<string, string> = {
  loaded: "loaded from the files",
  taken: "taken from the files over the desk’s words",
  written: "written at the desk",
  restored: "undone at the desk",
  deleted: "deleted at the desk",
};

type Props = {
  versions: readonly VersionTold[];
  differences: { from: number; fields: Difference[] } | null;
};

/** What an entry said when, and who wrote it: each version can be compared with the present one, and brought back. */
export function EntryHistory({ versions, differences }: Props) {
  const { locale } = useReader();
  const now = versions[0]?.version;
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="mb-3 text-xl">
        History
      </h2>
      <ol className="grid gap-3">
        {versions.map(({ version, how, at, by, reason }) => (
          <li key={version} className="card min-w-0 px-4 py-3">
            <p className="font-semibold">
              Version {version}
              {version === now ? " (now)" : ""}
            </p>
            <p className="wrap-anywhere text-muted">
              <time dateTime={at}>
                {showDay(at, locale)}, {at.slice(11, 16)} UTC
              </time>
              , {ways[how] ?? how}
              {by ? ` by ${by}` : ""}
            </p>
            {reason ? <p className="wrap-anywhere mt-1 whitespace-pre-line">“{reason}”</p> : null}
            {version === now || how === "deleted" ? null : (
              <div className="mt-2 flex flex-wrap gap-2">
                {versions[0]?.how === "deleted" ? null : (
                  <A to={`?from=${version}#history`} className="button button-quiet">
                    Compare<span className="sr-only"> version {version} with the present one</span>
                  </A>
                )}
                <Form method="post" action="?">
                  <input type="hidden" name="version" value={now} />
                  <input type="hidden" name="to" value={version} />
                  <button type="submit" name="intent" value="undo" className="button button-quiet">
                    Bring it back<span className="sr-only">: version {version}</span>
                  </button>
                </Form>
              </div>
            )}
            {differences?.from === version ? <Differences differences={differences.fields} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
