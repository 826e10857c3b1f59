import { lazy, Suspense } from "react";
import type { LineState, RecipeState } from "#app/drinks/recipe-state.ts";

// What a recipe offers who has a bar comes for them only: others load nothing of it.
const Actions = lazy(async () => ({ default: (await import("./line-actions.tsx")).LineActions }));
const Foot = lazy(async () => ({ default: (await import("./missing-foot.tsx")).MissingFoot }));

/** What can be done about a line that is missing. */
export function LineActions({ state }: { state: LineState }) {
  return (
    <Suspense>
      <Actions state={state} />
    </Suspense>
  );
}

/** What can be done about all that is missing. */
export function MissingFoot({ state }: { state: RecipeState }) {
  return (
    <Suspense>
      <Foot state={state} />
    </Suspense>
  );
}
