import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { indexEntry } from "#app/guide/area-readings.server.ts";

/** Tells every process what changed: one ingredient of one person, or what everybody sees or saw of it as well. */
export async function followIngredient(db: Queries, id: number, isOrWasPublic: boolean): Promise<void> {
  if (isOrWasPublic) {
    await indexEntry(db, "ingredients", id);
    await tell(db, "library", "content");
  }
  await tell(db, "subject", `ingredients:${id}`);
}
