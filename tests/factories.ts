import {
  type Alternative,
  type AlternativeStrength,
  type Bar,
  buildCatalogue,
  type Catalogue,
  type IngredientFacts,
  type LineFacts,
  type RecipeFacts,
  type Rules,
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

/** The things of `smallWorld`, by their ids. */
export const things = {
  gin: 1,
  londonDryGin: 2,
  vodka: 3,
  sugar: 4,
  water: 5,
  syrup: 6,
  lemonJuice: 7,
  limeJuice: 8,
  sourMix: 9,
  orangeBitters: 10,
  /** A brand: a London dry gin. */
  beefeater: 100,
} as const;

const { gin, londonDryGin, vodka, sugar, water, syrup, lemonJuice, limeJuice, sourMix, orangeBitters } = things;

/** Small enough to be known by heart: two staples, a kind of gin and its brand, two homemade ones, and one with a substitute. */
export const smallWorld = {
  ingredients: [
    ingredient(gin),
    ingredient(londonDryGin, { parents: [gin] }),
    ingredient(vodka),
    ingredient(sugar, { pantry: true }),
    ingredient(water, { pantry: true }),
    ingredient(syrup, { parts: [sugar, water] }),
    ingredient(lemonJuice, { alternatives: close(limeJuice) }),
    ingredient(limeJuice),
    ingredient(sourMix, { parts: [lemonJuice, syrup] }),
    ingredient(orangeBitters),
  ],
  brands: [{ id: things.beefeater, ingredientId: londonDryGin }],
};

/** A catalogue of the small world and these recipes. */
export function catalogueOf(...recipes: RecipeFacts[]): Catalogue {
  return buildCatalogue({ ...smallWorld, recipes });
}
