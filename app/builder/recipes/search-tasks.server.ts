import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { barCatalogueOf, iidField, knownIn } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { pageFields, yesField } from "#app/platform/page-input.ts";
import { wordField } from "../ingredients/ingredient-tasks.server.ts";
import { yesNo, yesOrNo } from "../yes-no.ts";
import { findRecipes } from "./find-recipes.server.ts";
import { queryNames, readQuery, saidIn } from "./recipe-query-input.server.ts";
import { chosenIn, sidField } from "./search-recipe-task.server.ts";
import {
  changeSearch,
  forgetSearch,
  type KeptSearch,
  namedSearches,
  searchOf,
  startSearch,
} from "./search-store.server.ts";

/** A member keeps so many searches. */
const mostKept = 100;
const longestName = 80;
const noSuch = () => failure("not-found", "there is no such search of yours");
const nameField = wordField.pipe(z.string().max(longestName, `must be ${longestName} characters at most`));

const ids = (sent: unknown) =>
  Array.isArray(sent) ? sent : sent && typeof sent === "object" ? Object.values(sent) : sent;
const chosenField = z.preprocess((sent) => (sent === undefined ? undefined : ids(sent)), iidField.optional());
/** builder.md, 3: `step_one[chosen_ingredient][id]`: a form's tick boxes, by the ids in their names or values. */
const stepOne = z
  .looseObject({ chosen_ingredient: z.unknown().meta({ type: "object", description: "By ids" }) })
  .optional()
  .catch(undefined)
  .meta({ type: "object", description: "step_one[chosen_ingredient][id]" });

function namedInStepOne(sent: z.output<typeof stepOne>): unknown {
  const all = sent?.chosen_ingredient;
  if (all && typeof all === "object" && !Array.isArray(all)) return Object.keys(all).join(",");
  return Array.isArray(all) ? all : undefined;
}

/** contract.md, 9: begins an unsaved search, replaces what one has chosen, or reads it. */
export const searchIngredientsTask = operation({
  name: "builder/recipe-search-ingredients",
  summary: "Begins a search of recipes by ingredients, changes what it has chosen, or reads it",
  who: "member",
  changes: true,
  input: z.object({ sid: sidField, chosen_ingredient: chosenField, step_one: stepOne }),
  answers: z.object({
    sid: z.string(),
    chosen_ingredients: z.array(z.object({ id: z.int(), display_name: z.string() })),
    count: z.int(),
  }),
  async handle({ sid, chosen_ingredient, step_one }, { db, house, person }) {
    const catalogue = await barCatalogueOf(house);
    const inForm = namedInStepOne(step_one);
    const sent = chosen_ingredient ?? (inForm === undefined ? undefined : iidField.parse(inForm));
    const chosen = sent && knownIn(catalogue, sent);
    if (sid === undefined && (chosen?.length ?? 0) === 0) return failure("invalid", "No ingredients chosen");
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (sid !== undefined && !kept) return noSuch();
    if (kept && chosen) await changeSearch(db, person.id, kept.sid, { ingredients: chosen });
    const { present, count } = chosenIn(catalogue, chosen ?? kept?.ingredients ?? []);
    const found = kept?.sid ?? (await startSearch(db, person.id, chosen ?? []));
    return success({ sid: found, chosen_ingredients: present, count });
  },
});

/** builder.md, 7: recipe-search-param: sets one filter of a search; an empty value takes it off. */
export const searchParamTask = operation({
  name: "builder/recipe-search-param",
  summary: "Sets or takes off one filter of a search",
  who: "member",
  changes: true,
  input: z.object({
    sid: sidField,
    method: z.literal("set").default("set"),
    name: z.enum(queryNames as [string, ...string[]]),
    value: z
      .union([z.string().max(100), z.number(), z.boolean()])
      .nullish()
      .meta({ type: "string" }),
  }),
  answers: z.object({ params: z.record(z.string(), z.unknown()) }),
  async handle({ sid, name, value }, { db, person }) {
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (!kept) return noSuch();
    const params = saidIn({ ...kept.params, [name]: value });
    await changeSearch(db, person.id, kept.sid, { params });
    return success({ params: { ...readQuery(params) } });
  },
});

