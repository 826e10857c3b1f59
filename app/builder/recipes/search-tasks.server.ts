import { z } from "zod";
import { saysNo } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { barCatalogueFor, iidField, knownIn } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { wordField } from "../ingredients/ingredient-tasks.server.ts";
import { texts } from "../texts.ts";
import { findRecipes } from "./find-recipes.server.ts";
import { queryNames, readQuery, saidIn } from "./recipe-query-input.server.ts";
import { chosenIn, sidField } from "./search-recipe-task.server.ts";
import { changeSearch, type KeptSearch, namedSearches, searchOf, startSearch } from "./search-store.server.ts";

/** A member keeps so many searches. */
const mostKept = 100;
export const longestSearchName = 80;
/** What a task says of a search that is none of the person's. */
export const noSuch = () => failure("not-found", "there is no such search of yours");
export const nameField = wordField.pipe(
  z.string().overwrite(oneLine).max(longestSearchName, `must be ${longestSearchName} characters at most`),
);

const ids = (sent: unknown) =>
  Array.isArray(sent) ? sent : sent && typeof sent === "object" ? Object.values(sent) : sent;
const chosenField = z.preprocess((sent) => (sent === undefined ? undefined : ids(sent)), iidField.optional());
/** builder.md, 3: `step_one[chosen_ingredient][id]`: a form's tick boxes, by the ids in their names or values. */
export const stepOne = z
  .looseObject({ chosen_ingredient: z.unknown().meta({ type: "object", description: "By ids" }) })
  .optional()
  .catch(undefined)
  .meta({ type: "object", description: "step_one[chosen_ingredient][id]" });

/** The ids of a form's first step; undefined where it sent none. */
export function namedInStepOne(sent: z.output<typeof stepOne>): string | unknown[] | undefined {
  const all = sent?.chosen_ingredient;
  if (!all || typeof all !== "object") return undefined;
  // Low numbers in brackets come as a list with gaps, and are ids all the same; one without a gap at its beginning holds ids.
  if (Array.isArray(all) && all[0] !== undefined) return all as unknown[];
  const ticked = Object.entries(all).filter(([, value]) => value !== undefined && !saysNo(value));
  return ticked.map(([id]) => id).join(",");
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
    const catalogue = await barCatalogueFor(house, person?.id);
    const inForm = namedInStepOne(step_one);
    const sent = chosen_ingredient ?? (inForm === undefined ? undefined : iidField.parse(inForm));
    const chosen = sent && knownIn(catalogue, sent);
    if (sid === undefined && (chosen?.length ?? 0) === 0) return failure("invalid", texts.noneChosen);
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (sid !== undefined && !kept) return noSuch();
    if (kept && chosen) await changeSearch(db, person.id, kept.sid, { ingredients: chosen });
    const { present, count } = chosenIn(catalogue, chosen ?? kept?.ingredients ?? []);
    if (!kept) await takeTurn(db, person.id);
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
    await takeTurn(db, person.id);
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (sid !== undefined && !kept) return noSuch();
    const refused = await cannotBeNamed(context, name, kept);
    if (refused) return refused;
    const found = kept?.sid ?? (await startSearch(db, person.id, []));
    const seen = await idsFound(context, kept ?? { ingredients: [], params: {} });
    await changeSearch(db, person.id, found, { name, seen });
    return success({ sid: found, name, href: hrefOf(found) });
  },
});

/** Why a search cannot have a name; null where it can. */
export async function cannotBeNamed({ db, person }: Context<"member">, name: string, kept: KeptSearch | undefined) {
  if (name === "") return failure("invalid", "Give the search a name.", { name: "Give the search a name." });
  if (kept?.name || (await namedSearches(db, person.id)).length < mostKept) return null;
  return failure("invalid", `You have ${mostKept} searches, which is the most.`);
}

/** Where a search is shown. */
export const hrefOf = (sid: string) => `/builder/recipes?sid=${sid}`;

/** What a search finds now, by ids. */
export async function idsFound(context: Context, { ingredients, params }: Pick<KeptSearch, "ingredients" | "params">) {
  const { found } = await findRecipes(context, ingredients, readQuery(params));
  return found.map(({ recipe }) => recipe.id);
}
