import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/**
 * Claims something that we signed for its one use; false when it was claimed before. It is remembered until it
 * would have expired anyway. Claims that are over are swept out on the way.
 * @param purpose what it was signed for: `captcha`
 */
export async function claimOnce(db: Queries, purpose: string, nonce: string, expires: Date): Promise<boolean> {
  await db
    .deleteFrom("verification")
    .where("identifier", "=", purpose)
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
  const claimed = await db
    .insertInto("verification")
    .values({ id: `${purpose}:${nonce}`, identifier: purpose, value: "used", expires_at: expires })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
