/** How many required lines are not met: strictly, with close substitutes, and with any. */
export type MissingCounts = { strict: number; close: number; pinch: number };

/** A line of a recipe as a bar sees it: whether it is there without substitutes, and else what would stand in. */
export type JudgedLine = { name: string; there: boolean; optional: boolean; stand_in: string | null };

/** So many of what is missing are named in a sentence; the lines beside it tell all. */
const mostNamed = 5;

/**
 * What a bar makes of a recipe, in one sentence without its full stop: what is missing strictly, then what substitutes
 * would do. The same beside the recipe and in every list, whatever the list allows (contract.md, 13: Makeable, refined).
 */
export function verdictOf(
  { strict, close, pinch }: MissingCounts,
  lines: readonly JudgedLine[],
): { state: "ready" | "substitutes" | "missing"; text: string } {
  if (strict === 0) return { state: "ready", text: "You can make this now" };
  const names = lines.filter((line) => !line.there && !line.optional).map(({ name }) => name);
  // One left over is named as well: "and 1 more" would say less in as many words.
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names;
  const rest = names.length > named.length ? ` and ${names.length - named.length} more` : "";
  const missing = `${strict === 1 ? "One ingredient is" : `${strict} ingredients are`} missing: ${named.join(", ")}${rest}`;
  const replaced = strict - pinch;
  if (pinch > 0) {
    const others = replaced === 1 ? "; one of them has a substitute" : `; ${replaced} of them have substitutes`;
    return { state: "missing", text: replaced === 0 ? missing : missing + others };
  }
  const substitute = strict === 1 ? "a substitute" : "substitutes";
  const how = close === 0 ? `with ${substitute}` : `in a pinch, with ${substitute},`;
  return { state: "substitutes", text: `${missing}; ${how} you can make this` };
}
