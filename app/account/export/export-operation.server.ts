import { z } from "zod";
import { readHolding } from "#app/database/holding.server.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";

/** All that the site holds of a person, by what it is (contract.md, 4: `export`). */
export const exportOwnData = operation({
  name: "account/export",
  summary: "All that the site holds of the signed-in person.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    site: z.string(),
    made_at: z.string(),
    held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  limit: { times: 5, seconds: 60 },
  async handle(_, { house, db, person }) {
    const held: Record<string, Record<string, unknown>[]> = {};
    // One after the other: it is nobody's hurry, and takes one connection.
    for (const holding of house.holdings) {
      if (holding.told.length > 0) held[holding.name] = await readHolding(db, holding, person.id);
    }
    return success({ site: house.settings.BASE_URL, made_at: new Date().toISOString(), held });
  },
});
