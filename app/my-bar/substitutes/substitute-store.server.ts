import type { Queries } from "#app/database/database.server.ts";
import type { OwnSubstitute } from "../bar/bar-store.server.ts";

/** Keeps what a person takes for what; said again, it is as strong as said last. */
export async function keepSubstitute(db: Queries, personId: string, own: OwnSubstitute): Promise<void> {
  await db
    .insertInto("own_substitute")
    .values({ person_id: personId, ...own })
    .onConflict((conflict) =>
      conflict
        .columns(["person_id", "ingredient_id", "alternative_id", "cocktail_id"])
        .doUpdateSet({ strength: own.strength }),
    )
    .execute();
}

/** Forgets it; false where the person said no such thing. */
export async function forgetSubstitute(
  db: Queries,
  personId: string,
  { ingredient_id, alternative_id, cocktail_id }: Omit<OwnSubstitute, "strength">,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("own_substitute")
    .where("person_id", "=", personId)
    .where("ingredient_id", "=", ingredient_id)
    .where("alternative_id", "=", alternative_id)
    .where("cocktail_id", "is not distinct from", cocktail_id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
