import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { oidOf } from "#app/kit/subject.ts";
import { type Level, levels, type SubstituteStrength, type SubType } from "../bar-types.ts";

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
/** One of a person's bars; 0 is "My bar", which everybody has. `items` counts what stands there, out or not. */
export type CabinetRow = { id: number; name: string; items: number };
/** The bars of a person, and which of them counts: the active one, or all together. */
export type Cabinets = { cabinets: CabinetRow[]; active: number; combined: boolean };

type Owned = { items: OwnedItem[]; off: number[]; substitutes: OwnSubstitute[] } & Cabinets;
type ItemRow = [id: number, table: OwnedItem["link_table"], link: number, subType: SubType, level: Level, at: number];

/** What everybody's first bar is called. */
export const firstCabinet = "My bar";

/**
 * What stands in a person's active bar, or in all of theirs together, newest first; which staples they switched off; what they
 * take for what, newest first; and their bars: in one statement.
 */
export async function ownedThings(db: Queries, personId: string): Promise<Owned> {
  const { rows } = await sql<Omit<Owned, "items"> & { items: ItemRow[]; first: number }>`
    ${prepared} with chosen as materialized (
      select max(cabinet_id) as active, coalesce(bool_or(combined), false) as combined
      from cabinet_choice where person_id = ${personId}
    )
    select coalesce(active, 0)::float8 as active, combined,
    coalesce((select json_agg(json_build_array(id, link_table, link_id, sub_type, level,
        (extract(epoch from created_at) * 1000)::float8) order by created_at desc, id desc)
      from bar_item where person_id = ${personId} and (combined or cabinet_id is not distinct from active)), '[]') as items,
    coalesce((select json_agg(ingredient_id) from pantry_off where person_id = ${personId}), '[]') as off,
    coalesce((select json_agg(json_build_object('ingredient_id', ingredient_id, 'alternative_id', alternative_id,
        'strength', strength, 'cocktail_id', cocktail_id) order by created_at desc, id desc)
      from own_substitute where person_id = ${personId}), '[]') as substitutes,
    (select count(*)::int from bar_item where person_id = ${personId} and cabinet_id is null) as first,
    coalesce((select json_agg(json_build_object('id', id, 'name', name, 'items',
        (select count(*) from bar_item where cabinet_id = cabinet.id)) order by id)
      from cabinet where person_id = ${personId}), '[]') as cabinets
    from chosen`.execute(db);
  const [{ items, off, substitutes, active, combined, first, cabinets }] = rows as [(typeof rows)[number]];
  return {
    items: eachOnce(
      items.map(([id, link_table, link_id, sub_type, level, at]) => {
        return { id, link_table, link_id, sub_type, level, created_at: new Date(at) };
      }),
    ),
    ...{ off, substitutes, active, combined },
    cabinets: [{ id: 0, name: firstCabinet, items: first }, ...cabinets],
  };
}

/** What stands in several bars at once is one thing: that of which most is left, in the first one's place. */
function eachOnce(items: readonly OwnedItem[]): OwnedItem[] {
  const once = new Map<string, OwnedItem>();
  for (const item of items) {
    const known = once.get(oidOf(item));
    if (!known || levels.indexOf(item.level) < levels.indexOf(known.level)) once.set(oidOf(item), item);
  }
  return [...once.values()];
}

/** Where a person puts what is new: their active bar. */
const activeCabinet = (personId: string) =>
  sql<number | null>`(select cabinet_id from cabinet_choice where person_id = ${personId})`;

type NewItem = { link_table: string; link_id: number; sub_type: SubType; level?: Level };

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
    .values(items.map((item) => ({ person_id: personId, cabinet_id: activeCabinet(personId), ...item })))
    .onConflict((conflict) =>
      conflict
        .columns(["person_id", "cabinet_id", "link_table", "link_id"])
        .doUpdateSet((row) => ({ level: row.ref("excluded.level") }))
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
