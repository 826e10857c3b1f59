import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { keptRecipe } from "../form/check.ts";
import { columns, followingFrom } from "./recipe-store.server.ts";
import { readThings } from "./things-store.server.ts";

/** So many recipes are reckoned at a time. */
const batch = 200;

/** A recipe that was reckoned anew, and whether others see it. */
export type Reckoned = { id: number; is_public: boolean };

/**
 * Reckons anew what follows from what members' recipes ask for: strength, contents, tags, looks, and what their cards say of
 * them. None of them was changed by its writer: each keeps its day, its revisions and who may see it.
 * @param ingredients those that changed, by their numbers; null: any of them, or what all are measured and served in
 */
export async function reckonAnew(db: Queries, ingredients: readonly number[] | null): Promise<Reckoned[]> {
  const done: Reckoned[] = [];
  for (let after = 0; ; ) {
    const rows = await columns(db)
      .where("cocktail.owner_id", "is not", null)
      .where("cocktail.id", ">", after)
      .$if(ingredients !== null, (query) =>
        query.where(
          sql<boolean>`exists (select from cocktail_line line where line.cocktail_id = cocktail.id
            and line.ingredient_id = any(${[...(ingredients ?? [])]}::int[]))`,
        ),
      )
      .orderBy("cocktail.id")
      .limit(batch)
      .execute();
    const named = new Set(rows.flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId)));
    const things = rows.length > 0 ? await readThings(db, [...named], "anybody") : null;
    for (const row of rows) {
      const recipe = things && keptRecipe(row, things);
      if (!recipe) continue;
      await db.updateTable("cocktail").set(followingFrom(recipe, things)).where("id", "=", row.id).execute();
      done.push({ id: row.id, is_public: row.is_public });
    }
    if (rows.length < batch) return done;
    after = rows.at(-1)!.id;
  }
}

/** Of some ingredients of the guide all that hold what they hold: themselves, and what is made of them. */
export async function holdersOf(db: Queries, ingredients: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive holder (id) as (
      select unnest(${[...ingredients]}::int[])
      union select part.ingredient_id from ingredient_part part join holder on part.part_id = holder.id
    ) select id from holder`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * What members wrote as a kind of something has its allergens of it, and what it is now.
 * @param of what it is a kind of, by their numbers; null: anything
 * @returns the members' ingredients
 */
export async function inheritContents(db: Queries, of: readonly number[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ingredient own set contains = parent.contains, vegan = parent.vegan, vegetarian = parent.vegetarian
    from ingredient_parent up join ingredient parent on parent.id = up.parent_id
    where up.ingredient_id = own.id and own.owner_id is not null
      and ${of === null ? sql`true` : sql`parent.id = any(${[...of]}::int[])`}
    returning own.id`.execute(db);
  return rows.map(({ id }) => id);
}
