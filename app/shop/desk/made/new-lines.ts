import type { FileProblem } from "../offers/offers-file.ts";
import {
  type Checked,
  checkOffer,
  checkSkew,
  type Known,
  type MadeOffer,
  type MadeSkew,
  type Typed,
} from "./made-offer.ts";

/** A line of a file without a number of a skew: a skew of an offer that there is not yet. */
export type NewLine = { line: number; typed: Typed };
/** An offer that a file would make, with its skews. */
export type NewOffer = { offer: MadeOffer; skews: MadeSkew[] };

/**
 * What the new lines of a file would make: lines with the same `offer` are skews of one, and the first of them says what it is.
 * @param called the names, in lower case, under which offers are sold already
 */
export function newOffers(
  lines: readonly NewLine[],
  known: Known,
  called: ReadonlySet<string>,
): { made: NewOffer[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const made: NewOffer[] = [];
  const groups = Map.groupBy(lines, ({ typed }) => (typed.offer ?? "").trim().toLowerCase());
  for (const [name, group] of groups) {
    const first = group[0]!;
    if (called.has(name)) {
      problems.push({ line: first.line, problem: `There is an offer “${first.typed.offer}” already.` });
      continue;
    }
    const offer = checkOffer(first.typed, known);
    problems.push(...problemsOf(first.line, offer));
    const skews = group.flatMap(({ line, typed }) => {
      const skew = checkSkew(typed, group.length === 1 ? (typed.offer ?? "").slice(0, 60) : "");
      problems.push(...problemsOf(line, skew));
      return "value" in skew ? [{ line, ...skew.value }] : [];
    });
    const names = new Set<string>();
    for (const { line, name } of skews) {
      if (names.has(name.toLowerCase())) problems.push({ line, problem: `The skew “${name}” stands there twice.` });
      names.add(name.toLowerCase());
    }
    if ("value" in offer) made.push({ offer: offer.value, skews: skews.map(({ line: _, ...skew }) => skew) });
  }
  return { made, problems };
}

function problemsOf(line: number, checked: Checked<unknown>): FileProblem[] {
  if ("value" in checked) return [];
  return Object.entries(checked.errors).map(([field, message]) => ({ line, problem: `${field}: ${message}.` }));
}
