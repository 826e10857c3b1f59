import { z } from "zod";

/** A yes in any of the ways that addresses, forms and scripts write it (contract.md, 8); all else is a no. */
export const yesField = z
  .preprocess((sent) => /^(?:yes|1|true|on)$/i.test(isPlain(sent) ? String(sent) : ""), z.boolean())
  .meta({ type: "string", description: "yes or no" });
/** The same where it may be left unsaid: undefined; anything but a yes or a no is refused. */
export const maybeField = z
  .preprocess(
    (sent) => (sent === "" ? undefined : isPlain(sent) ? String(sent).toLowerCase() : sent),
    z
      .enum(["yes", "no", "1", "0", "true", "false", "on", "off"])
      .transform((said) => ["yes", "1", "true", "on"].includes(said))
      .optional(),
  )
  .meta({ type: "string", description: "yes or no" });
const isPlain = (sent: unknown) => ["string", "number", "boolean"].includes(typeof sent);

/**
 * `limit` and `offset` of a list call: whatever is sent is clamped, never an error (contract.md, 5), so
 * the schema takes anything and only its description says what is meant.
 */
export const pageFields = {
  limit: z.unknown().optional().meta({ type: "integer", minimum: 0, maximum: 100 }),
  offset: z.unknown().optional().meta({ type: "integer", minimum: 0 }),
};
