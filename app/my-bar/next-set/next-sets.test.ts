import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barOf, ingredient, recipe, strict } from "#tests/factories.ts";
import { type Alternative, buildCatalogue, openBar, type Rules } from "../availability.ts";
import { type Candidate, nextSets } from "./next-sets.ts";

const someId = fc.integer({ min: 1, max: 8 });
const few = <T>(one: fc.Arbitrary<T>, maxLength: number) => fc.array(one, { maxLength });
const someAlternatives: fc.Arbitrary<Alternative[]> = few(
  fc.record({ id: someId, strength: fc.constantFrom<0 | 1 | 2>(0, 1, 2) }),
  1,
);
/** Kinds, homemade parts and stand-ins, with circles, as a catalogue may have them. */
const someWorld = fc.record({
  facts: fc.tuple(
    ...Array.from({ length: 8 }, () =>
      fc.record({
        parents: few(someId, 1),
        parts: fc.oneof(fc.constant([]), few(someId, 2)),
        alternatives: someAlternatives,
      }),
    ),
  ),
  recipes: few(few(fc.record({ ingredientId: someId, alternatives: someAlternatives, optional: fc.boolean() }), 4), 8),
  has: few(someId, 2),
  personal: few(
    fc.record({ ingredientId: someId, alternativeId: someId, strength: fc.constantFrom<0 | 1 | 2>(0, 1, 2) }),
    2,
  ),
  rules: fc.record<Rules>({ alternatives: fc.constantFrom(0, 1, 2), requireOptional: fc.boolean() }),
});
const all = [1, 2, 3, 4, 5, 6, 7, 8];
const priced = (prices: readonly (number | null)[]): Candidate[] => prices.map((price, k) => ({ id: k + 1, price }));

/** Prices that often agree, and one in a while that nobody knows. */
const somePrices = fc.array(fc.constantFrom<number | null>(1, 2, 3, 5, 8, null), { minLength: 8, maxLength: 8 });
const someBudget = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });

/** Every way to take so many. */
function subsets(ids: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return ids.flatMap((id, place) => subsets(ids.slice(place + 1), size - 1).map((rest) => [id, ...rest]));
}
const upTo = [1, 2, 3, 4, 5].map((most) => [0, 1, 2, 3, 4, 5].filter((n) => n <= most).flatMap((n) => subsets(all, n)));

describe("the best set to buy", () => {
  it("is the best of all for one and two, of equals the cheapest, and never better than the bound for more", () => {
    fc.assert(
      fc.property(
        someWorld,
        fc.integer({ min: 1, max: 5 }),
        somePrices,
        someBudget,
        ({ facts, recipes, has, personal, rules }, size, prices, budget) => {
          const catalogue = buildCatalogue({
            ingredients: facts.map((each, k) => ingredient(k + 1, each)),
            brands: [],
            recipes: recipes.map((lines, k) => recipe(k + 1, ...lines)),
          });
          const bar = { ...barOf(...has), personalAlternatives: personal };
          const open = openBar(catalogue, bar, rules);
          const start = open.count();
          const withAll = (ids: readonly number[]) =>
            openBar(catalogue, { ...bar, ingredients: [...has, ...ids] }, rules).count() - start;
          const costOf = (ids: readonly number[]) =>
            ids.reduce((sum, id) => sum + (prices[id - 1] ?? Number.POSITIVE_INFINITY), 0);
          const inReach = (most: number) =>
            upTo[most - 1]!.filter((ids) => costOf(ids) <= (budget ?? Number.POSITIVE_INFINITY));
          const best = Math.max(...inReach(size).map(withAll));
          const { sets, exact, atMost } = nextSets(open, priced(prices), { size, most: 3, budget });
          const found = sets[0]?.recipes.length ?? 0;
          const ids = sets[0]?.ingredients.map(({ ingredientId }) => ingredientId) ?? [];
          expect(open.count()).toBe(start);
          expect(best).toBeLessThanOrEqual(atMost);
          if (exact) expect(found).toBe(best);
          if (size <= 2) {
            expect(exact).toBe(true);
            expect(costOf(ids)).toBe(
              Math.min(...inReach(size).flatMap((set) => (withAll(set) === best ? costOf(set) : []))),
            );
          }
          // Step by step is never worse than the best two alone, which are its beginning.
          else expect(found).toBeGreaterThanOrEqual(Math.max(...inReach(2).map(withAll)));
          for (const { ingredients, recipes: unlocked } of sets) {
            expect(ingredients.length).toBeLessThanOrEqual(size);
            const ids = ingredients.map(({ ingredientId }) => ingredientId);
            if (budget !== undefined) expect(costOf(ids)).toBeLessThanOrEqual(budget);
            expect(unlocked.length).toBe(withAll(ids));
            expect(ingredients.reduce((sum, { adds }) => sum + adds, 0)).toBe(unlocked.length);
          }
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    );
  });

  it("finds two that do nothing alone", () => {
    const world = buildCatalogue({
      ingredients: [1, 2, 3].map((id) => ingredient(id)),
      brands: [],
      recipes: [recipe(1, 1, 2), recipe(2, 1, 2), recipe(3, 3)],
    });
    const candidates = [3, 2, 1].map((id) => ({ id, price: null }));
    const { sets, exact } = nextSets(openBar(world, barOf(), strict), candidates, { size: 2, most: 1 });
    expect([sets[0]?.ingredients.map(({ ingredientId }) => ingredientId).sort(), exact]).toEqual([[1, 2], true]);
  });

  it("buys many cheap things where the dearest would leave nothing for them", () => {
    const world = buildCatalogue({
      ingredients: [1, 2, 3, 4, 5].map((id) => ingredient(id)),
      brands: [],
      recipes: [1, 1, 1, 2, 3, 4, 5].map((id, k) => recipe(k + 1, id)),
    });
    const candidates = priced([40, 10, 10, 10, 10]);
    const { sets, atMost, exact } = nextSets(openBar(world, barOf(), strict), candidates, {
      size: 4,
      most: 1,
      budget: 40,
    });
    const bought = sets[0]?.ingredients.map(({ ingredientId }) => ingredientId).sort();
    expect([bought, sets[0]?.recipes.length, atMost, exact]).toEqual([[2, 3, 4, 5], 4, 4, true]);
  });
});
