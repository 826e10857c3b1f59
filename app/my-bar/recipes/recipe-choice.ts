import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { kinOf } from "../catalogue/kin.ts";
import { type ChosenRecipe, recipeOrders } from "./recipe-orders.ts";
import type { RecipeSearch } from "./recipe-search.ts";

export type PersonsMarks = { favourites: ReadonlySet<number>; disliked: ReadonlySet<number> };
/** What else narrows them: what a bar makes already is left out, and all that the keyword did not find. */
export type Narrowing = { without?: OpenBar | null; found?: ReadonlySet<number> | null };

/**
 * The recipes of an opened bar that a search leaves, in its order. Pure, and the only place that
 * decides it: lists, counts and badges all come from here.
 */
export function chooseRecipes(
  catalogue: BarCatalogue,
  open: OpenBar,
  search: RecipeSearch,
  marks: PersonsMarks,
  { without = null, found = null }: Narrowing = {},
): ChosenRecipe[] {
  const within = search.must_contain_ingredient ? kinOf(catalogue, search.must_contain_ingredient) : null;
  const chosen: ChosenRecipe[] = [];
  for (const id of open.makeable(search.missing)) {
    const recipe = catalogue.recipes.get(id);
    if (!recipe) continue;
    if (!search.include_non_alcoholic && recipe.abv < alcoholFreeBelow) continue;
    if (!search.present_hidden && marks.disliked.has(id)) continue;
    if (search.hide_favourites && marks.favourites.has(id)) continue;
    if (without && (without.missingOf(id) ?? 0) <= search.missing) continue;
    if (within && !recipe.lines.some((line) => within.has(line.ingredientId))) continue;
    if (found && !found.has(id)) continue;
    chosen.push({ recipe, missing: open.missingOf(id) ?? 0 });
  }
  return chosen.sort(recipeOrders[search.sort]);
}
