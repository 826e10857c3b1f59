import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

export type DiaryRow = { id: number; cocktail_id: number; made_on: string; rating: number | null; note: string };

/** A page of the drinks that a person made, the latest day first, and how many there are. */
export async function diaryRows(db: Queries, personId: string, page: { limit: number; offset: number }) {
  const { rows } = await sql<{ rows: DiaryRow[]; count: number }>`select
    (select count(*)::int from drink_log where person_id = ${personId}) as count,
    coalesce((select json_agg(json_build_object('id', id, 'cocktail_id', cocktail_id, 'made_on', made_on, 'rating', rating,
        'note', note) order by made_on desc, id desc)
      from (select * from drink_log where person_id = ${personId} order by made_on desc, id desc
        limit ${page.limit} offset ${page.offset}) page), '[]') as rows`.execute(db);
  return rows[0] ?? { rows: [], count: 0 };
}

type Told = Omit<DiaryRow, "id">;

/** Keeps that a person made a drink. */
export async function keepMade(db: Queries, personId: string, told: Told): Promise<number> {
  const { id } = await db
    .insertInto("drink_log")
    .values({ person_id: personId, ...told })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Changes what was said of it; false where it is not theirs. */
export async function mendMade(db: Queries, personId: string, id: number, told: Partial<Told>): Promise<boolean> {
  const changed = await db
    .updateTable("drink_log")
    .set(told)
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Takes it out of the diary; false where it is not theirs. */
export async function forgetMade(db: Queries, personId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("drink_log")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
