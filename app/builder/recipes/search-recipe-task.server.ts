import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { noteHtml } from "#app/marks/mark-store.server.ts";
import { type BarCatalogue, barCatalogueFor, barOf, iidField, maySee } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { idField, pageFields, yesField } from "#app/platform/fields.ts";
import { countAsked } from "#app/tally/tally.server.ts";
import { collectionsTask } from "../collections/collection-tasks.server.ts";
import { signInFirst, wordField } from "../ingredients/ingredient-tasks.server.ts";
import { texts } from "../texts.ts";
import { bottleAnswer, bottlesFor } from "./bottles.server.ts";
import { findRecipes } from "./find-recipes.server.ts";
import { presentRecipes, recipeAnswer, recipePremium } from "./present-recipes.server.ts";
import type { RecipeQuery } from "./recipe-query.ts";
import { queryFields, readQuery } from "./recipe-query-input.server.ts";
import { searchOf } from "./search-store.server.ts";

/** builder.md, 9: the second page size of a list. */
const pageSize = 20;
/** As many bottles as a list of them needs. */
const mostBottles = 100;
/** Fields are kept as they came, so that one not said leaves a kept search as it is. */
const sent = (name: string) => z.unknown().optional().meta({ type: "string", description: name });

/** A recipe search by its `sid`; an empty one is none. */
export const sidField = z.preprocess(
  (given) => (given === "" || given === null ? undefined : given),
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, "is no search of yours")
    .optional(),
);

const chosen = z.object({
  present: z.array(z.object({ id: z.int(), display_name: z.string() })),
  count: z.int(),
});

/** The chosen ingredients, by their names. */
export function chosenIn({ ingredients }: BarCatalogue, ids: readonly number[]): z.output<typeof chosen> {
  const present = ids.flatMap((id) => {
    const display_name = ingredients.get(id)?.name;
    return display_name === undefined ? [] : [{ id, display_name }];
  });
  return { present, count: present.length };
}

/** The filters as a call or a form sends them. */
export const sentFields: Record<string, z.ZodType> = Object.fromEntries(
  Object.keys(queryFields).map((name) => [name, sent("As contract.md, 9 has it")]),
);

const input = z.object({
  id: idField.optional().describe("One recipe, whatever the search"),
  sid: sidField.describe("A search of one's own"),
  iid: iidField,
  page: wordField.describe("The name of a screen: changes nothing"),
  fetch_available_brands: yesField,
  ...sentFields,
  ...pageFields,
});

const answers = z.object({
  result_count: z.int(),
  result: z.array(recipeAnswer.extend({ premium: recipePremium.optional().describe("Of one recipe") })),
  params: z.looseObject({ chosen_ingredients: chosen, display_name: z.string().nullable() }),
  phrases: z.object({ iid: z.string() }),
  available_brands: z.array(bottleAnswer).optional(),
});

/**
 * builder.md, 7: search-recipe: what the chosen ingredients make, or the person's bar where none is chosen, page by page.
 * With `id` one recipe. Guests may ask it of an `iid` list (contract.md, 9).
 */
export const searchRecipeTask = operation({
  name: "builder/search-recipe",
  summary: "The recipes that ingredients make, with filters",
  who: "anyone",
  changes: false,
  input,
  answers,
  async handle({ id, sid, iid, fetch_available_brands, limit, offset, page: _, ...said }, context) {
    const { person } = context;
    if (!person && (iid.length === 0 || id !== undefined || sid !== undefined)) return signInFirst();
    const kept = person && sid !== undefined ? await searchOf(context.db, person.id, sid) : undefined;
    if (sid !== undefined && !kept) return failure("not-found", "there is no such search of yours");
    const ids = iid.length > 0 ? iid : (kept?.ingredients ?? []);
    const query = readQuery(kept?.params ?? {}, said);
    if (id !== undefined) return oneRecipe(id, context);
    const all = await findRecipes(context, ids, query);
    const page = clampPage(limit, offset, pageSize);
    if (page.offset === 0 && page.limit > 0) countQuery(context, query, ids);
    const shown = all.first(page.offset + page.limit).slice(page.offset);
    const chosen_ingredients = chosenIn(all.catalogue, ids);
    return success({
      result_count: all.found.length,
      result: await presentRecipes(context, shown, all),
      params: { ...query, chosen_ingredients, display_name: kept?.name ?? null },
      phrases: { iid: phraseOf(chosen_ingredients.present.map(({ display_name }) => display_name)) },
      ...(fetch_available_brands
        ? { available_brands: bottlesFor(all.catalogue, all.found, await ownedBottles(context)).slice(0, mostBottles) }
        : {}),
    });
  },
});

