/**
 * Small dense random worlds with every kind of bad data in them, for the engine against a naive model. What is compared a hundred
 * thousand times is compared by Node (`node:assert`): with Vitest's own `expect` that was two fifths of the time.
 */
import fc from "fast-check";
import type {
  Alternative,
  Bar,
  BarThing,
  CatalogueFacts,
  IngredientFacts,
  RecipeFacts,
  Rules,
} from "#app/my-bar/availability.ts";

// Ids collide, circles happen, ids point nowhere, 1664 turns up.
/** An ingredient's id. */
export const someId = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(1664, 50) },
);
/** A short list. */
export const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) => fc.array(arbitrary, { maxLength });
const someAlternative: fc.Arbitrary<Alternative> = fc.record({ id: someId, strength: fc.constantFrom(0, 1, 2) });
const someIngredient: fc.Arbitrary<IngredientFacts> = fc.record({
  id: someId,
  parents: fc.oneof({ weight: 2, arbitrary: few(someId, 1) }, { weight: 1, arbitrary: few(someId, 3) }),
  pantry: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  parts: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(someId, 3) }),
  alternatives: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(someAlternative, 2) }),
});
const someLine = fc.record({
  ingredientId: someId,
  optional: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  alternatives: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(someAlternative, 2) }),
});
/** A recipe of a few lines. */
export const someRecipe: fc.Arbitrary<RecipeFacts> = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  lines: few(someLine, 5),
});
/** A bottle of a brand. */
export const someBrand = fc.record({ id: fc.integer({ min: 1, max: 6 }), ingredientId: someId });
/** A whole small world. */
export const someFacts = fc.record({
  ingredients: fc.oneof(
    fc.array(someIngredient, { minLength: 4, maxLength: 14 }),
    // Every id once, so that little points nowhere.
    fc
      .array(someIngredient, { minLength: 9, maxLength: 9 })
      .map((list) => list.map((each, k) => ({ ...each, id: k + 1 }))),
  ),
  brands: few(someBrand, 6),
  recipes: few(someRecipe, 14),
});
/** What stands in a bar. */
export const someBar = fc.record({
  ingredients: few(someId, 3),
  brands: few(fc.integer({ min: 1, max: 7 }), 2),
  pantryOff: few(someId, 4),
  personalAlternatives: fc.oneof(fc.constant([]), few(fc.record({ ingredientId: someId, alternativeId: someId }), 3)),
});
/** The same with stand-ins of the person's own that do better or worse, some of them in one recipe only. */
export const someOwnBar = fc.record({
  ...{ ingredients: few(someId, 3), brands: few(fc.integer({ min: 1, max: 7 }), 2), pantryOff: few(someId, 4) },
  personalAlternatives: few(
    fc.record(
      {
        ingredientId: someId,
        alternativeId: someId,
        strength: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
        recipeId: fc.integer({ min: 1, max: 30 }),
      },
      { requiredKeys: ["ingredientId", "alternativeId"] },
    ),
    5,
  ),
});
/** By which rules it is read. */
export const someRules: fc.Arbitrary<Rules> = fc.record({
  alternatives: fc.constantFrom(0, 1, 2),
  requireOptional: fc.boolean(),
});
/** Something put into a bar, or taken out. */
export const someChange = fc.record({
  put: fc.boolean(),
  item: fc.oneof(
    fc.record({ kind: fc.constantFrom<BarThing["kind"]>("ingredient", "pantry"), id: someId }),
    fc.record({ kind: fc.constant<BarThing["kind"]>("brand"), id: fc.integer({ min: 1, max: 7 }) }),
  ),
});
/** How many worlds each rule is tried in. */
export const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 600) };

/** Ids in one order, for comparing. */
export const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** The ids of all ingredients of a world, each once. */
export function idsIn(facts: CatalogueFacts): Set<number> {
  return new Set([...facts.ingredients].map(({ id }) => id));
}

/** The bar's contents after a change, from plain sets. */
export function changed(bar: Bar, { put, item }: { put: boolean; item: BarThing }): Bar {
  const key = item.kind === "pantry" ? "pantryOff" : item.kind === "brand" ? "brands" : "ingredients";
  const include = item.kind === "pantry" ? !put : put;
  const others = [...bar[key]].filter((id) => id !== item.id);
  return { ...bar, [key]: include ? [...others, item.id] : others };
}
