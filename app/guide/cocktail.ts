import type { z } from "zod";
import { slugOf } from "#app/kit/slug.ts";
import type { cocktailCard, recipeAnswer, recipeLine } from "./cocktails/answers.ts";

// Their schemas stay on the server.
export type CocktailCard = z.output<typeof cocktailCard>;
export type RecipeLine = z.output<typeof recipeLine>;
export type Recipe = z.output<typeof recipeAnswer>;

/** Where a recipe stands: `/cocktails/recipe/1/negroni` (contract.md, 4). */
export function recipePath(id: number, name: string): string {
  return `/cocktails/recipe/${id}/${slugOf(name)}`;
}

/** Changes when the hand that draws does, so that pictures kept under an old address are fetched anew. */
export const drawingHand = "b";

/** The drawing of a recipe; its version is in the address, so that it can be kept for ever. */
export function drawingPath(id: number, version: string): string {
  return `/drawings/cocktails/${id}/${version}${drawingHand}.svg`;
}

/** The same drink on a card for social networks, 1200 by 630 pixels, beside its drawing. */
export function socialPath(image: string): string {
  return image.replace(/\.svg$/, ".png");
}

/** The list of cocktails with an ingredient: where an ingredient's name leads. */
export function withIngredientPath(key: string): string {
  return `/cocktails?ingredient=${encodeURIComponent(key)}`;
}

/** How a method is told in a recipe. */
export const methodWords: Record<string, string> = {
  shake: "Shake with ice",
  stir: "Stir with ice",
  build: "Build in the glass",
  blend: "Blend with ice",
  throw: "Throw from tin to tin",
  swizzle: "Swizzle with crushed ice",
};

/** Sweetness 0 to 10 in a word. */
export function sweetnessWord(sweetness: number): string {
  if (sweetness < 2) return "Bone dry";
  if (sweetness < 4) return "Dry";
  if (sweetness < 6) return "Balanced";
  if (sweetness < 8) return "Sweet";
  return "Very sweet";
}
