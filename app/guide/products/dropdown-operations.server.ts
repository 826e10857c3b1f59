import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { idField } from "#app/platform/number-input.ts";
import type { Operation } from "#app/platform/operation.ts";
import type { Context } from "#app/platform/runner.server.ts";
import { producersNamed } from "../producers/producer-store.server.ts";
import { bwsCategories } from "./product-store.server.ts";

export const dropdownAnswer = z.array(z.object({ id: z.int(), name: z.string() }));
type Answer = z.output<typeof dropdownAnswer>;

const categoryInput = z.object({ parent_id: idField.optional().describe("None: the top") });

/** guide.md, 7: bws/dropdowns: the categories of bottles below one, or the top ones. */
export const categoryDropdown: Operation<Context, typeof categoryInput, Answer> = {
  name: "guide/bws-dropdowns",
  summary: "The categories of bottles below one",
  who: "anyone",
  changes: false,
  input: categoryInput,
  handle: async ({ parent_id }, { db }) => success(await bwsCategories(db, parent_id ?? null)),
};

const producerInput = z.object({
  name: z.string().trim().max(100).catch("").describe("The beginning of a word of it"),
});

/** guide.md, 7: producers/dropdowns: producers by name. */
export const producerDropdown: Operation<Context, typeof producerInput, Answer> = {
  name: "guide/producers-dropdowns",
  summary: "Producers by name",
  who: "anyone",
  changes: false,
  input: producerInput,
  handle: async ({ name }, { db }) => success(await producersNamed(db, name)),
};
