import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { knownCard } from "#app/search/known-cards.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, subjects } from "#app/search/subject-store.server.ts";

/** What a day draws: of which link table, what it must be, and how many where that is more than one. */
export type Draw = { name: string; table: string; within?: RawBuilder<SqlBool>; most?: number };

/**
 * Draws a subject, or several, for each name, and says of how many it was drawn. The lot is the day's alone: all processes draw the
 * same, what comes into the library changes a day's draw only where it is drawn itself, and tomorrow's is another.
 * @param day `2026-11-22`
 */
export async function drawn(db: Queries, day: string, draws: readonly Draw[]) {
  const each = draws.map(
    ({ name, table, within, most = 1 }) => sql`(
      select ${name}::text as draw, ${cardColumns}, count(*) over ()::int as total from ${subjects}
      where subject.link_table = ${table} and ${within ?? sql`true`}
      order by md5(${day} || ':' || subject.link_id) limit ${most})`,
  );
  const found = await sql<SubjectCard & { draw: string; total: number }>`${sql.join(each, sql` union all `)}`.execute(
    db,
  );
  const byDraw = Map.groupBy(found.rows, ({ draw }) => draw);
  return new Map(
    [...byDraw].map(([name, rows]) => {
      const cards = rows.map(({ draw: _, total: __, ...card }): SubjectCard => knownCard(card));
      return [name, { card: cards[0]!, cards, total: rows[0]!.total }];
    }),
  );
}

/** That a subject is an ingredient of one of some keys. */
export function ingredientOf(keys: readonly string[]): RawBuilder<SqlBool> {
  return sql`subject.link_id in (select id from ingredient where key = any(${[...keys]}::text[]))`;
}

/** The best drinks that ask for what a bottle is, or for a thing that it is a kind of. */
export async function drinksOfBottle(db: Queries, id: number, most: number): Promise<SubjectCard[]> {
  const found = await sql<SubjectCard>`
    with recursive up as (
      select ingredient_id as id from brand where id = ${id}
      union select kind.parent_id from up join ingredient_parent kind on kind.ingredient_id = up.id
    )
    select ${cardColumns} from ${subjects} where subject.link_table = 'cocktails' and subject.link_id in (
      select line.cocktail_id from cocktail_line line join up on up.id = line.ingredient_id where not line.optional)
    order by subject.rating desc nulls last, subject.link_id limit ${most}`.execute(db);
  return found.rows.map(knownCard);
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
