import { commentedIds } from "#app/comments/counts-store.server.ts";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { fold } from "#app/kit/slug.ts";
import { markedSubjects } from "#app/marks/mark-store.server.ts";
import { barOf, type ChosenRecipe, type OpenBar, openFor, recipeOrders } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import { barOfIngredients, type CountedBar } from "../ingredients/counted-bar.server.ts";
import { firstOf } from "./first-of.ts";
import { ownRatings } from "./own-ratings-store.server.ts";
import { hallOfFame, isAsked, isRatedSo, type RecipeQuery, shuffled } from "./recipe-query.ts";

/** What a search finds, as the catalogue has it, and the bar that it was asked of. */
export type FoundRecipes = {
  found: ChosenRecipe[];
  /** So many of it, or of a part of it, in the order that was asked for. */
  first(count: number, of?: readonly ChosenRecipe[]): ChosenRecipe[];
  open: OpenBar;
  catalogue: CountedBar["catalogue"];
};

/**
 * The recipes of a search: what named ingredients make or, where none is named, the person's own bar (contract.md, 9). The
 * engine decides what can be made; what a person said of a recipe is read only where a filter asks for it.
 */
export async function findRecipes(
  context: Context,
  ingredients: readonly number[],
  query: RecipeQuery,
): Promise<FoundRecipes> {
  const rules = { alternatives: query.altingredients, requireOptional: query.requireoptional };
  const { catalogue, open } = await bar(context, ingredients, rules);
  const [keyword, said] = await Promise.all([foundByKeyword(context, query.keyword), saidBy(context, query)]);
  const found: ChosenRecipe[] = [];
  for (const id of open.makeable(query.missing)) {
    const recipe = catalogue.recipes.get(id);
    if (!recipe) continue;
    const free = recipe.abv < alcoholFreeBelow;
    if (free ? query.nonalcoholic === "" : query.nonalcoholic === "only") continue;
    if (!isAsked(query.hof, recipe.rating === hallOfFame)) continue;
    if (!isAsked(query.commented, said.commented.has(id))) continue;
    if (!isRatedSo(query.rating, recipe.rating)) continue;
    if (!isAsked(query.favourite, said.favourites.has(id))) continue;
    if (!isRatedSo(query.yourrating, said.ratings.get(id))) continue;
    if (keyword && !keyword.ids.has(id) && !(recipe.ownerId && recipe.folded.includes(keyword.folded))) continue;
    found.push({ recipe, missing: open.missingOf(id) ?? 0 });
  }
  return { found, first: (count, of = found) => firstIn(query, of, count), open, catalogue };
}

type Rules = NonNullable<Parameters<typeof openFor>[3]>;

async function bar(context: Context, ingredients: readonly number[], rules: Rules) {
  const { person } = context;
  if (ingredients.length > 0 || !person) {
    const counted = await barOfIngredients(context, ingredients);
    return { catalogue: counted.catalogue, open: counted.open(rules) };
  }
  const own = await barOf({ ...context, person });
  const { catalogue, personId } = own;
  // Without optional lines it is the bar of every other screen, opened already perhaps.
  const open = rules.requireOptional ? openFor(catalogue, personId, own.bar, rules) : own.open(rules.alternatives ?? 0);
  return { catalogue, open };
}

async function foundByKeyword({ db, reads }: Context, keyword: string) {
  if (!keyword) return null;
  const ids = await reads.once(`builder/found/${keyword}`, () => matchingIds(db, keyword, "cocktails"));
  return { ids: new Set(ids), folded: fold(keyword) };
}

/** What people say of recipes, as far as a filter asks for it; a page that asks twice reads it once. */
async function saidBy({ db, person, reads }: Context, query: RecipeQuery) {
  const [favourites, ratings, commented] = await Promise.all([
    person && query.favourite
      ? reads.once(`builder/favourites/${person.id}`, () => markedSubjects(db, "favourite", person.id))
      : [],
    person && query.yourrating ? reads.once(`builder/ratings/${person.id}`, () => ownRatings(db, person.id)) : [],
    query.commented ? reads.once("builder/commented", () => commentedIds(db, "cocktails")) : new Set<number>(),
  ]);
  const cocktails = favourites.filter(({ link_table }) => link_table === "cocktails");
  return {
    commented,
    favourites: new Set(cocktails.map(({ link_id }) => link_id)),
    ratings: new Map(ratings.map(({ link_id, value }) => [link_id, Number(value)])),
  };
}

function firstIn({ sort, shuffle }: RecipeQuery, of: readonly ChosenRecipe[], count: number): ChosenRecipe[] {
  if (sort !== "shuffle") return firstOf(of, recipeOrders[sort], count);
  const places = of.map((one) => ({ one, place: shuffled(shuffle, one.recipe.id) }));
  return firstOf(places, (a, b) => a.place - b.place || a.one.recipe.id - b.one.recipe.id, count).map(({ one }) => one);
}
