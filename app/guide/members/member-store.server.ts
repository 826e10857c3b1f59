import type { Queries } from "#app/database/database.server.ts";

/** The numbers of somebody's recipes that everybody may see, the newest first. */
export async function publicRecipesOf(db: Queries, personId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("cocktail")
    .select("id")
    .where("owner_id", "=", personId)
    .where("is_public", "=", true)
    .orderBy("stream_rank", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
