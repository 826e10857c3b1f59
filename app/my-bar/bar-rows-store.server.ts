import { type RawBuilder, sql } from "kysely";

/** A select of `link_table, link_id, said_at` of what stands in somebody's active bar, or in all, and counts as there. */
export const barRows = (personId: string): RawBuilder<unknown> =>
  sql`select link_table, link_id, max(created_at) as said_at from bar_item
    left join cabinet_choice using (person_id)
    where person_id = ${personId} and level <> 'out'
      and (coalesce(combined, false) or bar_item.cabinet_id is not distinct from cabinet_choice.cabinet_id)
    group by link_table, link_id`;
