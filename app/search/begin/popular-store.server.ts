import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { NamedRow } from "../search-store.server.ts";

/** So many are offered, and of one section no more than these. */
const most = { all: 12, section: 3 };

/** What is named most in the guide's own texts, a few of each section. */
export async function popularSubjects(db: Queries): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select link_table, link_id, name, section, category, content, href, image
    from (
      select *, row_number() over (partition by section order by named desc, weight desc, names) as place
      from search_entry where named > 0 and not trade
    ) as ranked
    where place <= ${most.section}
    order by named desc, names limit ${most.all}`.execute(db);
  return rows;
}
