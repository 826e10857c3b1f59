import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { highestId, unknownIngredient } from "#app/kit/subject.ts";
import { mostMissingAsked } from "#app/operations/makeable.ts";
import { operation } from "#app/operations/operation.ts";
import { pageFields } from "#app/platform/fields.ts";
import { countAsked, countBottle } from "#app/tally/tally.server.ts";
import { addItems } from "../bar/bar-store.server.ts";
import { subTypeOf } from "../bar-types.ts";
import { type BarCatalogue, barCatalogueOf, openAll, openFor } from "../catalogue/bar-catalogue.server.ts";
import { presentMakeable } from "../recipes/present-recipe.ts";
import { chooseRecipes } from "../recipes/recipe-choice.ts";
import { recipePageSize } from "../recipes/recipe-search.ts";
import { recipeSearchSchema } from "../recipes/recipe-search-input.server.ts";
import { nextUnlocks } from "../unlocks/next-unlocks.ts";
import { guestPicks, guestRecipes, takenOver } from "./guest-answers.server.ts";
import { firstKeys, tickable } from "./installable.server.ts";
import { mostTicked } from "./kept/guest-cookie.ts";

/** Nobody: no recipe is theirs. */
const nobody = "";
/** The ids in texts, each a comma list (contract.md, 9: `iid`); what else is sent is none. */
function idsIn(sent: readonly unknown[]): number[] {
  const said = sent.map((one) => (typeof one === "number" ? String(one) : one));
  const texts = said.filter((text) => typeof text === "string").map((text) => text.slice(0, 2_000));
  const ids = texts.flatMap((text) => text.split(",")).map((id) => readDigits(id.trim()) ?? 0);
  return [...new Set(ids)].filter((id) => id > 0 && id <= highestId).slice(0, mostTicked);
}
const described = { type: "string", description: "Ids of ingredients, with commas" } as const;
/** contract.md, 9: `iid`. A form without a script gives the name several times. */
export const iidField = z
  .preprocess((value) => idsIn(Array.isArray(value) ? value : [value]), z.array(z.number()))
  .meta(described);
const ticked = z.object({ iid: iidField });
/** The same for a change: one text. */
const tickedAtOnce = z.object({ iid: z.preprocess((value) => idsIn([value]), z.array(z.number())).meta(described) });

/** What is ticked and the library knows. */
export const knownIn = (catalogue: BarCatalogue, ids: readonly number[]) =>
  ids.filter((id) => id !== unknownIngredient && catalogue.ingredients.has(id));
const barOfIds = (ids: readonly number[]) => ({ ingredients: ids, brands: [], pantryOff: [] });

/** get-started (builder.md, 2): what a guest may tick, and a live count of what it makes, by the one engine of every bar. */
export const loadGuestPicks = operation({
  name: "my-bar/guest-picks",
  summary: "What somebody without an account may tick, and how many recipes it makes",
  who: "anyone",
  changes: false,
  input: ticked,
  answers: guestPicks,
  async handle({ iid }, { house }) {
    const catalogue = await barCatalogueOf(house);
    const ids = knownIn(catalogue, iid);
    const open = openFor(catalogue, nobody, barOfIds(ids));
    const unlocks = open.unlocks();
    const [best] = ids.length === 0 ? [] : nextUnlocks(catalogue, open, [], 1);
    const count = open.count();
    countBottle(house, best?.ingredientId);
    const next = best && {
      id: best.ingredientId,
      name: catalogue.ingredients.get(best.ingredientId)?.name ?? "",
      recipe_count: count + best.recipes.length,
    };
    const first = new Set<string>(firstKeys);
    const result = tickable(catalogue).map(({ id, key, name, type }) => ({
      id,
      name,
      sub_type: subTypeOf(type),
      first: first.has(key),
      unlocks: unlocks.of(id),
    }));
    return success({ ids, recipe_count: count, next: next ?? null, result, result_count: result.length });
  },
});

const recipesInput = ticked.extend({
  missing: recipeSearchSchema.shape.missing,
  /** Only what lacks exactly so many. */
  only_missing: recipeSearchSchema.shape.only_unlocked,
  ...pageFields,
});

/** What a guest's bar makes: the list, the verdicts and the reasons of every bar. With `missing` what lacks so many as well, or alone. */
export const findGuestRecipes = operation({
  name: "my-bar/guest-recipes",
  summary: "The recipes that ticked ingredients make, and those that nearly",
  who: "anyone",
  changes: false,
  input: recipesInput,
  answers: guestRecipes,
  async handle({ iid, missing, only_missing, limit, offset }, { house }) {
    const catalogue = await barCatalogueOf(house);
    const ids = knownIn(catalogue, iid);
    const page = clampPage(limit, offset, recipePageSize);
    // Without anything ticked nothing is said: what the pantry alone makes is nobody's answer.
    if (ids.length === 0) return success({ result: [], result_count: 0 });
    if (page.offset === 0) countAsked(house, { missing, only_missing }, ids);
    const bars = openAll(catalogue, nobody, barOfIds(ids));
    const search = recipeSearchSchema.parse({ missing, include_non_alcoholic: true });
    const marks = { favourites: new Set<number>(), disliked: new Set<number>() };
    const chosen = chooseRecipes(catalogue, bars[0], search, marks).filter(
      (one) => !only_missing || one.missing === missing,
    );
    const told = {
      ...{ catalogue, bars, weakest: 0 as const, said: new Map() },
      ...{ now: Date.now(), supposed: new Set<number>() },
    };
    const shown = chosen.slice(page.offset, page.offset + page.limit);
    return success({ result: shown.map((one) => presentMakeable(one, told)), result_count: chosen.length });
  },
});

/** Puts what a guest ticked into the bar of the member that they turned out to be; what is there already stays as it is. */
export const takeOverBar = operation({
  name: "my-bar/take-over",
  summary: "Puts what was ticked before signing in into the bar",
  who: "member",
  changes: true,
  input: tickedAtOnce,
  answers: takenOver,
  async handle({ iid }, { house, db, person }) {
    const catalogue = await barCatalogueOf(house);
    const items = knownIn(catalogue, iid).map((id) => ({
      link_table: "ingredients" as const,
      link_id: id,
      sub_type: subTypeOf(catalogue.ingredients.get(id)!.type),
    }));
    if (items.length === 0) return failure("invalid", "nothing is ticked");
    const added = await addItems(db, person.id, items);
    return success({ added, there: items.length - added });
  },
});

const within = Array.from({ length: mostMissingAsked + 1 }, (_, missing) => missing);

/** What a guest's bar makes, or nearly, for the guide's lists: under the rules of a member's. */
export const guestsMakeable = operation({
  name: "my-bar/guests-makeable-recipes",
  summary: "The recipes that miss at most so many lines, for 0 to 3, by what a guest ticked",
  who: "anyone",
  changes: false,
  input: z.object({ ids: z.array(z.int()).max(mostTicked) }),
  answers: z.array(z.array(z.int())).nullable(),
  async handle({ ids: ticked }, { house }) {
    const catalogue = await barCatalogueOf(house);
    const ids = knownIn(catalogue, ticked);
    if (ids.length === 0) return success(null);
    const open = openFor(catalogue, nobody, barOfIds(ids));
    return success(within.map((missing) => [...open.makeable(missing)]));
  },
});
