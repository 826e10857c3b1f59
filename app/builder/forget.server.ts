import { tell } from "#app/database/notices.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { collectionPicturesOfNone, forgetCollectionPicture } from "./collections/collection-store.server.ts";
import {
  deleteIngredientsOfNobody,
  forgetIngredientPicture,
  ingredientPicturesOfNone,
} from "./own-ingredients/keeping/ingredient-queue-store.server.ts";

const kinds = [
  { ofNone: ingredientPicturesOfNone, forget: forgetIngredientPicture },
  { ofNone: collectionPicturesOfNone, forget: forgetCollectionPicture },
];

/** Deletes the files of pictures that are no ingredient's or collection's any more. A file that is gone already is no mistake. */
export async function forgetBuilderPictures(house: House): Promise<void> {
  for (const { ofNone, forget } of kinds) {
    for (const name of await ofNone(house.db)) {
      await dropPicture(house.uploads, name);
      await forget(house.db, name);
    }
  }
}

/** Takes what those who left wrote for themselves alone; their recipes went with them. */
export async function forgetIngredientsOfLeavers(house: House): Promise<void> {
  await house.db.transaction().execute(async (db) => {
    await deleteIngredientsOfNobody(db);
    await tell(db, "library", "content");
  });
}
