import type { Holding } from "#app/database/holding.server.ts";

const whose = { person_id: "the same for every row: your own account" };
const through = { table: "collection", key: "id", on: "collection_id" };

/** What collections hold of a person. */
export const collectionsHeld: readonly Holding[] = [
  {
    name: "collections",
    table: "collection",
    person: "person_id",
    told: ["id", "name", "is_base", "is_public", "gratis", "menu", "picture", "created_at", "changed_at"],
    untold: { ...whose, code: "a name of the site's own" },
  },
  {
    name: "collection_items",
    table: "collection_item",
    person: "person_id",
    through,
    told: ["collection_id", "link_table", "link_id", "place", "price", "note", "added_at"],
    untold: {},
  },
  {
    name: "pictures_of_collections",
    table: "collection_picture",
    person: "person_id",
    through,
    told: ["name", "collection_id", "sent_at"],
  },
  {
    name: "chosen_collection",
    table: "collection_choice",
    person: "person_id",
    told: ["collection_id"],
    untold: whose,
  },
];
