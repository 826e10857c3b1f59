/**
 * Made-up catalogues for measuring, the same for the same seed. The rates follow real collections: few ingredients are
 * in very many recipes and most in hardly any (Zipf), recipes have three to seven lines.
 */
import { mulberry32, zipf } from "#app/library/random.ts";
import type {
  Alternative,
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

const noAlternatives: readonly Alternative[] = [];

/** A made-up catalogue and a bar: the same for the same size and seed. */
export function syntheticWorld(size: SyntheticSize, seed = 1): SyntheticWorld {
  const random = mulberry32(seed);
  const below = (n: number) => Math.floor(random() * n);
  const ids = shuffled(size.ingredients, below);
  const kinds = new Map(ids.map((id) => [id, below(kindCount)]));
  const rank = zipf(size.ingredients, random);
  const someIngredient = () => ids[rank()]!;
  const byKind = Map.groupBy(ids, (id) => kinds.get(id)!);
  const ingredients = [...byKind.values()].flatMap((alike) =>
    alike.map((id, popularity) => someFacts(id, popularity, alike, ids, random, below)),
  );
  // In catalogue order, which has nothing to do with popularity.
  ingredients.sort((a, b) => a.id - b.id);
  const brands = Array.from({ length: size.ingredients * 2 }, (_, k) => ({
    id: k + 1,
    ingredientId: someIngredient(),
  }));
  const recipes = Array.from({ length: size.recipes }, (_, k) => ({
    id: k * 2 + 1,
    lines: someLines(3 + below(5), someIngredient, kinds, random),
  }));
  const bar = someBar(size.bar, brands, someIngredient, below);
  const pantry = new Set(ingredients.filter((each) => each.pantry).map(({ id }) => id));
  const mostPopular = ids.find((id) => !pantry.has(id))!;
  return { facts: { ingredients, brands, recipes }, bar, someIngredient, mostPopular };
}

/** Spirits, juices, bitters, …: parents and alternatives are of the same kind, lines of a recipe mostly are not. */
const kindCount = 12;

/**
 * A third have a parent, a more popular one; 3 of 100 are homemade of two to four popular ones; 2 of 100 are pantry;
 * two of five list one to three alternatives of about their own popularity. `alike`: those of its kind by popularity.
 */
function someFacts(
  id: number,
  popularity: number,
  alike: number[],
  ids: number[],
  random: () => number,
  below: (n: number) => number,
): IngredientFacts {
  const hasParent = popularity > 2 && random() < 0.33;
  const parts = random() < 0.03 ? Array.from({ length: 2 + below(3) }, () => ids[below(ids.length / 10)]!) : [];
  const near = () => alike[Math.min(alike.length - 1, Math.floor(popularity * (0.5 + random())) + below(4))]!;
  const alternatives =
    random() < 0.4
      ? Array.from({ length: 1 + below(3) }, () => ({ id: near(), strength: someStrength(random()) }))
      : [];
  return {
    id,
    parents: hasParent ? [alike[below(popularity / 3)]!] : [],
    pantry: random() < 0.02,
    parts,
    alternatives,
  };
}

/** One alternative in twenty is the same thing, as in the library; the others do well or badly. */
function someStrength(chance: number): AlternativeStrength {
  return chance < 0.05 ? 0 : chance < 0.5 ? 1 : 2;
}

/** Distinct ingredients, seldom two of a kind; 1 line in 12 is optional, 1 in 25 names a stand-in of its own. */
function someLines(
  count: number,
  someIngredient: () => number,
  kinds: ReadonlyMap<number, number>,
  random: () => number,
): LineFacts[] {
  const chosen = new Set<number>();
  const kindsIn = new Set<number>();
  while (chosen.size < count) {
    const id = someIngredient();
    if (kindsIn.has(kinds.get(id)!) && random() < 0.7) continue;
    chosen.add(id);
    kindsIn.add(kinds.get(id)!);
  }
  return Array.from(chosen, (ingredientId) => ({
    ingredientId,
    optional: random() < 1 / 12,
    alternatives: random() < 1 / 25 ? [{ id: someIngredient(), strength: 1 as const }] : noAlternatives,
  }));
}

/** Half ingredients, chosen as recipes choose them, half bottles of any brand. */
function someBar(size: number, brands: BrandFacts[], someIngredient: () => number, below: (n: number) => number): Bar {
  const ingredients = new Set<number>();
  const bottles = new Set<number>();
  while (ingredients.size < size / 2) ingredients.add(someIngredient());
  while (bottles.size < size / 2) bottles.add(brands[below(brands.length)]!.id);
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
