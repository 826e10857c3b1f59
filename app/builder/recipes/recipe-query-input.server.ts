import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { saysYes } from "#app/kit/query.ts";
import { highestId } from "#app/kit/subject.ts";
import { keywordField } from "#app/platform/fields.ts";
import { mostMissing, type RecipeQuery, ratingChoices, recipeOrders, triStates } from "./recipe-query.ts";

/** A word or a number as text; whatever else is sent says nothing. */
const textOf = (sent: unknown) => (typeof sent === "string" || typeof sent === "number" ? String(sent) : "");
const none = z.literal("");
const triState = z.union([z.enum(triStates), none]).catch("");
const rated = z.union([z.enum(ratingChoices), none]).catch("");
const number = (highest: number) => z.preprocess((sent) => Math.min(highest, readDigits(sent) ?? 0), z.number());

/** The fields of a search; whatever makes no sense is as if it were not there (contract.md, 9). */
export const queryFields = {
  keyword: keywordField,
  favourite: triState,
  hof: triState,
  commented: triState,
  nonalcoholic: z.union([z.enum(["only", "include"]), none]).catch(""),
  rating: z.preprocess(textOf, rated),
  yourrating: z.preprocess(textOf, rated),
  altingredients: z.preprocess((sent) => (textOf(sent) === "2" ? 2 : saysYes(sent) ? 1 : 0), z.literal([0, 1, 2])),
  missing: number(mostMissing),
  requireoptional: z.preprocess(saysYes, z.boolean()),
  sort: z.enum(recipeOrders).catch("best"),
  shuffle: number(highestId),
} as const;

const fields = z.object(queryFields);
export const queryNames = Object.keys(queryFields) as (keyof typeof queryFields)[];

/** The fields of a call or an address that say something: those that do not leave a kept search as it is. */
export function saidIn(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    queryNames.flatMap((name) => (["", undefined, null].includes(sent[name] as never) ? [] : [[name, sent[name]]])),
  );
}

/** What is asked for by several, the later before the earlier: what a search keeps, and what a call says besides. */
export function readQuery(...said: readonly Readonly<Record<string, unknown>>[]): RecipeQuery {
  return fields.parse(Object.assign({}, ...said.map(saidIn)));
}