/** builder.md, 7: recipe-search-complete: the search is named and kept. Without `sid`: one of all that the person has. */
export const searchCompleteTask = operation({
  name: "builder/recipe-search-complete",
  summary: "Names a search and keeps it",
  who: "member",
  changes: true,
  input: z.object({ sid: sidField, name: nameField }),
  answers: z.object({ sid: z.string(), name: z.string(), href: z.string() }),
  async handle({ sid, name }, context) {
    const { db, person } = context;
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (sid !== undefined && !kept) return noSuch();
    if (name === "") return failure("invalid", "Give the search a name.", { name: "Give the search a name." });
    if (!kept?.name && (await namedSearches(db, person.id)).length >= mostKept)
      return failure("invalid", `You have ${mostKept} searches, which is the most.`);
    const found = kept?.sid ?? (await startSearch(db, person.id, []));
    const seen = await idsFound(context, kept ?? { ingredients: [], params: {} });
    await changeSearch(db, person.id, found, { name, seen });
    return success({ sid: found, name, href: hrefOf(found) });
  },
});

const hrefOf = (sid: string) => `/builder/recipes?sid=${sid}`;

async function idsFound(context: Context, { ingredients, params }: Pick<KeptSearch, "ingredients" | "params">) {
  const { found } = await findRecipes(context, ingredients, readQuery(params));
  return found.map(({ recipe }) => recipe.id);
}

/** Says that a kept search was opened: what it finds now is not new any more. */
export const openSearch = operation({
  name: "builder/open-search",
  summary: "Notes that a kept search was looked at",
  who: "member",
  changes: true,
  input: z.object({ sid: sidField }),
  answers: z.null(),
  async handle({ sid }, context) {
    const kept = sid === undefined ? undefined : await searchOf(context.db, context.person.id, sid);
    if (!kept) return noSuch();
    await changeSearch(context.db, context.person.id, kept.sid, { seen: await idsFound(context, kept) });
    return success(null);
  },
});

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
});
export type SavedSearch = z.output<typeof search>;

/** contract.md, 9: searches: those that a person keeps; with `id` one is named anew, or with `delete` taken away. */
export const searchesTask = operation({
  name: "builder/searches",
  summary: "The searches that a person keeps, and what is new in each; with id, renames or forgets one",
  who: "member",
  changes: true,
  input: z.object({ id: sidField, name: nameField, delete: yesField, ...pageFields }),
  answers: z.object({ result_count: z.int(), result: z.array(search) }),
  async handle({ id, name, delete: forget, ...page }, context) {
    const { db, person } = context;
    if (id !== undefined) {
      if (!(await searchOf(db, person.id, id))) return noSuch();
      if (forget) await forgetSearch(db, person.id, id);
      else if (name !== "") await changeSearch(db, person.id, id, { name });
    }
    const all = await namedSearches(db, person.id);
    const { limit, offset } = clampPage(page.limit, page.offset, 20);
    const result = [];
    for (const kept of all.slice(offset, offset + limit)) result.push(await presentSearch(kept, context));
    return success({ result_count: all.length, result });
  },
});

async function presentSearch(kept: KeptSearch, context: Context): Promise<SavedSearch> {
  const { sid, name, ingredients, seen } = kept;
  const [found, catalogue] = [await idsFound(context, kept), await barCatalogueOf(context.house)];
  const known = new Set(seen);
  return {
    ...{ id: sid, sid, name: name ?? "", href: hrefOf(sid), edit_href: `/builder/recipes/search?sid=${sid}` },
    param: { use_all_ingredients: yesOrNo(ingredients.length === 0) },
    ingredients: chosenIn(catalogue, ingredients).present,
    recipe_count: found.length,
    new_count: found.filter((id) => !known.has(id)).length,
  };
}
