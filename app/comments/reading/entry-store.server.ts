import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { type CommentRow, commentRows, stands } from "./thread-store.server.ts";

/** Below the page itself: no number of a place is so high. */
const tipPlace = 1_000;

/**
 * What the page of a subject shows of its thread, for nobody in particular, in one statement: the most helpful first comments,
 * some answers to each, what editors marked as tips, and how many comments there are.
 */
export async function entryRows(
  db: Queries,
  { link_table, link_id }: Subject,
  most: { firsts: number; replies: number; tips: number },
) {
  const here = sql`link_table = ${link_table} and link_id = ${link_id}`;
  const ids = sql`
    with firsts as (
      select id, row_number() over (order by rank desc, id desc) as place from (
        select id, rank from comment where ${here} and parent_id is null and ${stands("comment", null)}
        order by rank desc, id desc limit ${most.firsts}) page
    )
    select id, place from firsts
    union all
    select below.id, firsts.place from firsts cross join lateral (
      select id from comment where first_id = firsts.id and ${stands("comment", null)} order by id limit ${most.replies}) below
    union all
    (select id, ${tipPlace} + row_number() over (order by rank desc, id desc) from comment
      where ${here} and tip and status = 'shown' order by rank desc, id desc limit ${most.tips})`;
  const counted = sql<number>`(select count(*)::int from comment where ${here} and status = 'shown')`;
  const found = await sql<{ count: number; rows: CommentRow[] | null }>`
    ${prepared} select ${counted} as count, (select json_agg(said) from (${commentRows(ids, null)}) said) as rows`.execute(
    db,
  );
  const { count = 0, rows } = found.rows[0] ?? {};
  const all = (rows ?? []).map(withDates);
  return {
    count,
    rows: all.filter(({ place }) => place < tipPlace),
    tips: all.filter(({ place }) => place > tipPlace),
  };
}

/** JSON has no dates. */
function withDates(row: CommentRow): CommentRow {
  return {
    ...row,
    created_at: new Date(row.created_at),
    edited_at: row.edited_at === null ? null : new Date(row.edited_at),
  };
}
