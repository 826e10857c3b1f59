import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import type { RecipeRow } from "../catalogue/catalogue-store.server.ts";
import { kinOf } from "../catalogue/kin.ts";

/**
 * How many makeable recipes an ingredient goes into: what `recipes_href` lists.
 * @returns what tells it of one, and has it ready when that is asked for again
 */
export function recipeCounts(catalogue: BarCatalogue, open: OpenBar): (ingredientId: number) => number {
  const makeable = open.makeable(0).flatMap((id) => catalogue.recipes.get(id) ?? []);
  const each = new Map<number, number>();
  return (wanted) => {
    const known = each.get(wanted) ?? countIn(makeable, kinOf(catalogue, wanted));
    each.set(wanted, known);
    return known;
  };
}

function countIn(recipes: readonly RecipeRow[], ingredients: ReadonlySet<number>): number {
  return recipes.filter(({ lines }) => lines.some((line) => ingredients.has(line.ingredientId))).length;
}
