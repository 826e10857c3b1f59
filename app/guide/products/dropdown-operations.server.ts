import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { firstOf, optionalIdField, pageFields } from "#app/platform/fields.ts";
import { producersNamed } from "../producers/producer-store.server.ts";
import { bwsCategories } from "./product-store.server.ts";

const dropdownAnswer = z.array(z.object({ id: z.int(), name: z.string() }));

/** -1 is what a select sends of which nothing is chosen (contract.md, 7). */
const categoryInput = z.object({
  parent_id: z
    .preprocess((sent) => (sent === "-1" || sent === -1 ? undefined : sent), optionalIdField)
    .describe("None: the top"),
});

/** guide.md, 7: bws/dropdowns: the categories of bottles below one, or the top ones. */
export const categoryDropdown = operation({
  name: "guide/bws-dropdowns",
  summary: "The categories of bottles below one",
  who: "anyone",
  changes: false,
  input: categoryInput,
  answers: dropdownAnswer,
  handle: async ({ parent_id }, { db }) => success(await bwsCategories(db, parent_id ?? null)),
});

/** So many are told unless another number is asked for. */
const mostTold = 50;
/** No name is as long: what is longer finds none. */
const longestName = 100;
const producerInput = z.object({
  name: z
    .preprocess(
      firstOf,
      z
        .string()
        .trim()
        .transform((text) => text.slice(0, longestName)),
    )
    .catch("")
    .meta({ type: "string", description: "The beginning of a word of it" }),
  ...pageFields,
});

/** guide.md, 7: producers/dropdowns: producers by name. */
export const producerDropdown = operation({
  name: "guide/producers-dropdowns",
  summary: "Producers by name",
  who: "anyone",
  changes: false,
  input: producerInput,
  answers: dropdownAnswer,
  handle: async ({ name, limit, offset }, { db }) =>
    success(await producersNamed(db, name, clampPage(limit, offset, mostTold))),
});
