import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { OwnStatus } from "#app/own-recipes/status.ts";

/** How many ingredients wait for an editor. */
export async function countWaitingIngredients(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("own_ingredient")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ingredients = (db: Queries) =>
  db
    .selectFrom("own_ingredient as own")
    .innerJoin("ingredient", "ingredient.id", "own.ingredient_id")
    .select(["ingredient.id", "ingredient.name", "ingredient.type", "ingredient.abv", "ingredient.description"])
    .select(["ingredient.owner_id", "own.picture"])
    .select([sql<OwnStatus>`own.status`.as("status"), sql<string>`coalesce(asked_at, now())::date::text`.as("sent")])
    .select(
      sql<
        string | null
      >`(select parent.name from ingredient_parent kind join ingredient parent on parent.id = kind.parent_id
        where kind.ingredient_id = ingredient.id limit 1)`.as("parent"),
    );

/** The ingredients that wait, those that have waited longest first. */
export async function waitingIngredients(db: Queries, { limit, offset }: Page) {
  return ingredients(db)
    .where("own.status", "=", "waiting")
    .orderBy("asked_at")
    .orderBy("ingredient.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One of them, whatever was decided, so that two editors decide one after the other; undefined where there is none. */
export async function lockIngredient(db: Queries, id: number) {
  return ingredients(db).where("ingredient.id", "=", id).forUpdate(["own", "ingredient"]).executeTakeFirst();
}
export type WaitingIngredient = NonNullable<Awaited<ReturnType<typeof lockIngredient>>>;

/** Whether another ingredient that everybody sees is called so already. */
export async function isNameTaken(db: Queries, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ingredient
    where is_public and id <> ${id} and folded(name) = folded(${name}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Another name and description of one that waits. */
export async function mendIngredient(db: Queries, id: number, told: { name: string; description: string }) {
  await db.updateTable("ingredient").set(told).where("id", "=", id).execute();
}

type Decision = { status: "published" | "refused"; decided_by: string; reason?: string };

/** Keeps what an editor decided about a member's ingredient. */
export async function decideIngredient(db: Queries, id: number, decision: Decision): Promise<void> {
  await db
    .updateTable("own_ingredient")
    .set({ ...decision, decided_at: sql`now()` })
    .where("ingredient_id", "=", id)
    .execute();
}

/** Whether it stands where everybody sees it, and its name. */
export async function publishedIngredient(db: Queries, id: number) {
  return db
    .selectFrom("ingredient")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("is_public", "=", true)
    .executeTakeFirst();
}

/** The names of pictures whose ingredient is gone or has another one, a hundred at most. */
export async function ingredientPicturesOfNone(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("ingredient_picture")
    .select("name")
    .where("ingredient_id", "is", null)
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}

/** Forgets one whose file is deleted, unless it is an ingredient's again. */
export async function forgetIngredientPicture(db: Queries, name: string): Promise<void> {
  await db.deleteFrom("ingredient_picture").where("name", "=", name).where("ingredient_id", "is", null).execute();
}

/** Deletes what those who left wrote for themselves alone; what was published stays in the guide. */
export async function deleteIngredientsOfNobody(db: Queries): Promise<void> {
  await db.deleteFrom("ingredient").where("is_public", "=", false).where("owner_id", "is", null).execute();
}
