import { sql } from "kysely";

/** What is a kind of what among the ingredients, as rows `ingredient_id, parent_id`. */
export const kinds = sql`(select id as ingredient_id, parent_id from ingredient where parent_id is not null)`;
