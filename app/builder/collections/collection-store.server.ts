import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { subjects } from "#app/search/subject-store.server.ts";
import type { MenuSettings } from "./collection.ts";

/** A collection as it is kept; its code is its name in addresses. */
export type CollectionRow = {
  id: number;
  code: string;
  person_id: string;
  name: string;
  is_base: boolean;
  is_public: boolean;
  gratis: boolean;
  menu: Partial<MenuSettings>;
  /** The name of its upload; null: its cover is drawn. */
  picture: string | null;
};
const columns = ["id", "code", "person_id", "name", "is_base", "is_public", "gratis", "menu", "picture"] as const;

/** What lists show of one: how much is in it, the pictures that its cover is drawn from, whether it holds a subject. */
export type ListedCollection = CollectionRow & {
  item_count: number;
  cover: { image: string; colour: string | null }[];
  has_item: boolean;
  chosen: boolean;
};

const itemCount = sql`(select count(*)::int from collection_item item where item.collection_id = mine.id)`;
/** The pictures of the first that everybody may see: a cover is drawn from them. */
const cover = sql`coalesce((select json_agg(drawn) from (
  select subject.image, subject.colour from collection_item item
  join ${subjects} on subject.link_table = item.link_table and subject.link_id = item.link_id
  where item.collection_id = mine.id and subject.image is not null
  order by item.place, item.link_id limit 4) drawn), '[]')`;

type Shown = Pick<ListedCollection, "name" | "code" | "picture" | "item_count" | "cover">;

