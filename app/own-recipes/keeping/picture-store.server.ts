import type { Queries } from "#app/database/database.server.ts";

/** The names of pictures whose recipe is gone or has another one, a hundred at most. */
export async function picturesOfNone(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("recipe_picture")
    .select("name")
    .where("cocktail_id", "is", null)
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}

/** Forgets one whose file is deleted, unless it is a recipe's again. */
export async function forgetPicture(db: Queries, name: string): Promise<void> {
  await db.deleteFrom("recipe_picture").where("name", "=", name).where("cocktail_id", "is", null).execute();
}
