import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { OwnStatus } from "../status.ts";

/** How many recipes wait for an editor. */
export async function countWaiting(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("own_recipe")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

const recipes = (db: Queries) =>
  db
    .selectFrom("own_recipe")
    .innerJoin("cocktail", "cocktail.id", "own_recipe.cocktail_id")
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select(["cocktail.id", "cocktail.name", "cocktail.teaser", "cocktail.method", "cocktail.ice", "cocktail.garnish"])
    .select([
      "cocktail.instructions",
      "cocktail.owner_id",
      "cocktail.is_public",
      "glass.name as glass",
      "own_recipe.description",
    ])
    .select(["own_recipe.picture", "own_recipe.youtube_id"])
    .select([sql<OwnStatus>`status`.as("status"), sql<string>`coalesce(asked_at, now())::date::text`.as("sent")])
    .select(
      sql<string[]>`array(select trim_scale(line.amount) || ' ' || unit.name || ' ' || ingredient.name
          || coalesce(', ' || line.note, '') || case when line.optional then ' (optional)' else '' end
        from cocktail_line line join unit on unit.id = line.unit_id join ingredient on ingredient.id = line.ingredient_id
        where line.cocktail_id = cocktail.id order by line.position)`.as("lines"),
    );

/** The recipes that wait, those that have waited longest first. */
export async function waitingRecipes(db: Queries, { limit, offset }: Page) {
  return recipes(db)
    .where("status", "=", "waiting")
    .orderBy("asked_at")
    .orderBy("cocktail.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One of them, whatever was decided, so that two editors decide one after the other; undefined where there is none. */
export async function lockRecipe(db: Queries, id: number) {
  return recipes(db).where("cocktail.id", "=", id).forUpdate(["own_recipe", "cocktail"]).executeTakeFirst();
}
export type WaitingRecipe = NonNullable<Awaited<ReturnType<typeof lockRecipe>>>;

/** Another name and description of one that waits. */
export async function mendRecipe(db: Queries, id: number, told: { name: string; description: string; teaser: string }) {
  const { description, ...shown } = told;
  const history = description === "" || description === shown.teaser ? null : description;
  await db
    .updateTable("cocktail")
    .set({ ...shown, history, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  await db.updateTable("own_recipe").set({ description }).where("cocktail_id", "=", id).execute();
}

type Decision = { status: "published" | "refused"; decided_by: string; reason?: string };

/** Keeps what an editor decided about a member's recipe. */
export async function decideRecipe(db: Queries, id: number, decision: Decision): Promise<void> {
  await db
    .updateTable("own_recipe")
    .set({ ...decision, decided_at: sql`now()` })
    .where("cocktail_id", "=", id)
    .execute();
}

/** Whether it stands where everybody sees it, and its name. */
export async function publishedRecipe(db: Queries, id: number) {
  return db
    .selectFrom("cocktail")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("is_public", "=", true)
    .executeTakeFirst();
}
