import type { JudgedLine, MissingCounts } from "#app/drinks/verdict.ts";
import type { BarCatalogue, OpenBars } from "../catalogue/bar-catalogue.server.ts";
import { whyText } from "./reasons.ts";

/** What a bar makes of a recipe, strictly and with substitutes: what every list and the recipe's page say of it. */
export type Standing = { counts: MissingCounts; lines: (JudgedLine & { ingredient_id: number; why: string })[] };

/** How many of a recipe's required lines are not met; null for one that the bars do not know. */
export function countsOf(recipeId: number, [strict, close, pinch]: OpenBars): MissingCounts | null {
  const counts = [strict, close, pinch].map((open) => open.missingOf(recipeId));
  const [first, second, third] = counts;
  if (first === undefined || second === undefined || third === undefined) return null;
  return { strict: first, close: second, pinch: third };
}

/**
 * Each line of a recipe with why it is there or is not, and the nearest substitute for what is not; null as for
 * `countsOf`. `supposed` are ingredients that the bar only counts with.
 */
export function standingOf(
  recipeId: number,
  catalogue: BarCatalogue,
  bars: OpenBars,
  supposed: ReadonlySet<number> = new Set(),
): Standing | null {
  const counts = countsOf(recipeId, bars);
  const [strict, close, pinch] = bars.map((open) => ({ open, lines: open.explain(recipeId) ?? [] }));
  if (!counts || !strict || !close || !pinch) return null;
  return {
    counts,
    lines: strict.lines.map((line, k) => {
      const told = { catalogue, open: strict.open, supposed };
      const nearest = [close, pinch].map(({ lines }) => lines[k]).find((other) => other?.satisfied);
      return {
        ingredient_id: line.ingredientId,
        name: catalogue.ingredients.get(line.ingredientId)?.name ?? "Unknown ingredient",
        there: line.satisfied,
        optional: line.optional,
        stand_in: line.satisfied || !nearest ? null : whyText(nearest.reason, line.ingredientId, told),
        why: whyText(line.reason, line.ingredientId, told),
      };
    }),
  };
}
