import { redirect } from "react-router";
import { pageWithin } from "#app/kit/paging.ts";
import type { Caller } from "#app/operations/operation.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { runRead } from "#app/operations/runner.server.ts";
import { readFields } from "#app/platform/body.server.ts";
import { searchItem } from "../adding/item-operations.server.ts";
import { shownPage } from "../paging/paging.ts";
import { loadIngredientChoices } from "./filters/choice-operations.server.ts";
import { gentlerSearches, recipesHref } from "./filters/recipe-address.ts";
import type { Hint } from "./no-recipes.tsx";
import { loadRecipes } from "./recipe-operations.server.ts";
import { mostMissing, type RecipeSearch, recipePageSize } from "./recipe-search.ts";
import { recipeSearchSchema } from "./recipe-search-input.server.ts";

/** Everything that the recipes screen shows for an address. */
export async function loadRecipesPage(url: URL, caller: Caller) {
  const asked = readFields(url.search);
  const search = recipeSearchSchema.parse(asked);
  const { limit, offset: wanted } = shownPage(asked.limit, asked.offset, recipePageSize);
  const unknown = await addByName(asked.custom_add, search, limit, caller);
  const find = async (offset: number) => valueFrom(await runRead(loadRecipes, { ...search, limit, offset }, caller));
  const [found, choices] = await Promise.all([
    pageWithin(wanted, limit, find),
    runRead(loadIngredientChoices, search, caller),
  ]);
  const everything = { ...search, include_non_alcoholic: true, present_hidden: true };
  const [hints, ready, all] = await Promise.all([
    found.result_count === 0 ? hintsFor(search, caller) : [],
    Promise.all([0, 1].map((missing) => countOf({ ...search, missing }, caller))),
    countOf(everything, caller),
  ]);
  const leftOut = { count: all - found.result_count, href: recipesHref(everything, { limit }) };
  return { ...found, search, limit, choices: valueFrom(choices), hints, ready, leftOut, unknown };
}

async function countOf(search: RecipeSearch, caller: Caller): Promise<number> {
  return valueFrom(await runRead(loadRecipes, { ...search, limit: 0 }, caller)).result_count;
}

/**
 * Without a script an ingredient is added by its name: the address then says its id.
 * @returns the name where no ingredient has it
 * @throws a redirect to the address with the ingredient
 */
async function addByName(name: unknown, search: RecipeSearch, limit: number, caller: Caller): Promise<string | null> {
  if (typeof name !== "string" || name.trim() === "") return null;
  const keyword = name.trim().slice(0, 100);
  const asked = {
    keyword,
    sub_type: "all",
    autocomplete: false,
    "must-be-ingredient": true,
    "search-all": true,
  } as const;
  const { result } = valueFrom(await runRead(searchItem, { ...asked, limit: 1 }, caller));
  const id = result[0]?.ingredient_id;
  if (id === undefined) return keyword;
  const others = search.custom_ingredient_ids.filter((other) => other !== id);
  throw redirect(recipesHref({ ...search, custom_ingredient_ids: [...others, id] }, { limit }));
}

/**
 * How many recipes each gentler search would find. Those that find none are left out, and of those that
 * let more be missing only the one that lets the least.
 */
async function hintsFor(search: RecipeSearch, caller: Caller): Promise<Hint[]> {
  const hints = await Promise.all(
    gentlerSearches(search, mostMissing).map(async ({ text, search: gentler }) => {
      return { text, href: recipesHref(gentler), count: await countOf(gentler, caller), missing: gentler.missing };
    }),
  );
  const found = hints.filter(({ count }) => count > 0);
  const least = Math.min(...found.map(({ missing }) => missing).filter((missing) => missing > search.missing));
  return found.filter(({ missing }) => missing === search.missing || missing === least);
}
