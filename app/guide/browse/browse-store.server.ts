import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { subjects } from "#app/search/subject-store.server.ts";
import { readings } from "../area-readings.server.ts";
import type { Narrowed } from "../areas/area-filters.ts";
import { columnsOf } from "../areas/found/list-store.server.ts";
import type { OwnIds } from "../areas/personal-filters.server.ts";
import type { Tasted } from "./taste-places.ts";

/** More points than this no map shows apart, and no phone draws in time. */
export const mostPoints = 1_000;

/** How strong and how sweet each cocktail is that a list leaves, in the list's order. */
export function tastedCocktails(house: House, narrowed: Narrowed, own: OwnIds | null): Promise<Tasted[]> {
  const columns = sql`cocktail.id, cocktail.name, cocktail.abv, cocktail.sweetness`;
  return columnsOf<Tasted>(house, readings.cocktails, narrowed, { columns, most: mostPoints, own });
}

/** A decade of first recipes, with how many it has. */
export type Decade = {
  from: number;
  count: number;
  drinks: { id: number; name: string; year: number; circa: boolean }[];
};

/** How many drinks of a decade are named: the best known of it. */
const named = 6;

/** The public recipes whose year is known, by decade, the best rated of each by name; and how many have no year. */
export async function decadesOf(db: Queries): Promise<{ decades: Decade[]; undated: number }> {
  const dated = sql`
    select cocktail.id, cocktail.name, cocktail.origin_year as year, cocktail.origin_circa as circa,
      cocktail.origin_year / 10 * 10 as decade,
      row_number() over (partition by cocktail.origin_year / 10
        order by subject.rating desc nulls last, cocktail.id) as place,
      count(*) over (partition by cocktail.origin_year / 10)::int as count
    from ${subjects} join cocktail on subject.link_table = 'cocktails' and cocktail.id = subject.link_id
    where cocktail.origin_year is not null`;
  const [found, none] = await Promise.all([
    sql<Decade>`
      select decade as "from", max(count) as count,
        json_agg(json_build_object('id', id, 'name', name, 'year', year, 'circa', circa) order by year, name) as drinks
      from (${dated}) dated where place <= ${named} group by decade order by decade limit 200`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count
      from ${subjects} join cocktail on subject.link_table = 'cocktails' and cocktail.id = subject.link_id
      where cocktail.origin_year is null`.execute(db),
  ]);
  return { decades: found.rows, undated: none.rows[0]?.count ?? 0 };
}
