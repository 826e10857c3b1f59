import type { Queries } from "#app/database/database.server.ts";

/** Public drinks by name, as the contact sheet shows them. */
export async function listDrinks(db: Queries, limit: number, offset: number) {
  return db
    .selectFrom("cocktail")
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select(["cocktail.id", "cocktail.name", "cocktail.drawing", "cocktail.volume_ml", "glass.ml as glass_ml"])
    .where("cocktail.is_public", "=", true)
    .orderBy("cocktail.name")
    .orderBy("cocktail.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are. */
export async function countDrinks(db: Queries): Promise<number> {
  const row = await db
    .selectFrom("cocktail")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("is_public", "=", true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
