import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { type Address, mostAddresses } from "./address.ts";

export type KeptAddress = Address & { id: number };

const columns = ["id", "street", "street2", "city", "state", "post_code", "country", "usual"] as const;

/** Somebody's address book: the usual one first, then the newest. */
export async function readAddresses(db: Queries, personId: string): Promise<KeptAddress[]> {
  return db
    .selectFrom("address")
    .select(columns)
    .where("person_id", "=", personId)
    .orderBy("usual", "desc")
    .orderBy("id", "desc")
    .limit(mostAddresses)
    .execute();
}

/**
 * Adds an address; the first of somebody's is the usual one. They take turns, so that no book grows
 * too large.
 * @returns its id; null where the book is full
 */
export async function addAddress(db: Queries, personId: string, address: Address): Promise<number | null> {
  await takeTurn(db, personId);
  const kept = await readAddresses(db, personId);
  if (kept.length >= mostAddresses) return null;
  const usual = address.usual || kept.length === 0;
  if (usual) await noneIsUsual(db, personId);
  const { id } = await db
    .insertInto("address")
    .values({ ...address, usual, person_id: personId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an address of somebody's own; false where they have no such one. */
export async function changeAddress(db: Queries, personId: string, id: number, address: Address): Promise<boolean> {
  await takeTurn(db, personId);
  if (address.usual) await noneIsUsual(db, personId);
  const changed = await db
    .updateTable("address")
    .set(address)
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Takes an address of somebody's own out of the book; where it was the usual one, the newest of the others is. */
export async function removeAddress(db: Queries, personId: string, id: number): Promise<boolean> {
  await takeTurn(db, personId);
  const gone = await db
    .deleteFrom("address")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .returning("usual")
    .executeTakeFirst();
  if (!gone) return false;
  if (gone.usual)
    await sql`update address set usual = true where id =
      (select max(id) from address where person_id = ${personId})`.execute(db);
  return true;
}

async function noneIsUsual(db: Queries, personId: string): Promise<void> {
  await db
    .updateTable("address")
    .set({ usual: false })
    .where("person_id", "=", personId)
    .where("usual", "=", true)
    .execute();
}
