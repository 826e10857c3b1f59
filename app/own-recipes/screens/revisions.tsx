import { Form, useNavigation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";

type Revision = { number: number; made_at: string; own: boolean; lines: string[]; changes: string[]; since: string[] };

/** What a recipe said before: who said it, when, what changed with it; each can be said again. */
export function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  const { locale } = useReader();
  const sending = useNavigation().formMethod === "POST";
  if (revisions.length < 2) return null;
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions" className="mb-3 text-h2">
        What it said before
      </h2>
      <ol className="grid items-start gap-3 md:grid-cols-2">
        {revisions.map(({ number, made_at, own, lines, changes, since }, place) => (
          <li key={number} className="card p-4">
            <h3 className="font-semibold text-lg">
              {place === 0 ? "As it is now" : `Revision ${number}`}
              <span className="block font-normal font-text text-muted text-sm">
                {showDay(made_at.slice(0, 10), locale)}, {made_at.slice(11, 16)} UTC, by {own ? "you" : "an editor"}
              </span>
            </h3>
            <ul className="mt-1 list-disc pl-5">
              {(changes.length > 0 ? changes : ["The first one", ...lines]).map((text) => (
                <li key={text} className="wrap-break-word">
                  {text}
                </li>
              ))}
            </ul>
            {place === 0 ? null : (
              <details className="mt-2">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
                  Compare with now<span className="sr-only">: revision {number}</span>
                </summary>
                <ul className="list-disc pl-5">
                  {(since.length > 0 ? since : ["It says the same"]).map((text) => (
                    <li key={text} className="wrap-break-word">
                      {text}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {place === 0 ? null : (
              <Form method="post" className="mt-3">
                <button
                  type="submit"
                  name="intent"
                  value={`restore:${number}`}
                  className="button button-quiet"
                  disabled={sending}
                >
                  Restore<span className="sr-only"> revision {number}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
