import { type RawBuilder, sql } from "kysely";
import type { Holding } from "#app/database/holding.server.ts";

/** A select of `link_table, link_id, said_at` of what stands in somebody's bar. */
export const barRows = (personId: string): RawBuilder<unknown> =>
  sql`select link_table, link_id, created_at as said_at from bar_item where person_id = ${personId}`;

/** What My Bar holds of a person. */
export const barHeld: readonly Holding[] = [
  {
    name: "bar",
    table: "bar_item",
    person: "person_id",
    told: ["link_table", "link_id", "sub_type", "created_at"],
    untold: { id: "a number of the site's own", person_id: "the same for every row: your own account" },
  },
  {
    name: "switched_off_in_the_pantry",
    table: "pantry_off",
    person: "person_id",
    told: ["ingredient_id", "created_at"],
    untold: { person_id: "the same for every row: your own account" },
  },
];
