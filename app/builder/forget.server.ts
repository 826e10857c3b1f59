import { tell } from "#app/database/notices.server.ts";
import type { House } from "#app/operations/house.server.ts";
import {
  deleteIngredientsOfNobody,
  forgetIngredientPicture,
  ingredientPicturesOfNone,
} from "./own-ingredients/keeping/ingredient-queue-store.server.ts";

/** Deletes the files of pictures that are no ingredient's any more. A file that is gone already is no mistake. */
export async function forgetBuilderPictures(house: House): Promise<number> {
  const names = await ingredientPicturesOfNone(house.db);
  for (const name of names) {
    await house.uploads.storage.remove(name);
    await forgetIngredientPicture(house.db, name);
  }
  return names.length;
}

/** Takes what those who left wrote for themselves alone; their recipes went with them. */
export async function forgetIngredientsOfLeavers(house: House): Promise<void> {
  await house.db.transaction().execute(async (db) => {
    await deleteIngredientsOfNobody(db);
    await tell(db, "library", "content");
  });
}
