import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** What a code stands on: as the person said, else as the guide knows it of a bottle; undefined where nobody does. */
export async function codeSaid(db: Queries, personId: string, code: string) {
  const { rows } = await sql<{ link_table: string; link_id: number; own: boolean }>`
    select link_table, link_id, true as own from own_code where person_id = ${personId} and code = ${code}
    union all select 'spiritbrands', brand_id, false from brand_code where code = ${code}
    order by own desc limit 1`.execute(db);
  return rows[0];
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
