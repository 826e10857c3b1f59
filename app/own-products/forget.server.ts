import type { House } from "#app/operations/house.server.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { forgetPicture, picturesOfNone, removeOldDrafts } from "./keeping/product-store.server.ts";

/** Deletes drafts whose time is over, and the files of pictures that are no bottle's any more. */
export async function tendProducts(house: House): Promise<number> {
  await removeOldDrafts(house.db);
  const names = await picturesOfNone(house.db);
  for (const name of names) {
    await dropPicture(house.uploads, name);
    await forgetPicture(house.db, name);
  }
  return names.length;
}
