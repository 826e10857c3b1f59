import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { defineArea } from "../area.ts";

/** What goes into drinks (contract.md, 7). */
export const ingredients = defineArea({
  table: "ingredients",
  section: "ingredients",
  path: "/ingredients",
  entries: "/ingredients",
  tab: "cocktails",
  quick: [{ name: "type" }],
  words: {
    title: "Ingredients",
    one: "ingredient",
    many: "ingredients",
    intro:
      "Spirits, liqueurs, juices, syrups and the rest of the shelf: what each is, what stands in for it, what it makes.",
    description:
      "The ingredients of cocktails: what they are, their kinds, their bottles, substitutes and the drinks with them.",
  },
  filters: [
    { name: "type", label: "Type", kind: "choice", texts: ingredientTypes },
    { name: "taste", label: "Taste", kind: "choice" },
    { name: "homemade", label: "Made at home", kind: "switch" },
  ],
  orders: [
    { name: "used", label: "Most used" },
    { name: "name", label: "A to Z" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["type", "taste"],
  target: "consumer",
  vote: ["ingredient", "ingredients"],
  wished: true,
  tried: true,
});
