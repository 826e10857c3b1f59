/**
 * Made-up catalogues for measuring, the same for the same seed. The rates follow real collections: few ingredients are
 * in very many recipes and most in hardly any (Zipf), recipes have three to seven lines.
 */
import type {
  AlternativeStrength,
  Bar,
  BrandFacts,
  CatalogueFacts,
  IngredientFacts,
  LineFacts,
  RecipeFacts,
} from "../app/my-bar/availability.ts";

export type SyntheticSize = { recipes: number; ingredients: number; bar: number };

export type SyntheticCatalogue = CatalogueFacts & {
  ingredients: IngredientFacts[];
  brands: BrandFacts[];
  recipes: RecipeFacts[];
};

export type SyntheticWorld = {
  facts: SyntheticCatalogue;
  bar: Bar;
  /** Ingredient ids as recipes and people choose them: the popular ones come up often. */
  someIngredient: () => number;
  /** The ingredient that most lines ask for. */
  mostPopular: number;
};

const noAlternatives: readonly number[] = [];

/** Mulberry32: a small generator of numbers from 0 up to 1, good enough for this. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function syntheticWorld(size: SyntheticSize, seed = 1): SyntheticWorld {
  const random = mulberry32(seed);
  const below = (n: number) => Math.floor(random() * n);
  const ids = shuffled(size.ingredients, below);
  const rank = zipf(size.ingredients, random);
  const someIngredient = () => ids[rank()]!;
  const ingredients = ids.map((id, popularity) => someFacts(id, popularity, ids, random, below));
  // In catalogue order, which has nothing to do with popularity.
  ingredients.sort((a, b) => a.id - b.id);
  const brands = Array.from({ length: size.ingredients * 2 }, (_, k) => ({
    id: k + 1,
    ingredientId: someIngredient(),
  }));
  const recipes = Array.from({ length: size.recipes }, (_, k) => ({
    id: k * 2 + 1,
    lines: someLines(3 + below(5), someIngredient, random),
  }));
  return {
    facts: { ingredients, brands, recipes },
    bar: someBar(size.bar, brands, someIngredient, random),
    someIngredient,
    mostPopular: ids[0]!,
  };
}

/**
 * A third have a parent, mostly a popular one; 3 of 100 are homemade of two to four; 2 of 100 are pantry; two of five
 * list one to three alternatives of about their own popularity.
 */
function someFacts(
  id: number,
  popularity: number,
  ids: number[],
  random: () => number,
  below: (n: number) => number,
): IngredientFacts {
  const near = () => ids[Math.min(ids.length - 1, Math.floor(popularity * (0.5 + random())) + below(10))]!;
  const hasParent = popularity > 10 && random() < 0.33;
  const isHomemade = random() < 0.03;
  const parts = isHomemade ? Array.from({ length: 2 + below(3) }, () => ids[below(Math.ceil(ids.length / 10))]!) : [];
  const alternatives =
    random() < 0.4
      ? Array.from({ length: 1 + below(3) }, () => ({ id: near(), strength: below(3) as AlternativeStrength }))
      : [];
  return {
    id,
    parentId: hasParent ? ids[below(Math.ceil(popularity / 3))]! : null,
    pantry: random() < 0.02,
    parts,
    alternatives,
  };
}

/** Distinct ingredients; 1 line in 12 is optional, 1 in 25 names a stand-in of its own. */
function someLines(count: number, someIngredient: () => number, random: () => number): LineFacts[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(someIngredient());
  return Array.from(chosen, (ingredientId) => ({
    ingredientId,
    optional: random() < 1 / 12,
    alternatives: random() < 1 / 25 ? [someIngredient()] : noAlternatives,
  }));
}

/** Half by what recipes ask for, half at random among what brands there are; one pantry ingredient in ten switched off. */
function someBar(size: number, brands: BrandFacts[], someIngredient: () => number, random: () => number): Bar {
  const ingredients = new Set<number>();
  const bottles = new Set<number>();
  while (ingredients.size < size / 2) ingredients.add(someIngredient());
  while (bottles.size < size / 2) bottles.add(brands[Math.floor(random() * brands.length)]!.id);
  return { ingredients, brands: bottles, pantryOff: [] };
}

function shuffled(count: number, below: (n: number) => number): number[] {
  const ids = Array.from({ length: count }, (_, k) => 2000 + k);
  for (let k = count - 1; k > 0; k--) {
    const other = below(k + 1);
    [ids[k], ids[other]] = [ids[other]!, ids[k]!];
  }
  return ids;
}

/** Draws ranks from 0, the most popular, each with a weight of 1 / (rank + 3). */
function zipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    sum += 1 / (k + 3);
    sums[k] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
