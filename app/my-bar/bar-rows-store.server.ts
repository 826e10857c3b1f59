import { type RawBuilder, sql } from "kysely";

/** A select of `link_table, link_id, said_at` of what stands in somebody's bar and counts as there. */
export const barRows = (personId: string): RawBuilder<unknown> =>
  sql`select link_table, link_id, created_at as said_at from bar_item where person_id = ${personId} and level <> 'out'`;
