import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { ProductFacts } from "../form/draft.ts";
import { draftDays, type ProductStatus } from "../status.ts";

/** A person's draft; undefined where they have none. `lock` has whoever else changes it wait. */
export async function findDraft(db: Queries, personId: string, lock = false) {
  const found = db
    .selectFrom("own_product")
    .select(["id", "reached", sql<ProductFacts>`facts`.as("facts")])
    .where("owner_id", "=", personId)
    .where("status", "=", "draft");
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Keeps what was typed so far: one draft a person. */
export async function keepDraft(db: Queries, personId: string, facts: ProductFacts, reached: number): Promise<number> {
  const told = { facts: JSON.stringify(facts), reached };
  const { id } = await db
    .insertInto("own_product")
    .values({ owner_id: personId, ...told })
    .onConflict((conflict) =>
      conflict
        .column("owner_id")
        .where("status", "=", "draft")
        .doUpdateSet({ ...told, updated_at: sql`now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Says whose the pictures are: those named, and no others, are this bottle's. */
export async function keepPictures(db: Queries, productId: number, names: readonly string[]): Promise<void> {
  await sql`update product_picture set product_id = null
    where product_id = ${productId} and name <> all(${[...names]}::text[])`.execute(db);
  if (names.length === 0) return;
  await db
    .insertInto("product_picture")
    .values(names.map((name) => ({ name, product_id: productId })))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ product_id: productId }))
    .execute();
}

/** Has a draft wait for an editor. */
export async function sendDraft(db: Queries, id: number): Promise<void> {
  await db
    .updateTable("own_product")
    .set({ status: "waiting", asked_at: sql`now()`, reason: null, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** How many of a person's wait. */
export async function countWaitingOf(db: Queries, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom("own_product")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", personId)
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of what somebody proposed, the newest first, each with the bottle that came of it, and how many there are. */
export async function proposedBy(db: Queries, personId: string, { limit, offset }: Page) {
  return db
    .selectFrom("own_product")
    .leftJoin("brand", "brand.id", "own_product.brand_id")
    .select(["own_product.id", "own_product.reason", "brand.id as brand_id", "brand.name as brand"])
    .select([
      sql<ProductStatus>`own_product.status`.as("status"),
      sql<string>`coalesce(own_product.facts -> 'values' ->> 'name', '')`.as("name"),
      sql<string | null>`own_product.facts -> 'images' ->> 0`.as("picture"),
      sql<string>`coalesce(own_product.decided_at, own_product.asked_at, own_product.updated_at)::date::text`.as("day"),
      sql<number>`(count(*) over ())::int`.as("count"),
    ])
    .where("own_product.owner_id", "=", personId)
    .orderBy("own_product.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Takes back what an editor has not taken; false where there is no such one of theirs. */
export async function removeProduct(db: Queries, personId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("own_product")
    .where("id", "=", id)
    .where("owner_id", "=", personId)
    .where("status", "<>", "accepted")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes a draft again of what was refused, where nothing else is being written; false where that cannot be. */
export async function reopenProduct(db: Queries, personId: string, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("own_product")
    .set({ status: "draft", updated_at: sql`now()` })
    .where("id", "=", id)
    .where("owner_id", "=", personId)
    .where("status", "=", "refused")
    .where(
      sql<boolean>`not exists (select from own_product other where other.owner_id = ${personId} and other.status = 'draft')`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes drafts that nobody has touched for so long (contract.md, 11). */
export async function removeOldDrafts(db: Queries): Promise<void> {
  await sql`delete from own_product where status = 'draft'
    and updated_at < now() - make_interval(days => ${draftDays})`.execute(db);
}

/** The names of pictures that are no bottle's any more, a hundred at most. */
export async function picturesOfNone(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from product_picture
    where product_id is null limit 100`.execute(db);
  return rows.map(({ name }) => name);
}

/** Forgets one whose file is deleted. */
export async function forgetPicture(db: Queries, name: string): Promise<void> {
  await db.deleteFrom("product_picture").where("name", "=", name).where("product_id", "is", null).execute();
}
