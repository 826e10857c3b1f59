import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { highestId } from "#app/kit/subject.ts";

/** The schema of every whole number that comes from outside: digits, from `lowest` to `highest` (contract.md, 13). */
export function digits(lowest: number, highest: number) {
  return z
    .preprocess((value) => readDigits(value) ?? Number.NaN, z.int("must be a whole number").min(lowest).max(highest))
    .meta({ type: "integer", minimum: lowest, maximum: highest });
}

/** The id of one thing. */
export const idField = digits(1, highestId);
