import type { Queries } from "#app/database/database.server.ts";

/** What somebody said that a code stands on; undefined where they said nothing. */
export async function codeSaid(db: Queries, personId: string, code: string) {
  return db
    .selectFrom("own_code")
    .select(["link_table", "link_id"])
    .where("person_id", "=", personId)
    .where("code", "=", code)
    .executeTakeFirst();
}

/** Keeps what a code stands on; said anew, it is what was said last. */
export async function sayCode(
  db: Queries,
  personId: string,
  code: string,
  { link_table, link_id }: { link_table: string; link_id: number },
): Promise<void> {
  await db
    .insertInto("own_code")
    .values({ person_id: personId, code, link_table, link_id })
    .onConflict((conflict) => conflict.columns(["person_id", "code"]).doUpdateSet({ link_table, link_id }))
    .execute();
}
