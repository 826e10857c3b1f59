import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** The ids of the cocktail that one is a variant of, and of its own variants. */
export async function familyOf(db: Queries, id: number, parent: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom("cocktail")
    .modifyFront(prepared)
    .select("id")
    .where("variant_of", "=", id)
    .where("is_public", "=", true)
    .orderBy("name")
    .execute();
  return [...(parent ? [parent] : []), ...rows.map((row) => row.id)];
}

/**
 * Cocktails most like one: shared ingredients, the rarer the more they count, shared tastes, and how near they lie on the map
 * of tastes (app/guide/browse/taste-places.ts), as wide as it is high here.
 */
export async function relatedCocktails(db: Queries, id: number, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    ${prepared} with own as (
      select distinct line.ingredient_id, 1.0 / ln(2 + (select count(*) from cocktail_line other where other.ingredient_id = line.ingredient_id)) as worth
      from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
      where line.cocktail_id = ${id} and not ingredient.pantry
    ), shared as (
      select line.cocktail_id, sum(own.worth) as worth
      from own join cocktail_line line on line.ingredient_id = own.ingredient_id
      where line.cocktail_id <> ${id} group by line.cocktail_id
    )
    select cocktail.id
    from shared join cocktail on cocktail.id = shared.cocktail_id, (select taste, variant_of, abv, sweetness from cocktail where id = ${id}) one
    where cocktail.is_public and cocktail.id is distinct from one.variant_of and cocktail.variant_of is distinct from ${id}
    order by shared.worth + 0.15 * cardinality(array(select unnest(cocktail.taste) intersect select unnest(one.taste)))
      - sqrt((cocktail.abv - one.abv)::float8 ^ 2 / (32 ^ 2) + (cocktail.sweetness - one.sweetness)::float8 ^ 2 / (10 ^ 2)) desc,
      cocktail.rating desc nulls last, cocktail.id
    limit ${limit}`.execute(db);
  return found.rows.map((row) => row.id);
}
