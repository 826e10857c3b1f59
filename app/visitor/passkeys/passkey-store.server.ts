import type { Queries } from "#app/database/database.server.ts";

/** A key as it is checked: what its device calls it, and what it is known by. */
export type StoredKey = {
  id: string;
  person_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
};

/** The key of an id, and whose it is; undefined where it opens nothing. */
export async function keyCalled(db: Queries, id: string): Promise<StoredKey | undefined> {
  const found = await db
    .selectFrom("passkey")
    .select(["id", "person_id", "public_key", "counter", "transports"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found && { ...found, counter: Number(found.counter) };
}

/** Somebody's keys, the oldest first. */
export async function keysOf(db: Queries, personId: string) {
  return db
    .selectFrom("passkey")
    .select(["id", "name", "transports", "created_at", "used_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** How many keys somebody has. */
export async function countKeys(db: Queries, personId: string): Promise<number> {
  const { keys } = await db
    .selectFrom("passkey")
    .select(({ fn }) => fn.countAll<string>().as("keys"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(keys);
}

/** Stores a key; false where there is one of its id. */
export async function insertKey(db: Queries, key: StoredKey & { name: string }): Promise<boolean> {
  const inserted = await db
    .insertInto("passkey")
    .values(key)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Notes that a key signed its person in, and how often it says it did. */
export async function markUsed(db: Queries, id: string, counter: number): Promise<void> {
  await db.updateTable("passkey").set({ counter, used_at: new Date() }).where("id", "=", id).execute();
}

/** Gives one of somebody's keys another name; false where it is none of theirs. */
export async function renameKey(db: Queries, personId: string, { id, name }: { id: string; name: string }) {
  const renamed = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

/** Takes one of somebody's keys away; false where it is none of theirs. */
export async function removeKey(db: Queries, personId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("passkey").where("id", "=", id).where("person_id", "=", personId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
