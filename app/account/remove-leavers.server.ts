import type { House } from "#app/operations/house.server.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { removeLeavers } from "./leaving/leaving-store.server.ts";

/** Deletes the accounts whose 14 days are over (contract.md, 8), with all that the tables hold of them, and their pictures. */
export async function removeThoseWhoLeave(house: House): Promise<number> {
  const gone = await removeLeavers(house.db);
  for (const { image } of gone) if (image !== null) await dropPicture(house.uploads, image);
  return gone.length;
}
