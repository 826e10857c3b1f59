import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import type { SubType } from "../bar-types.ts";

export type OwnedItem = {
  id: number;
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  sub_type: SubType;
  created_at: Date;
};

/** What stands in a person's bar, newest first, and which staples they switched off. */
export async function ownedThings(db: Queries, personId: string): Promise<{ items: OwnedItem[]; off: number[] }> {
  const [items, off] = await Promise.all([
    db
      .selectFrom("bar_item")
      .select(["id", "link_table", "link_id", "sub_type", "created_at"])
      .where("person_id", "=", personId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
    db.selectFrom("pantry_off").select("ingredient_id").where("person_id", "=", personId).execute(),
  ]);
  return { items: items as OwnedItem[], off: off.map((row) => row.ingredient_id) };
}

/** Puts something into the bar; false when it stands there already. */
export async function addItem(
  db: Queries,
  personId: string,
  item: { link_table: string; link_id: number; sub_type: SubType },
): Promise<boolean> {
  const added = await db
    .insertInto("bar_item")
    .values({ person_id: personId, ...item })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Takes an item out of its owner's bar; false when the owner has no such item. */
export async function deleteItem(db: Queries, personId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("bar_item")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Switches a staple on or off for a person. */
export async function setPantry(
  db: Queries,
  personId: string,
  ingredientId: number,
  available: boolean,
): Promise<void> {
  if (available)
    await db
      .deleteFrom("pantry_off")
      .where("person_id", "=", personId)
      .where("ingredient_id", "=", ingredientId)
      .execute();
  else
    await db
      .insertInto("pantry_off")
      .values({ person_id: personId, ingredient_id: ingredientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export type FoundThing = {
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  name: string;
  label: string;
  type: number;
  ingredient_id: number;
};

type Wanted = {
  keyword: string;
  subTypes: readonly number[] | null;
  onlyIngredients: boolean;
  limit: number;
  offset: number;
};

/**
 * Ingredients and brands by name, typing errors and accents forgiven: names that begin so first, then
 * names with a word that does, then names that are like it. Of equals what stands in for a drink with alcohol comes
 * last: "Tanqueray" means the gin.
 */
export async function searchThings(db: Queries, wanted: Wanted): Promise<{ rows: FoundThing[]; count: number }> {
  const keyword = wanted.keyword.trim().slice(0, 100);
  const found = await sql<FoundThing & { total: number }>`
    with thing as (
      select 'ingredients' as link_table, id as link_id, name, name as label, type, id as ingredient_id, is_free_version(name) as free
      from ingredient where id <> ${unknownIngredient}
      union all
      select 'spiritbrands', brand.id, brand.name, brand.name || ' (' || ingredient.name || ')', ingredient.type, ingredient.id, is_free_version(ingredient.name)
      from brand join ingredient on ingredient.id = brand.ingredient_id where not ${wanted.onlyIngredients}::boolean
    ), asked as (select folded(${keyword}) as word), ranked as (
      select thing.*, case
        when word = '' then 1
        when folded(name) = word then 5
        when starts_with(folded(name), word) then 4
        when strpos(' ' || folded(name), ' ' || word) > 0 then 3
        when strpos(folded(label), word) > 0 then 2
        when word_similarity(word, folded(name)) >= 0.5 then word_similarity(word, folded(name))
        else 0 end as worth
      from thing, asked
      where (${wanted.subTypes === null}::boolean or type = any(${(wanted.subTypes ?? []) as number[]}::int[]))
    )
    select link_table, link_id, name, label, type, ingredient_id, count(*) over ()::int as total
    from ranked where worth > 0
    order by worth desc, free, link_table, folded(name), link_id limit ${wanted.limit} offset ${wanted.offset}`.execute(
    db,
  );
  const first = found.rows[0];
  if (first || (wanted.offset === 0 && wanted.limit > 0)) return { rows: found.rows, count: first?.total ?? 0 };
  return { rows: [], count: (await searchThings(db, { ...wanted, limit: 1, offset: 0 })).count };
}
