import { sql } from "kysely";
import type { Result } from "#app/kit/result.ts";
import type { Queries } from "./database.server.ts";

/** How long a repeated key is answered with the first reply (contract.md, 6). */
const memoryMinutes = 10;

/**
 * Runs a change once for a key: a repeat within ten minutes gets the first reply again.
 * Two at the same moment take turns on the row, so the second waits for the first's outcome.
 */
export async function remembered<T>(
  db: Queries,
  what: { key: string; scope: string; operation: string },
  act: () => Promise<Result<T>>,
): Promise<Result<T>> {
  await sql`delete from idempotency_key where created_at < now() - make_interval(mins => ${memoryMinutes})`.execute(db);
  const claimed = await db
    .insertInto("idempotency_key")
    .values({ key: what.key, scope: what.scope, operation: what.operation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const known = await db
      .selectFrom("idempotency_key")
      .select("reply")
      .where("key", "=", what.key)
      .where("scope", "=", what.scope)
      .where("operation", "=", what.operation)
      .executeTakeFirst();
    if (known?.reply) return known.reply as Result<T>;
  }
  const result = await act();
  await db
    .updateTable("idempotency_key")
    .set({ reply: JSON.stringify(result) })
    .where("key", "=", what.key)
    .where("scope", "=", what.scope)
    .where("operation", "=", what.operation)
    .execute();
  return result;
}
