import { z } from "zod";
import { saysNo, saysYes } from "#app/kit/query.ts";

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
