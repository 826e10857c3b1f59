import { deepStrictEqual as same } from "node:assert";
import fc from "fast-check";
import { describe, it } from "vitest";
import {
  ascending,
  changed,
  few,
  idsIn,
  runs,
  someBar,
  someBrand,
  someChange,
  someFacts,
  someId,
  someOwnBar,
  someRecipe,
  someRules,
} from "#tests/any-world.ts";
import {
  type Bar,
  buildCatalogue,
  type CatalogueFacts,
  type OpenBar,
  openBar,
  patchCatalogue,
  widenCatalogue,
} from "../../availability.ts";
import { withoutReplaced } from "./naive-model.ts";

/** Everything an open bar can answer, for comparing two. */
function everything(bar: OpenBar, facts: CatalogueFacts) {
  const recipes = withoutReplaced(facts).recipes.map(({ id }) => id);
  const unlocks = bar.unlocks();
  return {
    missing: recipes.map((id) => [id, bar.missingOf(id)]),
    explained: recipes.map((id) => bar.explain(id)),
    makeable: [0, 1, 2].map((n) => ascending(bar.makeable(n))),
    counts: [0, 1, 2, 99].map((n) => bar.count(n)),
    unlocks: [...idsIn(facts)].map((id) => [id, unlocks.of(id), ascending(bar.unlockedBy(id)), bar.has(id)]),
    best: unlocks.best(3),
  };
}

describe("what is changed step by step is what is made anew", () => {
  it("a bar changed step by step is the bar opened anew", () => {
    fc.assert(
      fc.property(
        someFacts,
        someBar,
        someRules,
        few(someChange, 12),
        fc.boolean(),
        (facts, bar, rules, changes, early) => {
          const catalogue = buildCatalogue(facts);
          const open = openBar(catalogue, bar, rules);
          if (early) open.count();
          let now: Bar = bar;
          for (const change of changes) {
            if (change.put) open.add(change.item);
            else open.remove(change.item);
            now = changed(now, change);
            same(open.count(), openBar(catalogue, now, rules).count());
          }
          same(everything(open, facts), everything(openBar(catalogue, now, rules), facts));
        },
      ),
      runs,
    );
  });

  it("a patched catalogue is the catalogue built anew", () => {
    const someChanges = fc.record({
      recipes: few(someRecipe, 4),
      removedRecipes: few(fc.integer({ min: 1, max: 30 }), 3),
      brands: few(someBrand, 2),
      removedBrands: few(fc.integer({ min: 1, max: 6 }), 1),
    });
    fc.assert(
      fc.property(
        someFacts,
        someBar,
        someRules,
        few(someChanges, 4),
        few(someChange, 4),
        (facts, bar, rules, patches, changes) => {
          let catalogue = buildCatalogue(facts);
          let now: CatalogueFacts = facts;
          for (const patch of patches) {
            catalogue = patchCatalogue(catalogue, patch);
            now = {
              ...now,
              brands: [...now.brands, ...patch.brands].filter(({ id }) => !patch.removedBrands.includes(id)),
              recipes: [...now.recipes, ...patch.recipes].filter(({ id }) => !patch.removedRecipes.includes(id)),
            };
          }
          const [patched, anew] = [openBar(catalogue, bar, rules), openBar(buildCatalogue(now), bar, rules)];
          for (const open of [patched, anew]) {
            for (const { put, item } of changes) put ? open.add(item) : open.remove(item);
          }
          same(everything(patched, now), everything(anew, now));
          same(patched.count(99), withoutReplaced(now).recipes.length);
        },
      ),
      runs,
    );
  });

  it("a catalogue with somebody's own ingredients is the one built with them", () => {
    const ownId = fc.integer({ min: 60, max: 63 });
    const someOwn = fc.record({ id: ownId, parents: few(someId, 1) }).map((own) => {
      return { ...own, pantry: false, parts: [], alternatives: [] };
    });
    const ownLine = fc.record({ ingredientId: fc.oneof(ownId, someId), optional: fc.boolean() }).map((line) => {
      return { ...line, alternatives: [] };
    });
    const ownRecipe = fc.record({ id: fc.integer({ min: 31, max: 35 }), lines: few(ownLine, 4) });
    const ownChange = fc.record({
      put: fc.boolean(),
      item: fc.record({ kind: fc.constant("ingredient" as const), id: fc.oneof(ownId, someId) }),
    });
    fc.assert(
      fc.property(
        someFacts,
        someBar,
        someRules,
        few(someOwn, 4),
        few(ownRecipe, 3),
        few(ownChange, 5),
        (facts, bar, rules, own, recipes, changes) => {
          const wide = widenCatalogue(buildCatalogue(facts), facts.ingredients, own);
          const now = {
            ...facts,
            ingredients: [...facts.ingredients, ...own],
            recipes: [...facts.recipes, ...recipes],
          };
          const opened = [
            openBar(patchCatalogue(wide, { recipes }), bar, rules),
            openBar(buildCatalogue(now), bar, rules),
          ];
          for (const open of opened) for (const { put, item } of changes) put ? open.add(item) : open.remove(item);
          same(everything(opened[0]!, now), everything(opened[1]!, now));
        },
      ),
      runs,
    );
  });

  it("what a person takes for what, step by step as at once", () => {
    fc.assert(
      fc.property(someFacts, someOwnBar, someRules, few(someChange, 8), (facts, bar, rules, changes) => {
        const catalogue = buildCatalogue(facts);
        const open = openBar(catalogue, bar, rules);
        let now: Bar = bar;
        for (const change of changes) {
          if (change.put) open.add(change.item);
          else open.remove(change.item);
          now = changed(now, change);
        }
        same(everything(open, facts), everything(openBar(catalogue, now, rules), facts));
      }),
      runs,
    );
  });
});
