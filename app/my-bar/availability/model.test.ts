/**
 * The engine against a naive model, over small dense random worlds with every kind of bad data in them. What is compared a hundred
 * thousand times is compared by Node: with Vitest's own `expect` that was two fifths of the file's time.
 */
import { deepStrictEqual as same } from "node:assert";
import fc from "fast-check";
import { describe, it } from "vitest";
import {
  type Alternative,
  type Bar,
  type BarThing,
  buildCatalogue,
  type CatalogueFacts,
  type IngredientFacts,
  type LineFacts,
  type OpenBar,
  openBar,
  patchCatalogue,
  type Reason,
  type RecipeFacts,
  type Rules,
  widenCatalogue,
} from "../availability.ts";
import { buildGraph, unknownIngredientId as unknown } from "./catalogue/ingredient-graph.ts";
import { RelatedPairs, relatedBySet, unrelated } from "./catalogue/related-pairs.ts";
import {
  naiveIsMet,
  naiveMakeable,
  naiveMissing,
  naiveSatisfied,
  naiveUnlockedBy,
  withoutReplaced,
} from "./naive-model.ts";

// Ids collide, circles happen, ids point nowhere, 1664 turns up.
const someId = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(unknown, 50) },
);
const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) => fc.array(arbitrary, { maxLength });
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
const someRecipe: fc.Arbitrary<RecipeFacts> = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  lines: few(someLine, 5),
});
const someBrand = fc.record({ id: fc.integer({ min: 1, max: 6 }), ingredientId: someId });
const someFacts = fc.record({
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
const someBar = fc.record({
  ingredients: few(someId, 3),
  brands: few(fc.integer({ min: 1, max: 7 }), 2),
  pantryOff: few(someId, 4),
  personalAlternatives: fc.oneof(fc.constant([]), few(fc.record({ ingredientId: someId, alternativeId: someId }), 3)),
});
/** The same with stand-ins of the person's own that do better or worse, some of them in one recipe only. */
const someOwnBar = fc.record({
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
const someRules: fc.Arbitrary<Rules> = fc.record({
  alternatives: fc.constantFrom(0, 1, 2),
  requireOptional: fc.boolean(),
});
const someChange = fc.record({
  put: fc.boolean(),
  item: fc.oneof(
    fc.record({ kind: fc.constantFrom<BarThing["kind"]>("ingredient", "pantry"), id: someId }),
    fc.record({ kind: fc.constant<BarThing["kind"]>("brand"), id: fc.integer({ min: 1, max: 7 }) }),
  ),
});
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 600) };

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

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

function idsIn(facts: CatalogueFacts): Set<number> {
  return new Set([...facts.ingredients].map(({ id }) => id));
}

/** The bar's contents after a change, from plain sets. */
function changed(bar: Bar, { put, item }: { put: boolean; item: BarThing }): Bar {
  const key = item.kind === "pantry" ? "pantryOff" : item.kind === "brand" ? "brands" : "ingredients";
  const include = item.kind === "pantry" ? !put : put;
  const others = [...bar[key]].filter((id) => id !== item.id);
  return { ...bar, [key]: include ? [...others, item.id] : others };
}

describe("against a naive model", () => {
  it("the full answer is the same, with any number missing", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        same(new Set([...idsIn(facts)].filter((id) => open.has(id))), new Set(satisfied));
        for (const each of withoutReplaced(facts).recipes)
          same(open.missingOf(each.id), naiveMissing(facts, bar, rules, each));
        for (const n of [0, 1, 2, 3]) {
          same(open.makeable(n), naiveMakeable(facts, bar, rules, n));
          same(open.count(n), open.makeable(n).length);
        }
      }),
      runs,
    );
  });

  it("unlocks are what adding each ingredient brings", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const unlocks = open.unlocks();
        for (const id of idsIn(facts)) {
          const unlocked = id === unknown ? [] : naiveUnlockedBy(facts, bar, rules, id);
          same([id, open.unlockedBy(id)], [id, unlocked]);
          same([id, unlocks.of(id)], [id, unlocked.length]);
        }
      }),
      runs,
    );
  });

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

  it("each explanation is true, and there is one exactly where a line is met", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        for (const each of withoutReplaced(facts).recipes) {
          const explained = open.explain(each.id)!;
          const told = explained.map(({ satisfied: met, optional }) => [met, optional]);
          const known = each.lines.map((line) => [naiveIsMet(facts, bar, rules, satisfied, line), line.optional]);
          same(told, known);
          explained.forEach(({ reason }, k) => {
            same([reason, isTrue(reason, each.lines[k]!, facts, bar, rules, satisfied)], [reason, true]);
          });
        }
      }),
      runs,
    );
  });
});

