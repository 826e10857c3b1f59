import { garnishes, ices, methods } from "#app/drawing/words.ts";
import { mulberry32, zipf } from "../random.ts";
import { firstWords, secondWords, tastes } from "./synthetic-words.ts";

/** How much is made up: numbers of entries. Two bottles come with each ingredient. */
export type SyntheticSize = { recipes: number; ingredients: number; seed: number };
/** A data file as it lies in a folder: its name, and its one list under the name of its kind. */
export type SyntheticFile = { name: string; value: Record<string, unknown> };

/** What the made-up entries build upon: keys that the library has already. */
export type Ground = { glasses: readonly string[]; units: { volume: string } };

/** Numbers from here on are nobody's: what is written by hand stays far below. */
const firstId = 100_000_000;
/** As many entries as a file holds, so that none is read or written in one piece of hundreds of megabytes. */
const perFile = 5_000;
const source = "Made up by `jigger generate`, for load tests: nothing here is true";

/**
 * A made-up library for load tests, the same for the same seed (contract.md, 1: `generate`). The rates follow real
 * collections: few ingredients are in very many recipes and most in hardly any, recipes have three to seven lines, a third of
 * the ingredients are a kind of another, two in five have a stand-in.
 */
export function* syntheticLibrary(size: SyntheticSize, ground: Ground): Generator<SyntheticFile> {
  const random = mulberry32(size.seed);
  const below = (n: number) => Math.floor(random() * n);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const name = (place: number, first = below(firstWords.length)) =>
    `${firstWords[first]} ${one(secondWords)} ${place + 1}`;
  const ingredientKey = (place: number) => `generated-ingredient-${place + 1}`;

  function ingredient(place: number) {
    const spirit = random() < 0.4;
    return {
      id: firstId + place,
      key: ingredientKey(place),
      name: name(place),
      ...(place > 2 && random() < 0.33 ? { parent: ingredientKey(below(place / 3)) } : {}),
      type: spirit ? 1 : 2 + below(8),
      grade: one(["K", "P", "C", "O"]),
      abv: spirit ? 35 + below(15) : 0,
      colour: `#${below(0x1000000).toString(16).padStart(6, "0")}`,
      clarity: "clear",
      sweetness: below(11),
      sourness: below(11),
      bitterness: below(11),
      taste: [one(tastes)],
      description: `A made-up ingredient, number ${place + 1}, which nobody bottles.`,
      ...(place > 0 && random() < 0.4
        ? { alternatives: [{ ingredient: ingredientKey(below(place)), strength: one(["close", "in a pinch"]) }] }
        : {}),
    };
  }

  function brand(place: number) {
    return {
      id: firstId + place,
      key: `generated-bottle-${place + 1}`,
      name: `${name(place)} Reserve`,
      ingredient: ingredientKey(Math.floor(place / 2)),
      abv: 40,
      description: `A made-up bottle, number ${place + 1}, which no shop sells.`,
    };
  }

  const someIngredient = zipf(size.ingredients, random);
  function cocktail(place: number) {
    const asked = new Set<number>();
    const lines = Math.min(3 + below(5), size.ingredients);
    // Where the same come up again and again there are fewer lines.
    for (let tries = 0; asked.size < lines && tries < 50; tries++) asked.add(someIngredient());
    return {
      id: firstId + place,
      key: `generated-drink-${place + 1}`,
      name: name(place),
      teaser: `A made-up drink, number ${place + 1}, that nobody has mixed yet.`,
      lines: Array.from(asked, (ingredient, line) => ({
        ingredient: ingredientKey(ingredient),
        amount: [60, 45, 30, 22.5, 15, 10, 5][line]!,
        unit: ground.units.volume,
        ...(line > 1 && random() < 1 / 6 ? { optional: true } : {}),
      })),
      glass: one(ground.glasses),
      method: one(methods),
      ice: one(ices),
      ...(random() < 0.5 ? { garnish: { text: "A made-up garnish", items: [one(garnishes)] } } : {}),
      instructions: ["Put everything into the glass.", "Serve to nobody."],
      taste: [one(tastes)],
      tags: [],
      sweetness: below(11),
      ...(random() < 0.6 ? { rating: 1 + below(9) / 2 } : {}),
      ...(random() < 0.7 ? { origin: { year: 1850 + below(175) } } : {}),
    };
  }

  yield* filesOf("ingredients", size.ingredients, ingredient);
  yield* filesOf("brands", 2 * size.ingredients, brand);
  yield* filesOf("cocktails", size.recipes, cocktail);
}

function* filesOf(kind: string, count: number, entry: (place: number) => unknown): Generator<SyntheticFile> {
  for (let from = 0; from < count; from += perFile) {
    const entries = Array.from({ length: Math.min(perFile, count - from) }, (_, place) => entry(from + place));
    const $schema = `./schema/${kind}.schema.json`;
    yield { name: `${kind}-${from / perFile + 1}.json`, value: { $schema, sources: [source], [kind]: entries } };
  }
}
