import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import type { RecipeRow } from "../catalogue/catalogue-store.server.ts";
import { kinOf } from "../catalogue/kin.ts";
import type { RecipeSearch } from "./recipe-search.ts";

export type Chosen = { recipe: RecipeRow; missing: number };
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
): Chosen[] {
  const within = search.must_contain_ingredient ? kinOf(catalogue, search.must_contain_ingredient) : null;
  const chosen: Chosen[] = [];
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
  return chosen.sort(orders[search.sort]);
}

const byName = (a: Chosen, b: Chosen) =>
  a.recipe.folded < b.recipe.folded ? -1 : a.recipe.folded > b.recipe.folded ? 1 : a.recipe.id - b.recipe.id;
const byRating = (a: Chosen, b: Chosen) => (b.recipe.rating ?? 0) - (a.recipe.rating ?? 0) || byName(a, b);

const orders: Record<RecipeSearch["sort"], (a: Chosen, b: Chosen) => number> = {
  // What needs nothing comes first, whatever else the order says.
  best: (a, b) => a.missing - b.missing || byRating(a, b),
  rating: byRating,
  name: byName,
  newest: (a, b) => b.recipe.updatedAt - a.recipe.updatedAt || byName(a, b),
  strength: (a, b) => b.recipe.abv - a.recipe.abv || byName(a, b),
};
