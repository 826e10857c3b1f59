import { again } from "#app/database/again.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import { failure, type Result } from "#app/kit/result.ts";
import type { Caller } from "../operation.ts";
import { remembered } from "./idempotency-store.server.ts";

/** What a handler came to, and the `Set-Cookie` lines that belong to it. */
export type Done<T> = { result: Result<T>; cookies: string[] };

/** A key is a random name; what is longer is something else. */
const longestKey = 200;

type What = { operation: string; input: unknown };

/**
 * Makes a change in a transaction, once for an Idempotency-Key; a refused one leaves nothing half done. One that another change
 * overtook is made once more.
 */
export async function changing<T>(
  caller: Caller,
  what: What,
  act: (db: Queries) => Promise<Done<T>>,
): Promise<Done<T>> {
  const { idempotencyKey: key } = caller;
  if (key && key.length > longestKey)
    return { result: failure("invalid", `Idempotency-Key: at most ${longestKey} characters`), cookies: [] };
  return again(() => within(caller, what, act));
}

async function within<T>(caller: Caller, what: What, act: (db: Queries) => Promise<Done<T>>): Promise<Done<T>> {
  const { idempotencyKey: key, place } = caller;
  const db = await caller.house.db.startTransaction().execute();
  try {
    const done = key
      ? await remembered(
          db,
          {
            key: place === undefined ? key : `${key}#${place}`,
            scope: caller.person?.id ?? caller.address,
            ...what,
          },
          () => act(db),
        )
      : await act(db);
    await (done.result.ok ? db.commit() : db.rollback()).execute();
    return done;
  } catch (error) {
    // Why it failed is what counts, not that a lost connection could not go back either: the server then does.
    if (!db.isRolledBack)
      await db
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
}
