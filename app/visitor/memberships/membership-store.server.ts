import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

export type NewMembership = {
  person_id: string;
  source: "payment" | "granted" | "command";
  /** Null for one without an end. */
  ends_at: Date | null;
  granted_by?: string;
};

/** Begins a membership; what its person is follows by itself (migration 0041). */
export async function startMembership(db: Queries, { ends_at, ...membership }: NewMembership): Promise<void> {
  await db
    .insertInto("membership")
    .values({ ...membership, ends_at: ends_at?.toISOString() ?? null })
    .execute();
}

/** The memberships of somebody that have not ended, the one that lasts longest first. */
export async function membershipsOf(db: Queries, personId: string) {
  return db
    .selectFrom("membership")
    .select([
      "source",
      sql<string>`starts_at::date::text`.as("since"),
      sql<string | null>`ends_at::date::text`.as("ends"),
    ])
    .where("person_id", "=", personId)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", sql<Date>`now()`)]))
    .orderBy("ends_at", (order) => order.desc().nullsFirst())
    .execute();
}

/** Ends at once what costs nothing; what is paid for lasts until its end. */
export async function endMemberships(db: Queries, personId: string): Promise<void> {
  await db
    .updateTable("membership")
    .set({ ends_at: sql`now()` })
    .where("person_id", "=", personId)
    .where("source", "<>", "payment")
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", sql<Date>`now()`)]))
    .execute();
}

/** A person's day of birth, as `2000-01-31`; null where it was never asked. */
export async function bornOf(db: Queries, personId: string): Promise<string | null> {
  const row = await db.selectFrom("person").select("born").where("id", "=", personId).executeTakeFirst();
  return row?.born ?? null;
}

/** Keeps a day of birth where none was asked before. */
export async function keepBorn(db: Queries, personId: string, born: string): Promise<void> {
  await db.updateTable("person").set({ born }).where("id", "=", personId).where("born", "is", null).execute();
}
