import type { RecipeRow } from "../catalogue/catalogue-store.server.ts";
import type { RecipeSearch } from "./recipe-search.ts";

/** A recipe, and how many of its lines a bar misses. */
export type ChosenRecipe = { recipe: RecipeRow; missing: number };

type Order = (one: ChosenRecipe, other: ChosenRecipe) => number;

const byName: Order = (a, b) =>
  a.recipe.folded < b.recipe.folded ? -1 : a.recipe.folded > b.recipe.folded ? 1 : a.recipe.id - b.recipe.id;
const byRating: Order = (a, b) => (b.recipe.rating ?? 0) - (a.recipe.rating ?? 0) || byName(a, b);

/** The orders in which My Bar and the builder list recipes, as `Array.sort` has them: none says 0 of two recipes (guide.md, 2). */
export const recipeOrders: Readonly<Record<RecipeSearch["sort"], Order>> = {
  // What needs nothing comes first, whatever else the order says.
  best: (a, b) => a.missing - b.missing || byRating(a, b),
  rating: byRating,
  name: byName,
  newest: (a, b) => b.recipe.updatedAt - a.recipe.updatedAt || byName(a, b),
  strength: (a, b) => b.recipe.abv - a.recipe.abv || byName(a, b),
};
