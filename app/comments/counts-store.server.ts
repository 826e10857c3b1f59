import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";

/** How many comments are shown of some subjects, by oid, in one query; those of which nothing is said are left out. */
export async function commentCounts(db: Queries, subjects: readonly Subject[]): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql<Subject & { count: number }>`
    select link_table, link_id, count(*)::int as count
    from comment join unnest(${subjects.map(({ link_table }) => link_table)}::text[],
      ${subjects.map(({ link_id }) => link_id)}::int[]) asked (link_table, link_id) using (link_table, link_id)
    where status = 'shown' group by link_table, link_id`.execute(db);
  return new Map(rows.map(({ count, ...subject }) => [oidOf(subject), count]));
}

/** The subjects of a kind of which somebody said something that is shown. */
export async function commentedIds(db: Queries, table: string): Promise<Set<number>> {
  const { rows } = await sql<{ link_id: number }>`
    select distinct link_id from comment where link_table = ${table} and status = 'shown'`.execute(db);
  return new Set(rows.map(({ link_id }) => link_id));
}
