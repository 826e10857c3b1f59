import type { Queries } from "#app/database/database.server.ts";

/**
 * Waits until no other change of this person's is under way that takes turns, and keeps the turn until the transaction ends.
 * Whatever counts before it adds, or looks whether something is there before it writes of it, asks for this first: then of
 * several at once each sees what the one before has left (contract.md, 5 and 9). Rows that only refer to the person do not wait.
 */
export async function takeTurn(db: Queries, personId: string): Promise<void> {
  await db.selectFrom("person").select("id").where("id", "=", personId).forNoKeyUpdate().execute();
}
