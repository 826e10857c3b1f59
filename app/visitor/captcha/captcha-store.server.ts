import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/**
 * Claims a solved captcha for its one use; false when it was claimed before. It is remembered until it
 * would have expired anyway. Claims that are over are swept out on the way.
 */
export async function claimCaptcha(db: Queries, nonce: string, expires: Date): Promise<boolean> {
  await db
    .deleteFrom("verification")
    .where("identifier", "=", "captcha")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
  const claimed = await db
    .insertInto("verification")
    .values({ id: `captcha:${nonce}`, identifier: "captcha", value: "used", expires_at: expires })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
