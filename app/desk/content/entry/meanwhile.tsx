import type { Difference } from "#app/library/content-form.ts";
import { Differences } from "./differences.tsx";

export type MeanwhileTold = { by: string; both: string[]; theirs: Difference[] };

/** What an editor is told whose entry somebody else has stored while they wrote; nothing that they typed is lost. */
export function Meanwhile({ told: { by, both, theirs } }: { told: MeanwhileTold }) {
  return (
    <section role="alert" className="panel mb-6 border-bad px-5 py-4">
      <h2 className="mb-1 text-xl">{by} changed this while you were writing</h2>
      <p className="max-w-prose">
        Nothing is stored yet. What you typed stands below, and where you had typed nothing stands what is there now.{" "}
        {both.length > 0
          ? `Both of you changed: ${both.join(", ")}. There your words stand; storing puts them in the place of the others.`
          : "You changed different things: storing keeps both."}
      </p>
      <details className="mt-3">
        <summary className="cursor-pointer underline">What was changed meanwhile</summary>
        <Differences differences={theirs} />
      </details>
    </section>
  );
}
