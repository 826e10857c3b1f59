import { z } from "zod";
import type { ProductFacts } from "./draft.ts";
import { lastStep } from "./fields.ts";

const thing = z.object({ id: z.int(), name: z.string() });

/** A draft as its form shows it at one step: what was typed, what its selects offer, and what is still missing. */
export const toldProduct = z.object({
  step: z.union([z.int(), z.literal("summary")]),
  furthest: z.int().describe("The furthest step that may be opened; one more than the last is the summary"),
  facts: z.custom<ProductFacts>((value) => typeof value === "object"),
  categories: z.array(z.array(thing)).describe("What may be chosen at each of the four levels"),
  ...{ producers: z.array(thing), ingredients: z.array(thing), cocktails: z.array(thing) },
  found: z.array(thing).describe("Drinks whose name holds the word that was looked for"),
  word: z.string(),
  known: z
    .array(z.object({ code: z.string(), name: z.string(), href: z.string() }))
    .describe("Bottles that bear its codes"),
  problems: z.array(z.object({ step: z.int(), field: z.string(), message: z.string() })),
});
export type ToldProduct = z.output<typeof toldProduct>;

/** A step by its name in the address: 1 to 9, or `summary`; what is none is the first. */
export function stepIn(asked: unknown): number | "summary" {
  if (asked === "summary") return "summary";
  const step = typeof asked === "string" && /^\d{1,2}$/.test(asked) ? Number(asked) : 1;
  return step >= 1 && step <= lastStep ? step : 1;
}

/** The same as a number: the summary comes after the last step. */
export const placeOf = (step: number | "summary") => (step === "summary" ? lastStep + 1 : step);
/** The step at a place, the way back of `placeOf`. */
export const stepAt = (place: number): number | "summary" => (place > lastStep ? "summary" : place);
