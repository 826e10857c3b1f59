import { Check, Replace } from "lucide-react";
import type { LineState as State } from "#app/drinks/recipe-state.ts";

/** At the end of a line: that it is there, or that something stands in. */
export function LineSign({ state }: { state: State }) {
  const Sign = state.in_my_bar ? Check : Replace;
  const look = state.in_my_bar ? "text-good" : "text-muted";
  return <Sign size={22} aria-hidden="true" className={`shrink-0 print:hidden ${look}`} />;
}

/** Why a line counts as there, or what would stand in. */
export function whyOf({ why, stand_in }: State): string {
  return stand_in ? `${why}. ${stand_in}` : why;
}
