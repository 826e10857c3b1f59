import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** So many lead on, either way. */
const most = 8;

/** The offers that a drink is made and served with: its glass first, then its tools in the order in which they are taken up. */
export async function offersForRecipe(db: Queries, glass: string, tools: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${prepared} select id from (
      select offer.id, row_number() over (partition by offer.picture order by offer.id) as turn,
        case when offer.picture ->> 'glass' = ${glass} then 0
          else array_position(${tools}::text[], offer.picture ->> 'tool') end as place
      from offer where offer.retired_at is null
        and (offer.picture ->> 'glass' = ${glass} or offer.picture ->> 'tool' = any(${tools}::text[]))
    ) fitting order by turn, place, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The shape of a glass, and the drinks that are served in it, best first. */
export async function glassWithDrinks(
  db: Queries,
  key: string,
): Promise<{ shape: string; drinks: number[] } | undefined> {
  const { rows } = await sql<{ shape: string; drinks: number[] }>`
    select shape, array(select id from cocktail where glass_id = glass.id and is_public
      order by rating desc nulls last, id limit ${most}) as drinks
    from glass where key = ${key}`.execute(db);
  return rows[0];
}

/** The drinks that ask for a tool, best first. */
export async function drinksWithTool(db: Queries, tool: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cocktail where ${tool} = any(tools) and is_public order by rating desc nulls last, id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
