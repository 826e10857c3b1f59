import { sql } from "kysely";
import { authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";

export type Creator = { name: string; bartender: boolean; ugid: string };

/**
 * Who has made drinks, by the beginning of a word of their name: people of the guide to whom a drink is put down, and members
 * who show their profile and have a public recipe. Their `ugid` is the end of where their page stands.
 */
export async function creatorsNamed(db: Queries, name: string, limit: number): Promise<Creator[]> {
  const found = await sql<Creator>`
    select name, bartender, ugid from (
      select name, 'bartender' = any(roles) as bartender, 'people/' || id as ugid from figure
      where exists (select 1 from library_link where from_kind = 'people' and from_id = figure.id and to_kind = 'cocktails')
      union all
      select author_name, author_trade, 'people/members/' || author.id from ${authors}
      where author_public and exists (select 1 from cocktail where owner_id = author.id and is_public)
    ) creator
    where strpos(' ' || folded(name), ' ' || folded(${name})) > 0
    order by name collate "und-x-icu", ugid limit ${limit}`.execute(db);
  return found.rows;
}
