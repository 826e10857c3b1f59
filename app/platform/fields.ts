import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { saysNo, saysYes, wordsIn } from "#app/kit/query.ts";
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

/** Of a name that an address has several times the first; what came once is as it came. For `z.preprocess`. */
export const firstOf = (sent: unknown): unknown => (Array.isArray(sent) ? sent[0] : sent);

/** A keyword, sent once or several times; whatever else is sent is none. */
export const keywordField = z.preprocess((sent) => wordsIn(sent), z.string());

/** Values by the ids of what they are of, as `back[12]` sends them: a form's low ids come as the places of a list with gaps. */
export function byId<Value extends z.ZodType>(value: Value) {
  return z.preprocess(
    (sent) => (Array.isArray(sent) ? Object.fromEntries(Object.entries(sent)) : sent),
    z.record(z.string(), value),
  );
}

/** A yes or a no as answers write it (`yesOrNo`). */
export const yesNo = z.enum(["yes", "no"]);

/** A yes in any of the ways that addresses, forms and scripts write it (contract.md, 8); all else is a no. */
export const yesField = z.preprocess(saysYes, z.boolean()).meta({ type: "string", description: "yes or no" });
/** The same where it may be left unsaid: undefined; anything but a yes or a no is refused. */
export const maybeField = z
  .preprocess(
    (sent) => (sent === "" ? undefined : saysYes(sent) ? true : saysNo(sent) ? false : sent),
    z.boolean("must be yes or no").optional(),
  )
  .meta({ type: "string", description: "yes or no" });

/**
 * `limit` and `offset` of a list call: whatever is sent is clamped, never an error (contract.md, 5), so
 * the schema takes anything and only its description says what is meant.
 */
export const pageFields = {
  limit: z.unknown().optional().meta({ type: "integer", minimum: 0, maximum: 100 }),
  offset: z.unknown().optional().meta({ type: "integer", minimum: 0 }),
};