describe("what a person takes for what, against a naive model", () => {
  it("counts in every recipe or in one, as strong as they say, for what is made and for what would be", () => {
    fc.assert(
      fc.property(someFacts, someOwnBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        const unlocks = open.unlocks();
        for (const n of [0, 1, 2]) same(ascending(open.makeable(n)), ascending(naiveMakeable(facts, bar, rules, n)));
        for (const id of idsIn(facts)) {
          const unlocked = id === unknown ? [] : naiveUnlockedBy(facts, bar, rules, id);
          same([id, ascending(open.unlockedBy(id))], [id, ascending(unlocked)]);
          same([id, unlocks.of(id)], [id, unlocked.length]);
        }
        for (const each of withoutReplaced(facts).recipes) {
          const explained = open.explain(each.id)!;
          explained.forEach(({ satisfied: met, reason }, k) => {
            const line = each.lines[k]!;
            same(met, naiveIsMet(facts, bar, rules, satisfied, line, each.id));
            same([reason, isTrue(reason, line, facts, bar, rules, satisfied, each.id)], [reason, true]);
          });
        }
      }),
      runs,
    );
  });

  it("is the same step by step as at once", () => {
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

describe("pairs of ingredients that one addition might satisfy", () => {
  it("are never fewer when many consequences are no longer listed pair by pair", () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 6 }), (facts, mostListed) => {
        const graph = buildGraph(facts.ingredients, facts.brands);
        const [listed, wide] = [new RelatedPairs(graph), new RelatedPairs(graph, mostListed)];
        for (let one = 0; one < graph.size; one++) {
          for (let other = 0; other < graph.size; other++) {
            const [exact, rough] = [listed.relation(one, other), wide.relation(one, other)];
            if (exact !== unrelated && rough !== relatedBySet) same(rough, exact);
          }
        }
      }),
      runs,
    );
  });
});

function isTrue(
  reason: Reason,
  line: LineFacts,
  facts: CatalogueFacts,
  bar: Bar,
  rules: Rules,
  satisfied: Set<number>,
  recipeId?: number,
): boolean {
  const world = withoutReplaced(facts);
  const own = world.ingredients.find(({ id }) => id === line.ingredientId);
  const has = (ids: Iterable<number>, id: number) => [...ids].includes(id);
  const kinds = new Set([line.ingredientId]);
  for (const _ of world.ingredients) {
    for (const each of world.ingredients) if (each.parents.some((parent) => kinds.has(parent))) kinds.add(each.id);
  }
  switch (reason.kind) {
    case "missing":
      return !satisfied.has(line.ingredientId);
    case "owned":
      return has(bar.ingredients, line.ingredientId);
    case "brand":
      return (
        has(bar.brands, reason.through) &&
        world.brands.some(({ id, ingredientId }) => id === reason.through && ingredientId === line.ingredientId)
      );
    case "pantry":
      return own!.pantry && !has(bar.pantryOff, line.ingredientId);
    case "child":
      return satisfied.has(reason.through) && kinds.has(reason.through);
    case "homemade":
      return reason.parts.every((part) => satisfied.has(part) && has(own!.parts, part));
    case "alternative": {
      if (!satisfied.has(reason.through) || reason.strength > rules.alternatives) return false;
      const names = ({ id, strength }: Alternative) => id === reason.through && strength === reason.strength;
      // What the ingredient itself lists as the same makes it satisfied; all else is named only where it is not.
      if (satisfied.has(line.ingredientId) !== (reason.named === "ingredient" && reason.strength === 0)) return false;
      if (reason.named === "line") return line.alternatives.some(names);
      if (reason.named === "ingredient") return own!.alternatives.some(names);
      return [...(bar.personalAlternatives ?? [])].some(
        (own) =>
          own.ingredientId === line.ingredientId &&
          own.alternativeId === reason.through &&
          (own.strength ?? 1) === reason.strength &&
          (own.recipeId ?? recipeId) === recipeId,
      );
    }
  }
}
