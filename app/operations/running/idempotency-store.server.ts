import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { failure, type Result } from "#app/kit/result.ts";
import type { Done } from "./changing.server.ts";

/** How long a repeated key is answered with the first reply (contract.md, 6). */
const memoryMinutes = 10;

/**
 * Runs a change once for a key: a repeat within ten minutes gets the first reply again with its cookies,
 * and a key that comes with other input is refused, as the draft standard of the header has it.
 * Two at the same moment take turns on the row, so the second waits for the first's outcome.
 */
export async function remembered<T>(
  db: Queries,
  what: { key: string; scope: string; operation: string; input: unknown },
  act: () => Promise<Done<T>>,
): Promise<Done<T>> {
  await sql`delete from idempotency_key where created_at < now() - make_interval(mins => ${memoryMinutes})`.execute(db);
  const input_hash = createHash("sha256").update(JSON.stringify(what.input)).digest("base64url");
  const claimed = await db
    .insertInto("idempotency_key")
    .values({ key: what.key, scope: what.scope, operation: what.operation, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const known = await db
      .selectFrom("idempotency_key")
      .select(["reply", "input_hash"])
      .where("key", "=", what.key)
      .where("scope", "=", what.scope)
      .where("operation", "=", what.operation)
      .executeTakeFirst();
    if (known && known.input_hash !== input_hash)
      return { result: failure("conflict", "This Idempotency-Key was sent with something else before."), cookies: [] };
    if (known?.reply) {
      const { cookies = [], ...result } = known.reply as Result<T> & { cookies?: string[] };
      return { result: result as Result<T>, cookies };
    }
  }
  const done = await act();
  await db
    .updateTable("idempotency_key")
    .set({ reply: JSON.stringify({ ...done.result, cookies: done.cookies }) })
    .where("key", "=", what.key)
    .where("scope", "=", what.scope)
    .where("operation", "=", what.operation)
    .execute();
  return done;
}
