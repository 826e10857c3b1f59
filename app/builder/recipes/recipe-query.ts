/** builder.md, 3 and 9: what a search of recipes may ask for beside its ingredients, and in which words. */
export const triStates = ["only", "hide"] as const;
export const ratingChoices = ["rated-only", "5.5", "5", "4", "3"] as const;
export const recipeOrders = ["best", "rating", "name", "newest", "strength", "shuffle"] as const;
export type TriState = (typeof triStates)[number] | "";
export type RatingChoice = (typeof ratingChoices)[number] | "";

/** contract.md, 9: so many lines may be missing at most. */
export const mostMissing = 3;

/** What a search asks for. */
export type RecipeQuery = {
  keyword: string;
  favourite: TriState;
  hof: TriState;
  commented: TriState;
  /** Without alcohol: nothing of it, only that, or that as well. */
  nonalcoholic: "" | "only" | "include";
  rating: RatingChoice;
  yourrating: RatingChoice;
  /** The weakest substitutes that count: 0 none but what is the same, 1 close ones, 2 those in a pinch too. */
  altingredients: 0 | 1 | 2;
  missing: number;
  requireoptional: boolean;
  sort: (typeof recipeOrders)[number];
  /** A seed: the same one shuffles the same way, so that pages hold together. */
  shuffle: number;
};

/** builder.md, 9: the editors' highest rating makes a recipe one of the hall of fame (contract.md, 9). */
export const hallOfFame = 5.5;

/** Whether a rating is one of those asked for: any at all, or at least so high. */
export function isRatedSo(asked: RatingChoice, rating: number | null | undefined): boolean {
  if (asked === "") return true;
  return (rating ?? 0) >= (asked === "rated-only" ? 0.5 : Number(asked));
}

/** Whether something is as a tri-state asks. */
export const isAsked = (asked: TriState, so: boolean): boolean => asked === "" || so === (asked === "only");

/** A number for a recipe in the order of a seed, spread over 32 bits (the finalizer of MurmurHash3). */
export function shuffled(seed: number, id: number): number {
  let mixed = (Math.imul(id, 0x9e3779b1) ^ seed) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
