/** What the availability engine is told, and the words it answers in. The front hall `../availability.ts` exports them. */

/** How well an alternative does: 0 the same thing in another form or under another name, 1 close, 2 in a pinch. */
export type AlternativeStrength = 0 | 1 | 2;

export type Alternative = { id: number; strength: AlternativeStrength };

export type IngredientFacts = {
  id: number;
  /** London dry gin has the parent gin: whoever owns the child has every parent too, never the other way round. */
  parents: readonly number[];
  /** A staple that everybody is taken to have, unless they switch it off. */
  pantry: boolean;
  /** Ingredient ids that a homemade one (grade H) is made of; empty: not homemade. */
  parts: readonly number[];
  /** What may stand in for it, in any recipe; one that is the same always does, as a child does for its parent. */
  alternatives: readonly Alternative[];
};

export type BrandFacts = { id: number; ingredientId: number };

export type LineFacts = {
  ingredientId: number;
  optional: boolean;
  /** What this recipe itself lets stand in on this line; one that is the same always may. */
  alternatives: readonly Alternative[];
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

/** That a person takes one thing for another, in every recipe or in one; close unless told. Never chained. */
export type PersonalAlternative = {
  ingredientId: number;
  alternativeId: number;
  strength?: AlternativeStrength;
  recipeId?: number;
};

/** What a person has: ids of ingredients and of brands, pantry ingredients switched off, and stand-ins of their own. */
export type Bar = {
  ingredients: Iterable<number>;
  brands: Iterable<number>;
  pantryOff: Iterable<number>;
  personalAlternatives?: Iterable<PersonalAlternative>;
};

/** One thing in a bar. A pantry ingredient is added by switching it on and removed by switching it off. */
export type BarThing = { kind: "ingredient" | "brand" | "pantry"; id: number };

export type Rules = {
  /**
   * The weakest stand-in that may meet a line, be it the line's own, the person's or one the ingredient
   * lists: 0 only what is the same, 1 what is close as well, 2 what does in a pinch.
   */
  alternatives: AlternativeStrength;
  /** Optional lines must be met as well. */
  requireOptional: boolean;
};

/** Why an ingredient or a line counts as there, or that it does not. */
export type Reason =
  | { kind: "owned" }
  /** `through` is a brand of it in the bar. */
  | { kind: "brand"; through: number }
  | { kind: "pantry" }
  /** `through` is a kind of it: the nearest that is there by itself, or else by what is the same as it. */
  | { kind: "child"; through: number }
  /** All its `parts` are there. */
  | { kind: "homemade"; parts: number[] }
  /** `through` stands in for it; who says so, and how well it does. */
  | { kind: "alternative"; through: number; named: "line" | "person" | "ingredient"; strength: AlternativeStrength }
  | { kind: "missing" };

export type ExplainedLine = { ingredientId: number; optional: boolean; satisfied: boolean; reason: Reason };

/** An ingredient, and how many recipes adding it alone would make makeable. */
export type Unlock = { ingredientId: number; recipes: number };
