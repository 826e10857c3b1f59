import { type RawBuilder, sql } from "kysely";
import type { Holding } from "#app/database/holding.server.ts";
import { editIngredientPath } from "./bar-types.ts";

/** A select of `link_table, link_id, said_at` of what stands in somebody's active bar, or in all, out or not. */
export const barRows = (personId: string): RawBuilder<unknown> =>
  sql`select link_table, link_id, max(created_at) as said_at from bar_item
    left join cabinet_choice using (person_id)
    where person_id = ${personId}
      and (coalesce(combined, false) or bar_item.cabinet_id is not distinct from cabinet_choice.cabinet_id)
    group by link_table, link_id`;

/**
 * A select of `id, name, href, image, colour, teaser, added_on`: the ingredients that somebody wrote and nobody else sees, which
 * are in no index and lead to where they are changed.
 */
export const ownIngredientRows = (personId: string): RawBuilder<unknown> =>
  sql`select id, name, ${editIngredientPath("")} || id, '/drawings/ingredients/' || id || '.svg', colour,
    description, current_date
    from ingredient where owner_id = ${personId} and not is_public`;

const own = "the same for every row: your own account";
const inner = "a number of the site's own";

/** What My Bar holds of a person. */
export const barHeld: readonly Holding[] = [
  {
    name: "bar",
    table: "bar_item",
    person: "person_id",
    told: ["link_table", "link_id", "sub_type", "level", "cabinet_id", "created_at"],
    untold: { id: inner, person_id: own },
  },
  {
    name: "bars",
    table: "cabinet",
    person: "person_id",
    told: ["id", "name", "created_at"],
    untold: { person_id: own },
  },
  {
    name: "active_bar",
    table: "cabinet_choice",
    person: "person_id",
    told: ["cabinet_id", "combined"],
    untold: { person_id: own },
  },
  {
    name: "substitutes",
    table: "own_substitute",
    person: "person_id",
    told: ["ingredient_id", "alternative_id", "strength", "cocktail_id", "created_at"],
    untold: { id: inner, person_id: own },
  },
  {
    name: "shopping_list",
    table: "shopping_item",
    person: "person_id",
    told: ["link_table", "link_id", "added", "ticked_at", "created_at", "said_at"],
    untold: { person_id: own },
  },
  {
    name: "diary",
    table: "drink_log",
    person: "person_id",
    told: ["cocktail_id", "made_on", "rating", "note", "created_at"],
    untold: { id: inner, person_id: own },
  },
  {
    name: "barcodes",
    table: "own_code",
    person: "person_id",
    told: ["code", "link_table", "link_id", "created_at"],
    untold: { person_id: own },
  },
  {
    name: "switched_off_in_the_pantry",
    table: "pantry_off",
    person: "person_id",
    told: ["ingredient_id", "created_at"],
    untold: { person_id: own },
  },
];
