import type { ProfileShelf } from "#app/operations/house.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { menuPath } from "./collections/collection.ts";
import { publicCollections } from "./collections/collection-store.server.ts";

/** contract.md, 8: the public collections of a member on their profile: each leads to what everybody may read of it, its menu. */
export const collectionShelf: ProfileShelf = {
  title: "Collections",
  async read(db, personId) {
    const found = await publicCollections(db, personId);
    return found.map(({ name, code, item_count: count, cover, picture }) => ({
      ...{ name, href: menuPath(code), facts: count === 1 ? "1 item" : `${count} items` },
      ...{ picture: uploadHref(picture), images: cover },
    }));
  },
};
