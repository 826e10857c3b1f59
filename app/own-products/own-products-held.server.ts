import type { Holding } from "#app/database/holding.server.ts";

const whose = "the same for every row: your own account";
const others = "another person's: whoever proposed it";

/** What the bottles that members propose hold of a person. */
export const ownProductsHeld: readonly Holding[] = [
  {
    name: "bottles_proposed",
    table: "own_product",
    person: "owner_id",
    told: ["id", "status", "facts", "updated_at", "asked_at", "decided_at", "reason", "brand_id"],
    untold: { owner_id: whose, reached: "where its form stands", decided_by: "another person, the editor who read it" },
  },
  {
    name: "bottles_decided",
    table: "own_product",
    person: "decided_by",
    told: ["id", "status", "decided_at", "reason", "brand_id"],
    untold: {
      decided_by: whose,
      owner_id: others,
      facts: others,
      reached: others,
      updated_at: others,
      asked_at: others,
    },
  },
  {
    name: "pictures_of_bottles",
    table: "product_picture",
    person: "owner_id",
    through: { table: "own_product", on: "product_id", key: "id" },
    told: ["name", "product_id", "sent_at"],
  },
];
