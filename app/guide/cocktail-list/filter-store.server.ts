import { sql } from "kysely";
import type { Queries } from "#app/platform/database.server.ts";

export type Choice = { value: string; text: string; count: number };

/** What the list of cocktails can be narrowed to, with how many public cocktails each has. */
export async function filterChoices(db: Queries): Promise<{ spirits: Choice[]; tastes: Choice[]; glasses: Choice[] }> {
  const [spirits, tastes, glasses] = await Promise.all([
    sql<Choice>`
      with recursive below as (
        select id, key as root, name from ingredient
        where type = 1 and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
        union select kind.ingredient_id, below.root, below.name
        from ingredient_parent kind join below on kind.parent_id = below.id
      )
      select below.root as value, below.name as text, count(distinct cocktail.id)::int as count
      from below join cocktail_line line on line.ingredient_id = below.id and not line.optional
      join cocktail on cocktail.id = line.cocktail_id and cocktail.is_public
      group by 1, 2 order by 3 desc, 2`.execute(db),
    sql<Choice>`
      select word as value, word as text, count(*)::int as count
      from cocktail, unnest(cocktail.taste) as word where is_public group by 1 having count(*) > 1 order by 3 desc, 1 limit 30`.execute(
      db,
    ),
    sql<Choice>`
      select glass.key as value, glass.name as text, count(*)::int as count
      from glass join cocktail on cocktail.glass_id = glass.id and cocktail.is_public group by 1, 2 order by 3 desc, 2`.execute(
      db,
    ),
  ]);
  return { spirits: spirits.rows, tastes: tastes.rows, glasses: glasses.rows };
}
