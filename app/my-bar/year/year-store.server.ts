import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** Of a cocktail: which base spirits are in it, by the kind that all others are kinds of, and what it tastes of. */
export type Kinds = { id: number; spirits: string[]; tastes: string[] };

/** What some cocktails are made of and taste of, in one statement. */
export async function kindsOf(db: Queries, ids: readonly number[]): Promise<Kinds[]> {
  if (ids.length === 0) return [];
  const found = await sql<Kinds>`
    with recursive below as (
      select id, name from ingredient
      where type = 1 and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
      union select kind.ingredient_id, below.name
      from ingredient_parent kind join below on kind.parent_id = below.id
    )
    select cocktail.id, cocktail.taste as tastes, coalesce(
      (select array_agg(distinct below.name) from cocktail_line line join below on below.id = line.ingredient_id
        where line.cocktail_id = cocktail.id and not line.optional), '{}') as spirits
    from cocktail where cocktail.id = any(${[...ids]}::int[])`.execute(db);
  return found.rows;
}

/** The drinks that somebody's diary has in a year, at most so many as a year's figures are reckoned from. */
export async function madeInYear(db: Queries, personId: string, year: number) {
  const found = await sql<{ link_table: string; link_id: number; month: number; fond: boolean }>`
    select 'cocktails' as link_table, cocktail_id as link_id, extract(month from made_on)::int as month,
      coalesce(rating >= 4, false) as fond
    from drink_log where person_id = ${personId} and made_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    order by made_on desc, id desc limit 2000`.execute(db);
  return found.rows;
}
