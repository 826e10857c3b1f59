import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Level, SubstituteStrength, SubType } from "../bar-types.ts";

export type OwnedItem = {
  id: number;
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  sub_type: SubType;
  level: Level;
  created_at: Date;
};

/** That a person takes one ingredient for another, in every recipe or, with a cocktail's id, in one. */
export type OwnSubstitute = {
  ingredient_id: number;
  alternative_id: number;
  strength: SubstituteStrength;
  cocktail_id: number | null;
};
type Owned = { items: OwnedItem[]; off: number[]; substitutes: OwnSubstitute[] };
type ItemRow = [id: number, table: OwnedItem["link_table"], link: number, subType: SubType, level: Level, at: number];

/**
 * What stands in a person's bar, newest first, which staples they switched off, and what they take for what, newest first:
 * in one statement.
 */
export async function ownedThings(db: Queries, personId: string): Promise<Owned> {
  const { rows } = await sql<Omit<Owned, "items"> & { items: ItemRow[] }>`select
    coalesce((select json_agg(json_build_array(id, link_table, link_id, sub_type, level,
        (extract(epoch from created_at) * 1000)::float8) order by created_at desc, id desc)
      from bar_item where person_id = ${personId}), '[]') as items,
    coalesce((select json_agg(ingredient_id) from pantry_off where person_id = ${personId}), '[]') as off,
    coalesce((select json_agg(json_build_object('ingredient_id', ingredient_id, 'alternative_id', alternative_id,
        'strength', strength, 'cocktail_id', cocktail_id) order by created_at desc, id desc)
      from own_substitute where person_id = ${personId}), '[]') as substitutes`.execute(db);
  const [{ items, off, substitutes }] = rows as [(typeof rows)[number]];
  return {
    items: items.map(([id, link_table, link_id, sub_type, level, at]) => {
      return { id, link_table, link_id, sub_type, level, created_at: new Date(at) };
    }),
    off,
    substitutes,
  };
}

type NewItem = { link_table: string; link_id: number; sub_type: SubType };

/** Puts something into the bar, or fills it up again where it was out; false when it stands there already. */
export async function addItem(db: Queries, personId: string, item: NewItem): Promise<boolean> {
  return (await addItems(db, personId, [item])) === 1;
}

/**
 * Puts things into the bar, at least one; answers how many did not stand there already, or were out. What the shopping list
 * said of them is done with.
 * @param refills also what is low counts as new, and is full again
 */
export async function addItems(
  db: Queries,
  personId: string,
  items: readonly NewItem[],
  refills = false,
): Promise<number> {
  const added = await db
    .with("bought", (query) =>
      query
        .deleteFrom("shopping_item")
        .where("person_id", "=", personId)
        .where((where) =>
          where(
            where.refTuple("link_table", "link_id"),
            "in",
            items.map(({ link_table, link_id }) => where.tuple(link_table, link_id)),
          ),
        ),
    )
    .insertInto("bar_item")
    .values(items.map((item) => ({ person_id: personId, ...item })))
    .onConflict((conflict) =>
      conflict
        .columns(["person_id", "link_table", "link_id"])
        .doUpdateSet({ level: "full" })
        .where("bar_item.level", "in", refills ? ["low", "out"] : ["out"]),
    )
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}

/** Says how much is left of an item; false when its owner has no such item. The shopping list begins anew with it. */
export async function setLevel(db: Queries, personId: string, id: number, level: Level): Promise<boolean> {
  const { rows } = await sql`with changed as (
      update bar_item set level = ${level} where person_id = ${personId} and id = ${id} returning link_table, link_id
    ), gone as (
      delete from shopping_item using changed where shopping_item.person_id = ${personId}
        and shopping_item.link_table = changed.link_table and shopping_item.link_id = changed.link_id
    )
    select 1 from changed`.execute(db);
  return rows.length === 1;
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
