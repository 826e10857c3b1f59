import type { z } from "zod";
import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { guestBarPath } from "#app/operations/makeable.ts";
import { personalPart } from "#app/operations/personal-part.ts";
import type {
  barItem,
  foundItem,
  ingredientChoice,
  ingredientChoices,
  listedCocktail,
  makeableRecipe,
  otherMarked,
  starterGroup,
  starterItem,
  unlockItem,
} from "./answers.server.ts";

/** A code as it stands on a bottle, for the forms of other rooms. */
/** Which substitutes may count, in the words of the list's form. */
export { substituteTexts } from "./recipes/filters/recipe-address.ts";

/** A member's bar in short: what stands in it, how many recipes it makes, and the best of them. */
export type BarInShort = {
  items: number;
  makeable: number;
  best: { name: string; href: string; image: string; colour: string | null }[];
};
export type { Year } from "./year/year.ts";

/** The bar of `bar=1`; null for who is not signed in. */
export const barPart = personalPart<BarInShort | null>("bar", null);

/** The four lists of the bar's index (guide.md, 2), by what kind of thing an ingredient is. */
export const subTypes = ["spirit", "liqueur", "mixer", "wine"] as const;
export type SubType = (typeof subTypes)[number];

/** builder.md, 3: 1 Base Spirit, 2 Liqueur, 3 Wine/Vermouth, 4 Beer/Cider, 5 Bitter; all else is a mixer. */
export function subTypeOf(ingredientType: number): SubType {
  if (ingredientType === 1) return "spirit";
  if (ingredientType === 2 || ingredientType === 5) return "liqueur";
  if (ingredientType === 3 || ingredientType === 4) return "wine";
  return "mixer";
}

/** How much is left of what stands in a bar; what is out keeps its place and counts nowhere. */
export const levels = ["full", "low", "out"] as const;
export type Level = (typeof levels)[number];

/** How well a person's own substitute does, best first: as the library's words for it, by the engine's number. */
export const substituteStrengths = ["same", "close", "pinch"] as const;
export type SubstituteStrength = (typeof substituteStrengths)[number];

/** The name of a type; anything else is a Misc ingredient. */
export function typeName(type: number): string {
  return ingredientTypes[type] ?? "Misc ingredient";
}

// What the operations answer, for screens: the schemas stay on the server.
export type MakeableRecipe = z.output<typeof makeableRecipe>;
export type ListedCocktail = z.output<typeof listedCocktail>;
export type OtherMarked = z.output<typeof otherMarked>;
export type FoundItem = z.output<typeof foundItem>;
export type UnlockItem = z.output<typeof unlockItem>;
export type StarterItem = z.output<typeof starterItem>;
export type StarterGroup = z.output<typeof starterGroup>;
export type IngredientChoice = z.output<typeof ingredientChoice>;
export type IngredientChoices = z.output<typeof ingredientChoices>;
export type BarItem = z.output<typeof barItem>;

/** Where somebody changes an ingredient that they wrote (builder.md, 2). */
export const editIngredientPath = (id: number | "") => `/builder/ingredients/edit/${id}`;

/** The drawing of a bottle or of an ingredient: each has its own. */
export function pictureOf({ link_table, link_id }: Pick<FoundItem, "link_table" | "link_id">): string {
  return `/drawings/${link_table === "spiritbrands" ? "bws" : "ingredients"}/${link_id}.svg`;
}

/** The query of the recipes screen for all that can be made, hidden or without alcohol too: what every count counts. */
export const everythingQuery = "?include_non_alcoholic=1&present_hidden=1";

/** Where a guest's bar is answered in full. */
export const guestPath = guestBarPath;
