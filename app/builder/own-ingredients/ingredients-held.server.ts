import type { Holding } from "#app/database/holding.server.ts";

const ingredient = { table: "ingredient", on: "ingredient_id", key: "id" };

/** What the ingredients that members write hold of a person. */
export const ingredientsHeld: readonly Holding[] = [
  {
    name: "ingredients",
    table: "ingredient",
    person: "owner_id",
    told: [
      ...["id", "key", "name", "plural", "aka", "type", "grade", "abv", "colour", "clarity", "fizzy", "sweetness"],
      ...["sourness", "bitterness", "taste", "pantry", "description", "storage", "method", "makes", "makes_unit_id"],
      ...["contains", "vegan", "vegetarian", "is_public"],
    ],
    untold: { owner_id: "the same for every row: your own account" },
  },
  {
    name: "ingredients_submitted",
    table: "own_ingredient",
    person: "owner_id",
    through: ingredient,
    told: [
      ...["ingredient_id", "picture", "link_table", "link_id", "status", "asked_at", "decided_at", "reason"],
      "changed_at",
    ],
    untold: { decided_by: "another person, the editor who read it" },
  },
  {
    name: "ingredients_decided",
    table: "own_ingredient",
    person: "decided_by",
    told: ["ingredient_id", "status", "decided_at", "reason"],
    untold: {
      decided_by: "the same for every row: your own account",
      ...{ picture: "another person's picture", asked_at: "what another person did" },
      ...{ link_table: "another person's", link_id: "another person's", changed_at: "what another person did" },
    },
  },
  {
    name: "pictures_of_ingredients",
    table: "ingredient_picture",
    person: "owner_id",
    through: ingredient,
    told: ["name", "ingredient_id", "sent_at"],
  },
];
