import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { pageFields } from "#app/platform/fields.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import { buyableFor } from "#app/shop/offers-store.server.ts";
import { countAsked, countBottle } from "#app/tally/tally.server.ts";
import { makeableRecipe, unlockItem } from "../answers.server.ts";
import type { Bar } from "../availability.ts";
import { marksIn } from "../bar/item-lists.server.ts";
import { barOf, markedIn, type PersonsBar } from "../bar/persons-bar.server.ts";
import { openAll } from "../catalogue/bar-catalogue.server.ts";
import { nextUnlocks, sources } from "../unlocks/next-unlocks.ts";
import { presentUnlock } from "../unlocks/present-unlock.ts";
import { presentMakeable, type SaidOf } from "./present-recipe.ts";
import { chooseRecipes } from "./recipe-choice.ts";
import type { ChosenRecipe } from "./recipe-orders.ts";
import { type RecipeSearch, recipePageSize } from "./recipe-search.ts";
import { recipeSearchSchema } from "./recipe-search-input.server.ts";

const recipesAnswer = z.object({ result: z.array(makeableRecipe), result_count: z.int() });
type Recipes = z.output<typeof recipesAnswer>;

const hasCustom = (search: RecipeSearch) => search.custom_ingredients_only || search.custom_ingredient_ids.length > 0;

/** The bar that a search counts with: the person's, with or replaced by the custom ingredients. */
function barFor(own: Bar, search: RecipeSearch): Bar {
  const custom = search.custom_ingredient_ids;
  if (search.custom_ingredients_only) return { ...own, ingredients: custom, brands: [] };
  return { ...own, ingredients: [...own.ingredients, ...custom] };
}

/** What the person said of the recipes shown, by their id. */
async function saidOf(context: Context<"member">, shown: readonly ChosenRecipe[]): Promise<Map<number, SaidOf>> {
  const subjects = shown.map(({ recipe }) => ({ link_table: "cocktails" as const, link_id: recipe.id }));
  return new Map((await marksIn(context, subjects)).map((mark) => [mark.link_id, mark]));
}

/**
 * The recipes that a keyword finds: of the public ones what the site's search finds, of the person's own those whose name
 * holds it, for they stand in no index. Null without a keyword.
 */
async function foundIn(
  { db, reads }: Context<"member">,
  { catalogue, personId }: PersonsBar,
  keyword: string,
): Promise<Set<number> | null> {
  if (!keyword) return null;
  const own = (catalogue.own.get(personId) ?? []).filter(({ folded }) => folded.includes(fold(keyword)));
  // An empty list asks for the same keyword with other filters.
  const matching = await reads.once(`my-bar/found/${keyword}`, () => matchingIds(db, keyword, "cocktails"));
  return new Set([...matching, ...own.map(({ id }) => id)]);
}

/** The recipes of the signed-in person that a search leaves; the page and the call both come here. */
export async function findRecipes(
  context: Context<"member">,
  search: RecipeSearch,
  page: { limit: number; offset: number },
): Promise<Recipes> {
  const [own, marks] = await Promise.all([barOf(context), markedIn(context)]);
  const { catalogue, personId } = own;
  if (page.offset === 0 && page.limit > 0) countSearch(context, search);
  const found = await foundIn(context, own, search.keyword);
  const weakest = search.allow_alt_ingredients;
  const bars = hasCustom(search) ? openAll(catalogue, personId, barFor(own.bar, search)) : own.openAll();
  const without = search.only_unlocked ? own.open(weakest) : null;
  const chosen = chooseRecipes(catalogue, bars[weakest], search, marks, { without, found });
  const shown = chosen.slice(page.offset, page.offset + page.limit);
  const owned = new Set(own.bar.ingredients);
  const supposed = new Set(search.custom_ingredient_ids.filter((id) => !owned.has(id)));
  const told = { catalogue, bars, weakest, said: await saidOf(context, shown), now: Date.now(), supposed };
  return { result: shown.map((one) => presentMakeable(one, told)), result_count: chosen.length };
}

