import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { ProductFacts } from "../form/draft.ts";
import type { ProductStatus } from "../status.ts";

const products = (db: Queries) =>
  db
    .selectFrom("own_product")
    .select(["id", "owner_id", sql<ProductFacts>`facts`.as("facts"), sql<ProductStatus>`status`.as("status")])
    .select(sql<string>`coalesce(asked_at, updated_at)::date::text`.as("sent"));

/** How many bottles wait for an editor. */
export async function countWaiting(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("own_product")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bottles that wait, those that have waited longest first. */
export async function waitingProducts(db: Queries, { limit, offset }: Page) {
  return products(db)
    .where("status", "=", "waiting")
    .orderBy("asked_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One of them, whatever was decided, so that two editors decide one after the other; undefined where there is none. */
export async function lockProduct(db: Queries, id: number) {
  return products(db).where("id", "=", id).where("status", "<>", "draft").forUpdate().executeTakeFirst();
}
export type WaitingProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/** Another text of one that waits. */
export async function mendProduct(db: Queries, id: number, facts: ProductFacts): Promise<void> {
  await db
    .updateTable("own_product")
    .set({ facts: JSON.stringify(facts) })
    .where("id", "=", id)
    .execute();
}

type Decision = { status: "accepted" | "refused"; decided_by: string; reason?: string; brand_id?: number };

/** Keeps what an editor decided about a proposed bottle, and the brand that came of it. */
export async function decideProduct(db: Queries, id: number, decision: Decision): Promise<void> {
  await db
    .updateTable("own_product")
    .set({ ...decision, decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** The bottle of the guide that came of a proposal. */
export async function bottleOf(db: Queries, id: number) {
  return db
    .selectFrom("own_product")
    .innerJoin("brand", "brand.id", "own_product.brand_id")
    .select(["brand.id", "brand.name"])
    .where("own_product.id", "=", id)
    .executeTakeFirst();
}

/** The number of an ingredient by its name, in any case of its letters; undefined where there is none. */
export async function ingredientNamed(db: Queries, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from ingredient
    where folded(name) = folded(${name}) and grade <> 'H' and is_public order by id limit 1`.execute(db);
  return rows[0]?.id;
}
