import type { RecipeLine } from "#app/drinks/amounts.ts";
import type { ToldContents } from "#app/drinks/diets.ts";
import type { claims } from "#app/drinks/vocabulary.ts";
import { slugOf } from "#app/kit/slug.ts";
import type { MembersRating } from "#app/marks/rating.ts";

/** A recipe as its page shows it. */
export type Recipe = {
  id: number;
  name: string;
  href: string;
  image: string;
  /** Of what is in the glass, as `#rrggbb`: the ground that its picture stands on is a wash of it. */
  colour: string | null;
  teaser: string;
  rating: number | null;
  taste: string[];
  without_alcohol: boolean;
  key: string;
  /** What the drawing shows, in words. */
  picture_text: string;
  aka: string[];
  lines: RecipeLine[];
  glass: { key: string; name: string; ml: number; description: string };
  method: string;
  ice: string;
  garnish: string | null;
  instructions: string[];
  origin: { who: string | null; where: string | null; country: string | null; year: number | null; circa: boolean };
  history: string | null;
  tags: string[];
  /** What people must or will not drink that is in it, and whom it suits; null where that is not reckoned. */
  contents: ToldContents | null;
  sweetness: number;
  volume_ml: number;
  abv: number;
  alcohol_ml: number;
  iba: string | null;
  iba_note: string | null;
  members_rating?: MembersRating;
  making: RecipeMaking;
  versions: RecipeVersion[];
  /** What the entry's claims rest upon. */
  sources: { claim: (typeof claims)[number]; source: string }[];
  updated_at: string;
  /** A member wrote it: the rooms above may have pictures of it. */
  of_member: boolean;
};

/** What it takes to make a drink; null where nobody has said and no rule has reckoned it. */
export type RecipeMaking = {
  /** 1 easy, 2 some practice, 3 skilled. */
  difficulty: number | null;
  minutes: number | null;
  /** Keys of tools that can be drawn. */
  tools: string[];
  /** The usual batch of a punch; the amounts are for one drink all the same. */
  serves: number | null;
  glass_alternatives: string[];
  pronunciation: string | null;
  tip: string | null;
};

/** How a drink was mixed by somebody else, or once. */
export type RecipeVersion = {
  name: string;
  year: number | null;
  circa: boolean;
  source: string | null;
  note: string | null;
  lines: RecipeLine[];
};

/** The last place that a line on an origin names: "Florence" of "Caffè Casoni, Florence". */
export function lastOf(where: string): string {
  return where.split(",").at(-1)!.trim();
}

/** Where a recipe stands: `/cocktails/recipe/1/negroni` (contract.md, 4). */
export function recipePath(id: number, name: string): string {
  return `/cocktails/recipe/${id}/${slugOf(name)}`;
}

/** Changes when the hand that draws does, so that pictures kept under an old address are fetched anew. */
export const drawingHand = "c";

/** The drawing of a recipe; its version is in the address, so that it can be kept for ever. */
export function drawingPath(id: number, version: string): string {
  return `/drawings/cocktails/${id}/${version}${drawingHand}.svg`;
}

/** The same drink without the room around it that taller ones need: for a picture that stands alone. */
export function tightPath(image: string): string {
  return image.replace(/\.svg$/, "-tight.svg");
}

/** The same drink on a bar in the light: for the one large picture of its page. */
export function scenePath(image: string): string {
  return image.replace(/\.svg$/, "-scene.svg");
}

/** The same drink on a card for social networks, 1200 by 630 pixels, beside its drawing. */
export function socialPath(image: string): string {
  return image.replace(/\.svg$/, ".png");
}

/** An ingredient's own page (contract.md, 7), in its present name: where its name leads. */
export function ingredientPath(id: number, name: string): string {
  return `/ingredients/${id}/${slugOf(name)}`;
}

/** A bottle's own page (contract.md, 7). */
export function bottlePath(id: number, name: string): string {
  return `/beer-wine-spirits/${id}/${slugOf(name)}`;
}

/** The list of cocktails with an ingredient: where the name of one leads that has no page for everybody. */
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
