import { tell } from "#app/database/notices.server.ts";
import { indexArea } from "#app/guide/area-readings.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { forgetPicture, picturesOfNone } from "./keeping/picture-store.server.ts";

/** Deletes the files of pictures that are no recipe's any more. A file that is gone already is no mistake. */
export async function forgetPictures(house: House): Promise<number> {
  const names = await picturesOfNone(house.db);
  for (const name of names) {
    await dropPicture(house.uploads, name);
    await forgetPicture(house.db, name);
  }
  return names.length;
}

/** Takes the public recipes of those who left, which went with them, out of every list. */
export async function forgetRecipesOfLeavers(house: House): Promise<void> {
  await house.db.transaction().execute(async (db) => {
    await indexArea(db, "cocktails");
    await tell(db, "library", "content");
  });
}