/** The collections that somebody shows to everybody and that have something in them. */
export async function publicCollections(db: Queries, personId: string): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select mine.name, mine.code, mine.picture, ${itemCount} as item_count, ${cover} as cover from collection mine
    where mine.person_id = ${personId} and mine.is_public
      and exists (select from collection_item item where item.collection_id = mine.id)
    order by mine.is_base desc, mine.created_at, mine.id`.execute(db);
  return rows;
}

/** Somebody's collections, the base one first; with the editors' that they may choose from, where asked. */
export async function listedCollections(
  db: Queries,
  personId: string,
  { holding, gratis }: { holding?: Subject | undefined; gratis: boolean },
): Promise<ListedCollection[]> {
  const { rows } = await sql<ListedCollection>`
    select ${sql.raw(columns.map((name) => `mine.${name}`).join(", "))},
      ${itemCount} as item_count, ${cover} as cover,
      exists (select from collection_item item where item.collection_id = mine.id
        and item.link_table = ${holding?.link_table ?? null} and item.link_id = ${holding?.link_id ?? null}) as has_item,
      exists (select from collection_choice choice
        where choice.person_id = ${personId} and choice.collection_id = mine.id) as chosen
    from collection mine
    where mine.person_id = ${personId} or ${gratis} and mine.gratis
    order by mine.is_base desc, mine.gratis, mine.created_at, mine.id`.execute(db);
  return rows;
}

/** A collection by its number, its code, or as somebody's base one. */
export async function collectionBy(db: Queries, personId: string | null, name: string): Promise<CollectionRow | null> {
  const found = await db
    .selectFrom("collection")
    .select(columns)
    .$if(name === "base", (query) => query.where("is_base", "=", true).where("person_id", "=", personId ?? ""))
    .$if(/^\d{1,9}$/.test(name), (query) => query.where("id", "=", Number(name)))
    .$if(!/^(?:base|\d{1,9})$/.test(name), (query) => query.where("code", "=", name))
    .executeTakeFirst();
  return (found as CollectionRow | undefined) ?? null;
}

/** How many collections somebody made. */
export async function collectionCount(db: Queries, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom("collection")
    .select((build) => build.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes a collection; the base one, where it is there already, as it stands. */
export async function makeCollection(db: Queries, personId: string, name: string, is_base: boolean) {
  const code = randomBytes(12).toString("base64url");
  const made = await sql<CollectionRow>`
    insert into collection (code, person_id, name, is_base) values (${code}, ${personId}, ${name}, ${is_base})
    on conflict (person_id) where is_base do update set is_base = true
    returning ${sql.raw(columns.join(", "))}`.execute(db);
  return made.rows[0]!;
}

type Change = { name?: string; is_public?: boolean; gratis?: boolean; menu?: MenuSettings };

/** Changes what is said of a collection. */
export async function changeCollection(db: Queries, id: number, { menu, ...plain }: Change): Promise<void> {
  await db
    .updateTable("collection")
    .set({ ...plain, ...(menu ? { menu: JSON.stringify(menu) } : {}), changed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Says which file its picture is; null takes it away. The file before is deleted by a chore. */
export async function setPicture(db: Queries, id: number, name: string | null): Promise<void> {
  await db.updateTable("collection_picture").set({ collection_id: null }).where("collection_id", "=", id).execute();
  if (name !== null) await db.insertInto("collection_picture").values({ name, collection_id: id }).execute();
  await db.updateTable("collection").set({ picture: name, changed_at: sql`now()` }).where("id", "=", id).execute();
}

/** The names of pictures whose collection is gone or has another one, a hundred at most. */
export async function collectionPicturesOfNone(db: Queries): Promise<string[]> {
  const found = db.selectFrom("collection_picture").select("name").where("collection_id", "is", null);
  return (await found.limit(100).execute()).map(({ name }) => name);
}

/** Forgets one whose file is deleted, unless it is a collection's again. */
export async function forgetCollectionPicture(db: Queries, name: string): Promise<void> {
  await db.deleteFrom("collection_picture").where("name", "=", name).where("collection_id", "is", null).execute();
}

/** Takes a collection away with all that is in it. */
export async function deleteCollection(db: Queries, id: number): Promise<void> {
  await db.deleteFrom("collection").where("id", "=", id).execute();
}

export type CollectionItem = Subject & { price: string; note: string };

/** What is in a collection, in the order of its owner. */
export async function itemsOf(db: Queries, id: number): Promise<CollectionItem[]> {
  return db
    .selectFrom("collection_item")
    .select(["link_table", "link_id", "price", "note"])
    .where("collection_id", "=", id)
    .orderBy("place")
    .orderBy("added_at")
    .orderBy("link_id")
    .execute();
}

/** Which of some things stand in any of somebody's collections, by oid. */
export async function collectedOf(db: Queries, personId: string, things: readonly Subject[]): Promise<Set<string>> {
  if (things.length === 0) return new Set();
  const { rows } = await sql<{ oid: string }>`
    select distinct item.link_table || ':' || item.link_id as oid
    from unnest(${things.map(({ link_table }) => link_table)}::text[], ${things.map(({ link_id }) => link_id)}::int[])
      as asked (link_table, link_id)
    join collection_item item on item.link_table = asked.link_table and item.link_id = asked.link_id
    join collection mine on mine.id = item.collection_id and mine.person_id = ${personId}`.execute(db);
  return new Set(rows.map(({ oid }) => oid));
}

/** Puts something at the end of a collection, unless it is in it or the collection is full. */
export async function addItem(db: Queries, id: number, { link_table, link_id }: Subject, most: number): Promise<void> {
  await sql`
    insert into collection_item (collection_id, link_table, link_id, place)
    select ${id}, ${link_table}, ${link_id}, coalesce(max(place), 0) + 1
    from collection_item where collection_id = ${id} having count(*) < ${most}
    on conflict do nothing`.execute(db);
}

/** Takes something out of a collection; false where it was not in it. */
export async function removeItem(db: Queries, id: number, { link_table, link_id }: Subject): Promise<boolean> {
  const gone = await db
    .deleteFrom("collection_item")
    .where("collection_id", "=", id)
    .where("link_table", "=", link_table)
    .where("link_id", "=", link_id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** What its menu says of something in a collection. */
export async function wordItem(db: Queries, id: number, { link_table, link_id, ...words }: CollectionItem) {
  await db
    .updateTable("collection_item")
    .set(words)
    .where("collection_id", "=", id)
    .where("link_table", "=", link_table)
    .where("link_id", "=", link_id)
    .execute();
}

/** Puts what is in a collection in this order. */
export async function orderItems(db: Queries, id: number, items: readonly Subject[]): Promise<void> {
  await sql`
    update collection_item item set place = asked.place
    from unnest(${items.map(({ link_table }) => link_table)}::text[], ${items.map(({ link_id }) => link_id)}::int[])
      with ordinality as asked (link_table, link_id, place)
    where item.collection_id = ${id} and item.link_table = asked.link_table and item.link_id = asked.link_id`.execute(
    db,
  );
}

/** Says which of the editors' collections somebody chose. */
export async function chooseCollection(db: Queries, personId: string, collection_id: number): Promise<void> {
  await db
    .insertInto("collection_choice")
    .values({ person_id: personId, collection_id })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ collection_id }))
    .execute();
}
