import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { kinOf } from "../catalogue/kin.ts";

/** How many makeable recipes an ingredient goes into: what `recipes_href` lists. */
export function recipeCounts(
  catalogue: BarCatalogue,
  open: OpenBar,
  ingredientIds: Iterable<number>,
): Map<number, number> {
  const each = new Map<number, number>();
  const makeable = open.makeable(0).flatMap((id) => catalogue.recipes.get(id) ?? []);
  for (const wanted of new Set(ingredientIds)) {
    const within = kinOf(catalogue, wanted);
    each.set(wanted, makeable.filter((recipe) => recipe.lines.some((line) => within.has(line.ingredientId))).length);
  }
  return each;
}
