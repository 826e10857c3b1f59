import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { indexEntry } from "#app/guide/area-readings.server.ts";
import { followOwnIngredient } from "#app/own-recipes/follow-ingredients.server.ts";

/**
 * Has the recipes that ask for an ingredient follow it, and tells every process what changed: one ingredient of one person, or what
 * everybody sees or saw of it as well.
 * @returns the recipes: once this is committed they have to be read anew
 */
export async function followIngredient(db: Queries, id: number, isOrWasPublic: boolean) {
  if (isOrWasPublic) {
    await indexEntry(db, "ingredients", id);
    await tell(db, "library", "content");
  }
  await tell(db, "subject", `ingredients:${id}`);
  return followOwnIngredient(db, id);
}
