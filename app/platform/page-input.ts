import { z } from "zod";

/**
 * `limit` and `offset` of a list call: whatever is sent is clamped, never an error (contract.md, 5), so
 * the schema takes anything and only its description says what is meant.
 */
export const pageFields = {
  limit: z.unknown().optional().meta({ type: "integer", minimum: 0, maximum: 100 }),
  offset: z.unknown().optional().meta({ type: "integer", minimum: 0 }),
};
