import type { Queries } from "#app/database/database.server.ts";
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

type NewItem = { link_table: string; link_id: number; sub_type: SubType };

/** Puts something into the bar; false when it stands there already. */
export async function addItem(db: Queries, personId: string, item: NewItem): Promise<boolean> {
  return (await addItems(db, personId, [item])) === 1;
}

/** Puts things into the bar, at least one; answers how many did not stand there already. */
export async function addItems(db: Queries, personId: string, items: readonly NewItem[]): Promise<number> {
  const added = await db
    .insertInto("bar_item")
    .values(items.map((item) => ({ person_id: personId, ...item })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
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