/** What people narrow their recipes by, for the editors' figures. */
function countSearch({ house }: Context<"member">, search: RecipeSearch): void {
  const { keyword: _, custom_ingredient_ids, must_contain_ingredient, sort, ...filters } = search;
  const required = must_contain_ingredient ? [must_contain_ingredient] : [];
  countAsked(house, { ...filters, sort: sort === "best" ? "" : sort }, [...required, ...custom_ingredient_ids]);
}

const input = recipeSearchSchema.extend(pageFields);

/** guide.md, 7: POST load-recipes. */
export const loadRecipes = operation({
  name: "my-bar/load-recipes",
  summary: "What can be made from the bar, and what is nearly there",
  who: "member",
  changes: false,
  input,
  answers: recipesAnswer,
  async handle({ limit, offset, ...search }, context) {
    return success(await findRecipes(context, search, clampPage(limit, offset, recipePageSize)));
  },
});

const ownInput = z.object({ keyword: recipeSearchSchema.shape.keyword, ...pageFields });

/** guide.md, 7: POST load-user-generated-recipes: the person's own, whether they can be made or not. */
export const loadOwnRecipes = operation({
  name: "my-bar/load-user-generated-recipes",
  summary: "The recipes that the person wrote",
  who: "member",
  changes: false,
  input: ownInput,
  answers: recipesAnswer,
  async handle({ keyword, limit, offset }, context) {
    const page = clampPage(limit, offset, recipePageSize);
    const own = await barOf(context);
    const { personId, catalogue } = own;
    const bars = own.openAll();
    const wanted = fold(keyword);
    const mine = [...catalogue.recipes.values()].filter(
      (recipe) => recipe.ownerId === personId && recipe.folded.includes(wanted),
    );
    const chosen = mine.map((recipe) => ({ recipe, missing: bars[0].missingOf(recipe.id) ?? 0 }));
    const shown = chosen.slice(page.offset, page.offset + page.limit);
    const said = await saidOf(context, shown);
    const told = { catalogue, bars, weakest: 0 as const, said, now: Date.now(), supposed: new Set<number>() };
    return success({ result: shown.map((one) => presentMakeable(one, told)), result_count: chosen.length });
  },
});

const unlockInput = z.object({
  limit: pageFields.limit,
  allow_alt_ingredients: recipeSearchSchema.shape.allow_alt_ingredients,
  /** Only what one gets there; `each`: so many of each source. */
  source: z
    .enum([...sources, "each"])
    .optional()
    .catch(undefined),
});
/** The next bottle to buy: what each further ingredient would unlock by itself, best first. */
export const loadUnlocks = operation({
  name: "my-bar/load-unlocks",
  summary: "What each further ingredient would unlock, best first",
  who: "member",
  changes: false,
  input: unlockInput,
  answers: z.object({ makeable: z.int(), result: z.array(unlockItem) }),
  async handle({ limit, allow_alt_ingredients, source }, context) {
    const { catalogue, bar, follows, ...own } = await barOf(context);
    const open = own.open(allow_alt_ingredients);
    const most = clampPage(limit, 0, 10).limit;
    const best = follows(`unlocks/${allow_alt_ingredients}/${source}/${most}`, () =>
      nextUnlocks(catalogue, open, bar.pantryOff, most, source),
    );
    countBottle(context.house, best[0]?.ingredientId);
    const subjects = best.map(({ ingredientId }) => ({ link_table: "ingredients" as const, link_id: ingredientId }));
    const [marks, offers] = await Promise.all([
      marksIn(context, subjects),
      buyableFor(
        context.house,
        best.map(({ ingredientId }) => ingredientId),
      ),
    ]);
    const wished = new Set(marks.filter((mark) => mark.wish_list).map((mark) => mark.link_id));
    return success({
      makeable: open.count(),
      result: best.map((next) => ({
        ...presentUnlock(next, catalogue, allow_alt_ingredients),
        wish_list: wished.has(next.ingredientId) ? ("yes" as const) : ("no" as const),
        buyable: offers.filter(({ ingredient_id }) => ingredient_id === next.ingredientId),
      })),
    });
  },
});
