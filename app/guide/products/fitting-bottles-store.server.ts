import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** So many bottles are named for a recipe at most: three for what it is made of, and one for each thing beside. */
const most = 5;

/**
 * The ids of bottles that suit a recipe: for its main spirit one of each price, everyday first, and for the others that hold
 * alcohol the one that most people buy. Common kinds count as well (a London dry for gin), rare ones do not. Which of several
 * is mixed by the recipe's number, so that not every drink with gin names the same three.
 */
export async function fittingBottles(db: Queries, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    ${prepared} with line as (
      select line.ingredient_id, row_number() over (
        order by ingredient.type = 1 desc, line.amount * coalesce(unit.ml, 0) desc, line.position) as place
      from cocktail_line line join ingredient on ingredient.id = line.ingredient_id join unit on unit.id = line.unit_id
      where line.cocktail_id = ${id} and not line.optional and ingredient.type between 1 and 3
    ), counting as (
      select place, ingredient_id from line
      union select line.place, kind.ingredient_id from line
      join ingredient_parent kind on kind.parent_id = line.ingredient_id
      join ingredient on ingredient.id = kind.ingredient_id and ingredient.grade in ('K', 'C')
    ), fitting as (
      select counting.place, brand.id, brand.price,
        row_number() over (partition by place, brand.price order by md5(brand.id || '-' || ${id}::int)) as nth,
        row_number() over (partition by place order by abs(brand.price - 1.6), md5(brand.id || '-' || ${id}::int)) as usual
      from counting join brand using (ingredient_id) where brand.price is not null
    )
    select id from fitting where case when place = 1 then nth = 1 else usual = 1 end
    order by place, price limit ${most}`.execute(db);
  return found.rows.map((row) => row.id);
}
