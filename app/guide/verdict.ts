import { listed } from "#app/kit/words.ts";
import type { MissingCounts } from "#app/visitor/personal.tsx";

/** A line of a recipe as a bar sees it: whether it is there without substitutes, and else what would stand in. */
export type JudgedLine = { name: string; there: boolean; optional: boolean; stand_in: string | null };

/**
 * What a bar makes of a recipe, in one sentence without its full stop: the same beside the recipe and in every list,
 * whatever substitutes the list allows (contract.md, 13: Makeable, refined).
 */
export function verdictOf(
  counts: MissingCounts,
  lines: readonly JudgedLine[],
): { state: "ready" | "substitutes" | "missing"; text: string } {
  if (counts.strict === 0) return { state: "ready", text: "You can make this now" };
  const lacking = lines.filter((line) => !line.there && !line.optional);
  if (counts.pinch > 0) {
    const names = lacking.filter((line) => line.stand_in === null).map(({ name }) => name);
    const without = `${counts.pinch} missing: ${names.join(", ")}`;
    const others = counts.strict - counts.pinch;
    if (others === 0) return { state: "missing", text: without };
    return { state: "missing", text: `${without}; ${others} more with a substitute` };
  }
  const names = listed(lacking.map(({ name }) => name));
  const substitute = lacking.length === 1 ? "a substitute" : "substitutes";
  const how = counts.close === 0 ? `With ${substitute}` : `In a pinch, with ${substitute}`;
  return { state: "substitutes", text: `${how} for ${names}, you can make this` };
}
