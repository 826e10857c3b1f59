import { lazy, Suspense } from "react";
import { makesPart } from "#app/drinks/recipe-state.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { usePart } from "#app/visitor/personal.tsx";

// They come for who has a bar only.
const InBar = lazy(async () => ({ default: (await import("./in-bar.tsx")).InBar }));
const Makes = lazy(async () => ({ default: (await import("./makes.tsx")).Makes }));

/** The question of `EntryPage` that the room for it needs an answer to. */
export const asksMakes = (subject: Subject) => `makes=${oidOf(subject)}`;

/** What the reader's bar makes with a thing (areas.md): filled by the one call after the page, and nothing for who has no bar. */
export function MakesRoom({ of, name }: { of: Subject; name: string }) {
  const told = usePart(makesPart);
  return (
    <div className="makes-room print:hidden">
      {told?.of === oidOf(of) ? (
        <Suspense>
          <Makes state={told} name={name} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether a thing stands in the reader's bar, and what puts it there (areas.md): filled by the same call. */
export function InBarRoom({ of, name }: { of: Subject; name: string }) {
  const told = usePart(makesPart);
  return (
    <div className="in-bar-room print:hidden">
      {told?.of === oidOf(of) && (told.own || told.there) ? (
        <Suspense>
          <InBar state={told} name={name} />
        </Suspense>
      ) : null}
    </div>
  );
}