/**
 * What people narrow a search of recipes by, for the editors' figures; what My Bar's list asks as well is counted under its name
 * there, and a page that only wants the number asks nothing of its own.
 */
function countQuery({ house }: Context, query: RecipeQuery, ids: readonly number[]): void {
  const { keyword: _, shuffle: __, sort, nonalcoholic, altingredients, ...filters } = query;
  const shared = { include_non_alcoholic: nonalcoholic === "include", allow_alt_ingredients: altingredients };
  const only = nonalcoholic === "only" ? { nonalcoholic } : {};
  countAsked(house, { ...filters, ...shared, ...only, sort: sort === "best" ? "" : sort }, ids);
}

/** What was chosen, as a sentence says it. */
const phraseOf = (names: readonly string[]) =>
  names.length === 0 ? texts.usingAll : new Intl.ListFormat("en-GB").format(names);

async function oneRecipe(id: number, context: Context) {
  const recipe = (await barCatalogueFor(context.house, context.person?.id)).recipes.get(id);
  if (!recipe || !maySee(recipe, context.person?.id ?? "")) return failure("not-found", "there is no such recipe");
  const { catalogue, open } = await barOf({ ...context, person: context.person! });
  const found = [{ recipe, missing: open(0).missingOf(id) ?? 0 }];
  const [[shown], premium] = await Promise.all([
    presentRecipes(context, found, { open: open(0), catalogue }, true),
    premiumOf(id, { ...context, person: context.person! }),
  ]);
  const result = [{ ...shown!, premium }];
  const nothing = { chosen_ingredients: chosenIn(catalogue, []), display_name: null };
  return success({ result_count: 1, result, params: { ...readQuery(), ...nothing }, phrases: { iid: "" } });
}

async function premiumOf(link_id: number, context: Context<"member">) {
  const holding = collectionsTask.input.parse({ link_table: "cocktails", link_id, whose: "own" });
  const [told, { cabinets, active }] = await Promise.all([collectionsTask.handle(holding, context), barOf(context)]);
  return {
    collections: (told.ok ? told.value.result : []).map(({ id_encoded, name, has_item }) => {
      return { id_encoded, name, has_recipe: has_item, has_item };
    }),
    cabinet_count: cabinets.length,
    active_cabinet_html: noteHtml(cabinets.find(({ id }) => id === active)?.name ?? ""),
  };
}

async function ownedBottles(context: Context): Promise<ReadonlySet<number>> {
  const { person } = context;
  return new Set(person ? (await barOf({ ...context, person })).bar.brands : []);
}

/** contract.md, 9: fetch-bws-by-id: the bottles that can be used in a search's recipes. */
export const searchBottlesTask = operation({
  name: "builder/fetch-bws-by-id",
  summary: "The bottles that can be used in the recipes of a search",
  who: "member",
  changes: false,
  input: z.object({ sid: sidField, ...pageFields }),
  answers: z.object({ result_count: z.int(), result: z.array(bottleAnswer) }),
  async handle({ sid, limit, offset }, context) {
    const kept = sid === undefined ? undefined : await searchOf(context.db, context.person.id, sid);
    if (sid !== undefined && !kept) return failure("not-found", "there is no such search of yours");
    const { found, catalogue } = await findRecipes(context, kept?.ingredients ?? [], readQuery(kept?.params ?? {}));
    const bottles = bottlesFor(catalogue, found, await ownedBottles(context));
    const page = clampPage(limit, offset, pageSize);
    return success({ result_count: bottles.length, result: bottles.slice(page.offset, page.offset + page.limit) });
  },
});
