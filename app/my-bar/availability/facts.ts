/** What the availability engine is told, and the words it answers in. The front hall `../availability.ts` exports them. */

/** How well an alternative does: 0 the same for this purpose, 1 close, 2 in a pinch. */
export type AlternativeStrength = 0 | 1 | 2;

export type IngredientFacts = {
  id: number;
  /** London dry gin has the parent gin: whoever owns the child has the parent too, never the other way round. */
  parentId: number | null;
  /** A staple that everybody is taken to have, unless they switch it off. */
  pantry: boolean;
  /** Ingredient ids that a homemade one (grade H) is made of; empty: not homemade. */
  parts: readonly number[];
  /** What may stand in for it, in any recipe. */
  alternatives: readonly { id: number; strength: AlternativeStrength }[];
};

export type BrandFacts = { id: number; ingredientId: number };

export type LineFacts = {
  ingredientId: number;
  optional: boolean;
  /** Ingredient ids that this recipe itself names as stand-ins on this line. */
  alternatives: readonly number[];
};

export type RecipeFacts = { id: number; lines: readonly LineFacts[] };

/** Everything the engine knows. Of two entries with one id the later counts. `Iterable`, so that rows can be streamed. */
export type CatalogueFacts = {
  ingredients: Iterable<IngredientFacts>;
  brands: Iterable<BrandFacts>;
  recipes: Iterable<RecipeFacts>;
};

/** What changed since the catalogue was built. Removing wins over changing; what is not there is removed in peace. */
export type CatalogueChanges = {
  recipes?: Iterable<RecipeFacts>;
  removedRecipes?: Iterable<number>;
  brands?: Iterable<BrandFacts>;
  removedBrands?: Iterable<number>;
};

/** What a person has: ids of ingredients and of brands, pantry ingredients switched off, and stand-ins of their own. */
export type Bar = {
  ingredients: Iterable<number>;
  brands: Iterable<number>;
  pantryOff: Iterable<number>;
  personalAlternatives?: Iterable<{ ingredientId: number; alternativeId: number }>;
};

/** One thing in a bar. A pantry ingredient is added by switching it on and removed by switching it off. */
export type BarItem = { kind: "ingredient" | "brand" | "pantry"; id: number };

export type Rules = {
  /** A line may be met by a stand-in: the line's own, the person's, or one the ingredient lists. */
  allowAlternatives: boolean;
  /** Optional lines must be met as well. */
  requireOptional: boolean;
};

/** Why an ingredient or a line counts as there, or that it does not. */
export type Reason =
  | { kind: "owned" }
  /** `through` is a brand of it in the bar. */
  | { kind: "brand"; through: number }
  | { kind: "pantry" }
  /** `through` is the nearest ingredient below it in the tree that is there by itself. */
  | { kind: "child"; through: number }
  /** All its `parts` are there. */
  | { kind: "homemade"; parts: number[] }
  /** `through` stands in for it; `strength` only where the ingredient lists it. */
  | { kind: "alternative"; through: number; named: "line" | "person" }
  | { kind: "alternative"; through: number; named: "ingredient"; strength: AlternativeStrength }
  | { kind: "missing" };

export type ExplainedLine = { ingredientId: number; optional: boolean; satisfied: boolean; reason: Reason };

/** An ingredient, and how many recipes adding it alone would make makeable. */
export type Unlock = { ingredientId: number; recipes: number };
