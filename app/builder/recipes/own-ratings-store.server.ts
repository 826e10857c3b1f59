import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { ratedRows } from "#app/marks/said-store.server.ts";

/** How somebody rated the cocktails that they rated. */
export async function ownRatings(db: Queries, personId: string): Promise<{ link_id: number; value: number }[]> {
  const { rows } = await sql<{ link_id: number; value: number }>`
    select link_id, value::float8 as value from (${ratedRows(personId)}) rated where link_table = 'cocktails'`.execute(
    db,
  );
  return rows;
}
