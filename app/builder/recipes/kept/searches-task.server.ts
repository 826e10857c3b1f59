import { z } from "zod";
import { drawingPath } from "#app/guide/cocktail.ts";
import { clampPage } from "#app/kit/paging.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { pageFields, yesField, yesNo } from "#app/platform/fields.ts";
import { wordField } from "../../ingredients/ingredient-tasks.server.ts";
import { findRecipes } from "../find-recipes.server.ts";
import { readQuery } from "../recipe-query-input.server.ts";
import { chosenIn, sidField } from "../search-recipe-task.server.ts";
import { changeSearch, forgetSearch, type KeptSearch, namedSearches, searchOf } from "../search-store.server.ts";
import { hrefOf, nameField, noSuch } from "../search-tasks.server.ts";

const search = z.object({
  id: z.string(),
  sid: z.string(),
  name: z.string(),
  href: z.string(),
  edit_href: z.string(),
  param: z.object({ use_all_ingredients: yesNo }),
  ingredients: z.array(z.object({ id: z.int(), display_name: z.string() })),
  recipe_count: z.int(),
  new_count: z.int().describe("What it finds that it did not when it was last opened"),
  cover: z.array(z.object({ image: z.string(), colour: z.string().nullable() })).describe("Of the first that it finds"),
});
export type SavedSearch = z.output<typeof search>;
const answers = z.object({ result_count: z.int(), result: z.array(search) });

export const searchSorts = ["newest", "oldest", "name"] as const;
const listed = { keyword: wordField, sort: z.enum(searchSorts).catch("newest"), ...pageFields };
/** So many pictures are on a cover. */
const mostPictured = 4;

/** The searches that a person keeps, for pages: reading changes nothing. */
export const listSearches = operation({
  name: "builder/list-searches",
  summary: "The searches that a person keeps, and what is new in each",
  who: "member",
  changes: false,
  input: z.object(listed),
  answers,
  async handle({ keyword, sort, ...page }, context) {
    const newest = await namedSearches(context.db, context.person.id);
    const all = newest.filter(({ name }) => fold(name ?? "").includes(fold(keyword)));
    if (sort === "oldest") all.reverse();
    if (sort === "name") all.sort((a, b) => (a.name ?? "").localeCompare(b.name ?? "", "en"));
    const { limit, offset } = clampPage(page.limit, page.offset, 20);
    const result = [];
    for (const kept of all.slice(offset, offset + limit)) result.push(await presentSearch(kept, context));
    return success({ result_count: all.length, result });
  },
});

/** contract.md, 9: searches: those that a person keeps; with `id` one is named anew, or with `delete` taken away. */
export const searchesTask = operation({
  name: "builder/searches",
  summary: "The searches that a person keeps, and what is new in each; with id, renames or forgets one",
  who: "member",
  changes: true,
  input: z.object({ id: sidField, name: nameField, delete: yesField, ...listed }),
  answers,
  async handle({ id, name, delete: forget, ...page }, context) {
    const { db, person } = context;
    if (id !== undefined) {
      if (!(await searchOf(db, person.id, id))) return noSuch();
      if (forget) await forgetSearch(db, person.id, id);
      else if (name !== "") await changeSearch(db, person.id, id, { name });
    }
    return listSearches.handle(page, context);
  },
});

async function presentSearch(kept: KeptSearch, context: Context): Promise<SavedSearch> {
  const { sid, name, ingredients, seen } = kept;
  const { found, first, catalogue } = await findRecipes(context, ingredients, readQuery(kept.params));
  const known = new Set(seen);
  return {
    ...{ id: sid, sid, name: name ?? "", href: hrefOf(sid), edit_href: `/builder/recipes/search?sid=${sid}` },
    param: { use_all_ingredients: yesOrNo(ingredients.length === 0) },
    ingredients: chosenIn(catalogue, ingredients).present,
    recipe_count: found.length,
    new_count: found.filter(({ recipe }) => !known.has(recipe.id)).length,
    cover: first(mostPictured).map(({ recipe: { id, drawing, colour } }) => ({
      image: drawingPath(id, drawing),
      colour,
    })),
  };
}
