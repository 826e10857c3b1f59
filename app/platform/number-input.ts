import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { highestId } from "#app/kit/subject.ts";

/** The schema of every whole number that comes from outside: digits, from `lowest` to `highest` (contract.md, 13). */
export function digits(lowest: number, highest: number) {
  return z
    .preprocess(
      (value) => readDigits(value) ?? Number.NaN,
      z
        .int("must be a whole number")
        .min(lowest, `must be at least ${lowest}`)
        .max(highest, `must be at most ${highest}`),
    )
    .meta({ type: "integer", minimum: lowest, maximum: highest });
}

/** The id of one thing. */
export const idField = digits(1, highestId);

/** The id of one thing, or none: a form's empty field is none as well (guide.md, 5: filter forms drop what is empty). */
export const optionalIdField = z.preprocess(
  (sent) => (typeof sent === "string" && sent.trim() === "" ? undefined : sent),
  idField.optional(),
);

/** Values by the ids of what they are of, as `back[12]` sends them: a form's low ids come as the places of a list with gaps. */
export function byId<Value extends z.ZodType>(value: Value) {
  return z.preprocess(
    (sent) => (Array.isArray(sent) ? Object.fromEntries(Object.entries(sent)) : sent),
    z.record(z.string(), value),
  );
}
