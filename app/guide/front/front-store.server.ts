import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, subjects } from "#app/search/subject-store.server.ts";

/** One subject that a day draws: of which link table, and what it must be. */
export type Draw = { name: string; table: string; within?: RawBuilder<SqlBool> };

/**
 * Draws one subject for each name, and says of how many it was drawn. The lot is the day's alone: all processes draw the
 * same, what comes into the library changes a day's draw only where it is drawn itself, and tomorrow's is another.
 * @param day `2026-11-22`
 */
export async function drawn(db: Queries, day: string, draws: readonly Draw[]) {
  const each = draws.map(
    ({ name, table, within }) => sql`(
      select ${name}::text as draw, ${cardColumns}, count(*) over ()::int as total from ${subjects}
      where subject.link_table = ${table} and ${within ?? sql`true`}
      order by md5(${day} || ':' || subject.link_id) limit 1)`,
  );
  const found = await sql<SubjectCard & { draw: string; total: number }>`${sql.join(each, sql` union all `)}`.execute(
    db,
  );
  return new Map(found.rows.map(({ draw, total, ...card }) => [draw, { card, total }]));
}

/** That a subject is an ingredient of one of some keys. */
export function ingredientOf(keys: readonly string[]): RawBuilder<SqlBool> {
  return sql`subject.link_id in (select id from ingredient where key = any(${[...keys]}::text[]))`;
}

type Happened = { id: number; year: number; title: string; text: string; links: { kind: string; id: number }[] };

/** What happened on a day of the year, with what the library links with it. */
export async function happenedOn(db: Queries, { month, day }: { month: number; day: number }): Promise<Happened[]> {
  const found = await sql<Happened>`
    select id, year, title, text,
      coalesce((select json_agg(json_build_object('kind', to_kind, 'id', to_id) order by role, position)
        from library_link where from_kind = 'on_this_day' and from_id = anniversary.id), '[]') as links
    from anniversary where month = ${month} and day = ${day} order by year, id limit 10`.execute(db);
  return found.rows;
}
