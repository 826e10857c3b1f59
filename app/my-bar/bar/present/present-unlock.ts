import { recipePath } from "#app/guide/cocktail.ts";
import type { OpenBar, Unlock } from "../../availability.ts";
import { recipeSearchQuery } from "../../recipe-search.ts";
import type { Shelf } from "../shelf.server.ts";

/** How many of the unlocked recipes are named; the rest are counted. */
const named = 4;

/** One ingredient and what it would unlock; the link leads to exactly those that it is counted in. */
export function presentUnlock({ ingredientId, recipes }: Unlock, shelf: Shelf, open: OpenBar, alternatives: boolean) {
  const search = {
    custom_ingredient_ids: [ingredientId],
    only_unlocked: true,
    allow_alt_ingredients: alternatives,
    include_non_alcoholic: true,
    present_hidden: true,
  };
  const unlocked = open.unlockedBy(ingredientId).flatMap((id) => shelf.recipes.get(id) ?? []);
  unlocked.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id);
  return {
    ingredient_id: ingredientId,
    name: shelf.ingredients.get(ingredientId)?.name ?? "",
    image: `/drawings/ingredients/${ingredientId}.svg`,
    recipe_count: recipes,
    recipes: unlocked.slice(0, named).map(({ id, name }) => ({ id, name, href: recipePath(id, name) })),
    href: `/my-bar/recipes${recipeSearchQuery(search)}`,
  };
}
