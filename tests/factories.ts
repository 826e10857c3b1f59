import type {
  Alternative,
  AlternativeStrength,
  Bar,
  IngredientFacts,
  LineFacts,
  RecipeFacts,
  Rules,
} from "#app/my-bar/availability.ts";

/** What the engine is told of an ingredient: an id and, of all else, nothing unless it is given. */
export function ingredient(id: number, more: Partial<IngredientFacts> = {}): IngredientFacts {
  return { id, parents: [], pantry: false, parts: [], alternatives: [], ...more };
}

/** A recipe of lines that ask for an ingredient by its id, or for what is given. */
export function recipe(id: number, ...lines: (number | Partial<LineFacts>)[]): RecipeFacts {
  const plain = { ingredientId: 0, optional: false, alternatives: [] };
  return {
    id,
    lines: lines.map((line) => ({ ...plain, ...(typeof line === "number" ? { ingredientId: line } : line) })),
  };
}

/** Substitutes that are close. */
export function close(...ids: number[]): Alternative[] {
  return ids.map((id) => ({ id, strength: 1 }));
}

/** A bar with these ingredients, no bottle by its brand, and the whole pantry. */
export function barOf(...ingredients: number[]): Bar {
  return { ingredients, brands: [], pantryOff: [] };
}

const allowing = (alternatives: AlternativeStrength): Rules => ({ alternatives, requireOptional: false });
/** The rules by the weakest substitute that counts: none but what is the same; close ones; those in a pinch, too. */
export const [strict, lenient, pinch] = [allowing(0), allowing(1), allowing(2)];
