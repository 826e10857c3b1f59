import { recipePath } from "#app/guide/cocktail.ts";
import type { AlternativeStrength } from "../availability.ts";
import { pictureOf, type UnlockItem } from "../bar-types.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { recipeSearchQuery } from "../recipes/recipe-search.ts";
import type { NextUnlock } from "./next-unlocks.ts";

/** How many of the unlocked recipes, and of the ingredients that do the same, are named. */
const named = 4;
const namedOthers = 2;

/** One thing to buy and what it would unlock; the link leads to exactly those that it is counted in. */
export function presentUnlock(
  { ingredientId, source, recipes, or, kind }: NextUnlock,
  catalogue: BarCatalogue,
  alternatives: AlternativeStrength,
): Omit<UnlockItem, "wish_list" | "buyable"> {
  const search = {
    custom_ingredient_ids: [ingredientId],
    only_unlocked: true,
    allow_alt_ingredients: alternatives,
    include_non_alcoholic: true,
    present_hidden: true,
  };
  const name = (id: number) => catalogue.ingredients.get(id)?.name ?? "";
  const unlocked = recipes.flatMap((id) => catalogue.recipes.get(id) ?? []);
  unlocked.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id);
  return {
    ingredient_id: ingredientId,
    name: name(ingredientId),
    image: pictureOf({ link_table: "ingredients", link_id: ingredientId }),
    colour: catalogue.ingredients.get(ingredientId)?.colour ?? null,
    source,
    or: or.slice(0, namedOthers).map((id) => ({ ingredient_id: id, name: name(id) })),
    kind: kind && { ingredient_id: kind.ingredientId, name: name(kind.ingredientId), recipe_count: kind.recipes },
    recipe_count: recipes.length,
    recipes: unlocked.slice(0, named).map(({ id, name }) => ({ id, name, href: recipePath(id, name) })),
    href: `/my-bar/recipes${recipeSearchQuery(search)}`,
  };
}
