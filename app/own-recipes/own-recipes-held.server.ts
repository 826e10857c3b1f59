import type { Holding } from "#app/database/holding.server.ts";

const recipe = { table: "cocktail", on: "cocktail_id", key: "id" };
const somebody = "another person, the editor who read it";

/** What the recipes that members write hold of a person, beside their rows among the guide's cocktails. */
export const ownRecipesHeld: readonly Holding[] = [
  {
    name: "recipes_submitted",
    table: "own_recipe",
    person: "owner_id",
    through: recipe,
    told: ["cocktail_id", "description", "picture", "youtube_id", "status", "asked_at", "decided_at", "reason"],
    untold: { decided_by: somebody },
  },
  {
    name: "recipes_decided",
    table: "own_recipe",
    person: "decided_by",
    told: ["cocktail_id", "status", "decided_at", "reason"],
    untold: {
      decided_by: "the same for every row: your own account",
      description: "another person's text",
      picture: "another person's picture",
      youtube_id: "another person's film",
      asked_at: "what another person did",
    },
  },
  {
    name: "revisions_of_recipes",
    table: "recipe_revision",
    person: "person_id",
    told: ["cocktail_id", "number", "facts", "made_at"],
    untold: { person_id: "the same for every row: your own account" },
  },
  {
    name: "pictures_of_recipes",
    table: "recipe_picture",
    person: "owner_id",
    through: recipe,
    told: ["name", "cocktail_id", "sent_at"],
  },
];
