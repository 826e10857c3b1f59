import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildGraph } from "./availability/ingredient-graph.ts";
import {
  naiveIsMet,
  naiveMakeable,
  naiveMissing,
  naiveSatisfied,
  naiveUnlockedBy,
  withoutReplaced,
} from "./availability/naive-model.ts";
import { RelatedPairs, relatedBySet, unrelated } from "./availability/related-pairs.ts";
import {
  type Bar,
  type BarItem,
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
} from "./availability.ts";

const gin = 1;
const londonDryGin = 2;
const vodka = 3;
const sugar = 4;
const water = 5;
const syrup = 6;
const lemonJuice = 7;
const limeJuice = 8;
const sourMix = 9;
const orangeBitters = 10;
const beefeater = 100;
const unknown = 1664;

const strict: Rules = { allowAlternatives: false, requireOptional: false };
const lenient: Rules = { allowAlternatives: true, requireOptional: false };

function ingredient(id: number, more: Partial<IngredientFacts> = {}): IngredientFacts {
  return { id, parentId: null, pantry: false, parts: [], alternatives: [], ...more };
}

function recipe(id: number, ...lines: (number | Partial<LineFacts>)[]): RecipeFacts {
  const plain = { ingredientId: 0, optional: false, alternatives: [] };
  return {
    id,
    lines: lines.map((line) => ({ ...plain, ...(typeof line === "number" ? { ingredientId: line } : line) })),
  };
}

const ingredients = [
  ingredient(gin),
  ingredient(londonDryGin, { parentId: gin }),
  ingredient(vodka),
  ingredient(sugar, { pantry: true }),
  ingredient(water, { pantry: true }),
  ingredient(syrup, { parts: [sugar, water] }),
  ingredient(lemonJuice, { alternatives: [{ id: limeJuice, strength: 1 }] }),
  ingredient(limeJuice),
  ingredient(sourMix, { parts: [lemonJuice, syrup] }),
  ingredient(orangeBitters),
];
const brands = [{ id: beefeater, ingredientId: londonDryGin }];

function catalogueOf(...recipes: RecipeFacts[]) {
  return buildCatalogue({ ingredients, brands, recipes });
}

function barOf(...owned: number[]): Bar {
  return { ingredients: owned, brands: [], pantryOff: [] };
}

function missing(lines: Parameters<typeof recipe>[1][], bar: Bar, rules = strict): number | undefined {
  return openBar(catalogueOf(recipe(1, ...lines)), bar, rules).missingOf(1);
}

// Small dense random worlds: ids collide, circles happen, ids point nowhere, 1664 turns up.
const someId = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(unknown, 50) },
);
const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) => fc.array(arbitrary, { maxLength });
const someIngredient: fc.Arbitrary<IngredientFacts> = fc.record({
  id: someId,
  parentId: fc.option(someId, { freq: 1 }),
  pantry: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  parts: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(someId, 3) }),
  alternatives: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: few(fc.record({ id: someId, strength: fc.constantFrom(0, 1, 2) }), 2) },
  ),
});
const someLine = fc.record({
  ingredientId: someId,
  optional: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  alternatives: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(someId, 2) }),
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
const someRules = fc.record({ allowAlternatives: fc.boolean(), requireOptional: fc.boolean() });
const someChange = fc.record({
  put: fc.boolean(),
  item: fc.oneof(
    fc.record({ kind: fc.constantFrom<BarItem["kind"]>("ingredient", "pantry"), id: someId }),
    fc.record({ kind: fc.constant<BarItem["kind"]>("brand"), id: fc.integer({ min: 1, max: 7 }) }),
  ),
});
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 600) };

describe("a line is met by", () => {
  it("its ingredient in the bar", () => {
    expect(missing([gin], barOf(gin))).toBe(0);
    expect(missing([gin], barOf(vodka))).toBe(1);
  });

  it("a brand of its ingredient", () => {
    expect(missing([londonDryGin], { ...barOf(), brands: [beefeater] })).toBe(0);
  });

  it("a child of its ingredient, but not by its parent", () => {
    expect(missing([gin], barOf(londonDryGin))).toBe(0);
    expect(missing([londonDryGin], barOf(gin))).toBe(1);
  });

  it("a brand of a child", () => {
    expect(missing([gin], { ...barOf(), brands: [beefeater] })).toBe(0);
  });

  it("the pantry, unless it is switched off there; owning it helps all the same", () => {
    expect(missing([sugar], barOf())).toBe(0);
    expect(missing([sugar], { ...barOf(), pantryOff: [sugar] })).toBe(1);
    expect(missing([sugar], { ...barOf(sugar), pantryOff: [sugar] })).toBe(0);
  });

  it("a homemade ingredient of which all parts are there", () => {
    expect(missing([syrup], barOf())).toBe(0);
    expect(missing([syrup], { ...barOf(), pantryOff: [water] })).toBe(1);
  });

  it("a homemade ingredient made of homemade ones", () => {
    expect(missing([sourMix], barOf(lemonJuice))).toBe(0);
    expect(missing([sourMix], { ...barOf(lemonJuice), pantryOff: [sugar] })).toBe(1);
  });

  it("an alternative that the ingredient lists, where alternatives are allowed, and in that direction only", () => {
    expect(missing([lemonJuice], barOf(limeJuice))).toBe(1);
    expect(missing([lemonJuice], barOf(limeJuice), lenient)).toBe(0);
    expect(missing([limeJuice], barOf(lemonJuice), lenient)).toBe(1);
  });

  it("an alternative that the line names, on that line only", () => {
    const either = { ingredientId: gin, alternatives: [vodka] };
    expect(missing([either], barOf(vodka))).toBe(1);
    expect(missing([either, gin], barOf(vodka), lenient)).toBe(1);
  });

  it("an alternative of the person's own", () => {
    const bar = { ...barOf(vodka), personalAlternatives: [{ ingredientId: gin, alternativeId: vodka }] };
    expect(missing([gin], bar)).toBe(1);
    expect(missing([gin], bar, lenient)).toBe(0);
  });

  it("an alternative that is itself there as a brand or a child", () => {
    const bar = { ...barOf(), brands: [beefeater] };
    expect(missing([{ ingredientId: vodka, alternatives: [gin] }], bar, lenient)).toBe(0);
  });
});

describe("alternatives", () => {
  it("are not chained", () => {
    const bar = { ...barOf(vodka), personalAlternatives: [{ ingredientId: limeJuice, alternativeId: vodka }] };
    expect(missing([limeJuice], bar, lenient)).toBe(0);
    expect(missing([lemonJuice], bar, lenient)).toBe(1);
  });

  it("do not help to make a homemade part", () => {
    expect(missing([sourMix], barOf(limeJuice), lenient)).toBe(1);
  });

  it("of a child are not taken over by the parent, nor the other way round", () => {
    const personalAlternatives = [{ ingredientId: londonDryGin, alternativeId: vodka }];
    expect(missing([londonDryGin, gin], { ...barOf(vodka), personalAlternatives }, lenient)).toBe(1);
  });
});

describe("counting", () => {
  it("counts optional lines only where they are required", () => {
    const lines = [gin, { ingredientId: vodka, optional: true }];
    expect(missing(lines, barOf(gin))).toBe(0);
    expect(missing(lines, barOf(gin), { allowAlternatives: false, requireOptional: true })).toBe(1);
  });

  it("counts lines as people see them: the same thing twice is missing twice", () => {
    expect(missing([gin, gin, vodka], barOf())).toBe(3);
    expect(missing([gin, gin, vodka], barOf(gin))).toBe(1);
  });

  it("finds a recipe makeable that asks for nothing", () => {
    expect(openBar(catalogueOf(recipe(1)), barOf(), strict).makeable()).toEqual([1]);
  });

  it("lists what is makeable with so many missing, in catalogue order", () => {
    const bar = openBar(
      catalogueOf(recipe(30, gin), recipe(10, gin, vodka), recipe(20, vodka, limeJuice)),
      barOf(gin),
      strict,
    );
    expect(bar.makeable()).toEqual([30]);
    expect(bar.makeable(1)).toEqual([30, 10]);
    expect(bar.makeable(2)).toEqual([30, 10, 20]);
    expect([0, 1, 2, 99].map((n) => bar.count(n))).toEqual([1, 2, 3, 3]);
  });

  it("knows nothing of a recipe that is not in the catalogue", () => {
    const bar = openBar(catalogueOf(recipe(1, gin)), barOf(gin), strict);
    expect(bar.missingOf(2)).toBeUndefined();
    expect(bar.explain(2)).toBeUndefined();
  });
});

describe("bad data", () => {
  it("never satisfies the unknown ingredient, owned or replaced", () => {
    const facts = {
      ingredients: [...ingredients, ingredient(unknown, { pantry: true })],
      brands,
      recipes: [recipe(1, unknown)],
    };
    expect(openBar(buildCatalogue(facts), barOf(unknown), lenient).missingOf(1)).toBe(1);
    expect(missing([{ ingredientId: unknown, alternatives: [gin] }], barOf(gin), lenient)).toBe(1);
    expect(missing([{ ingredientId: 99, alternatives: [gin] }], barOf(gin, 99), lenient)).toBe(1);
  });

  it("does not let circles hold themselves up, even when what held them is taken away", () => {
    const circle = [
      ingredient(1, { parentId: 2 }),
      ingredient(2, { parentId: 1 }),
      ingredient(3, { parts: [4] }),
      ingredient(4, { parts: [3] }),
    ];
    const catalogue = buildCatalogue({ ingredients: circle, brands: [], recipes: [recipe(1, 1), recipe(2, 3)] });
    const bar = openBar(catalogue, barOf(), strict);
    expect(bar.makeable()).toEqual([]);
    bar.add({ kind: "ingredient", id: 2 });
    bar.add({ kind: "ingredient", id: 4 });
    expect(bar.makeable()).toEqual([1, 2]);
    expect(bar.explain(1)![0]!.reason).toEqual({ kind: "child", through: 2 });
    bar.remove({ kind: "ingredient", id: 2 });
    bar.remove({ kind: "ingredient", id: 4 });
    expect(bar.makeable()).toEqual([]);
  });

  it("survives a recipe with hundreds of lines", () => {
    const lines = Array.from({ length: 300 }, () => gin);
    const catalogue = patchCatalogue(catalogueOf(recipe(1, ...lines), recipe(2, vodka)), { removedRecipes: [2] });
    const bar = openBar(catalogue, barOf(), strict);
    expect([bar.missingOf(1), bar.count(299), bar.count(300), bar.unlocks().of(gin)]).toEqual([300, 0, 1, 1]);
    bar.add({ kind: "ingredient", id: gin });
    expect(bar.makeable()).toEqual([1]);
  });

  it("survives a chain of parents thousands long", () => {
    const chain = Array.from({ length: 2000 }, (_, k) => ingredient(10_000 + k, { parentId: 10_000 + k + 1 }));
    const catalogue = buildCatalogue({ ingredients: chain, brands: [], recipes: [recipe(1, 11_999)] });
    const bar = openBar(catalogue, barOf(10_000), strict);
    expect(bar.explain(1)![0]!.reason).toEqual({ kind: "child", through: 10_000 });
    bar.remove({ kind: "ingredient", id: 10_000 });
    expect(bar.unlocks().best(2)).toEqual([
      { ingredientId: 10_000, recipes: 1 },
      { ingredientId: 10_001, recipes: 1 },
    ]);
  });
});

describe("changing the bar", () => {
  it("takes brands, ingredients and the pantry in and out, and does nothing twice", () => {
    const bar = openBar(catalogueOf(recipe(1, gin), recipe(2, sugar)), barOf(), strict);
    const item: BarItem = { kind: "brand", id: beefeater };
    bar.add(item);
    bar.add(item);
    bar.add({ kind: "ingredient", id: gin });
    expect([bar.count(), bar.has(londonDryGin)]).toEqual([2, true]);
    bar.remove(item);
    expect([bar.count(), bar.has(londonDryGin)]).toEqual([2, false]);
    bar.remove(item);
    bar.remove({ kind: "ingredient", id: gin });
    bar.remove({ kind: "pantry", id: sugar });
    expect(bar.count()).toBe(0);
    bar.add({ kind: "pantry", id: gin });
    bar.add({ kind: "ingredient", id: 12345 });
    expect(bar.count()).toBe(0);
    bar.add({ kind: "pantry", id: sugar });
    expect(bar.makeable()).toEqual([2]);
  });
});

describe("unlocks", () => {
  it("count what adding one ingredient alone would make makeable, best first", () => {
    const recipes = [recipe(1, gin, vodka), recipe(2, vodka), recipe(3, gin), recipe(4, limeJuice, lemonJuice)];
    const unlocks = openBar(catalogueOf(...recipes), barOf(gin), strict).unlocks();
    expect(unlocks.best(5)).toEqual([{ ingredientId: vodka, recipes: 2 }]);
    expect([unlocks.of(gin), unlocks.of(limeJuice), unlocks.of(unknown)]).toEqual([0, 0, 0]);
    expect(unlocks.best(0)).toEqual([]);
  });

  it("see that one ingredient meets two lines through its parent", () => {
    const bar = openBar(catalogueOf(recipe(1, gin, londonDryGin)), barOf(), strict);
    expect([bar.unlocks().of(londonDryGin), bar.unlocks().of(gin)]).toEqual([1, 0]);
    expect(bar.unlockedBy(londonDryGin)).toEqual([1]);
  });

  it("see that one ingredient completes a homemade one and is asked for itself", () => {
    const bar = openBar(catalogueOf(recipe(1, lemonJuice, sourMix), recipe(2, sourMix)), barOf(), strict);
    expect([bar.unlocks().of(lemonJuice), bar.unlocks().of(sourMix)]).toEqual([2, 1]);
  });

  it("see that one ingredient stands in on two lines", () => {
    const lines = [limeJuice, lemonJuice, { ingredientId: vodka, alternatives: [limeJuice] }];
    const bar = openBar(catalogueOf(recipe(1, ...lines)), barOf(), lenient);
    expect([bar.unlocks().of(limeJuice), bar.unlocks().of(lemonJuice)]).toEqual([1, 0]);
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
            if (exact !== unrelated) expect([relatedBySet, exact]).toContain(rough);
          }
        }
      }),
      runs,
    );
  });
});

describe("explaining", () => {
  it("gives the reason for each line in order", () => {
    const lines = [gin, sugar, syrup, { ingredientId: vodka, optional: true }, orangeBitters];
    const bar = openBar(catalogueOf(recipe(1, ...lines)), { ...barOf(orangeBitters), brands: [beefeater] }, strict);
    expect(bar.explain(1)).toEqual([
      { ingredientId: gin, optional: false, satisfied: true, reason: { kind: "child", through: londonDryGin } },
      { ingredientId: sugar, optional: false, satisfied: true, reason: { kind: "pantry" } },
      { ingredientId: syrup, optional: false, satisfied: true, reason: { kind: "homemade", parts: [sugar, water] } },
      { ingredientId: vodka, optional: true, satisfied: false, reason: { kind: "missing" } },
      { ingredientId: orangeBitters, optional: false, satisfied: true, reason: { kind: "owned" } },
    ]);
    expect(bar.reasonFor(londonDryGin)).toEqual({ kind: "brand", through: beefeater });
  });

  it("names the alternative, who named it, and how well it does", () => {
    const either = { ingredientId: orangeBitters, alternatives: [gin, vodka] };
    const personalAlternatives = [{ ingredientId: gin, alternativeId: vodka }];
    const bar = { ...barOf(vodka, limeJuice), personalAlternatives };
    const open = openBar(catalogueOf(recipe(1, either, gin, lemonJuice)), bar, lenient);
    expect(open.explain(1)!.map((line) => line.reason)).toEqual([
      { kind: "alternative", through: vodka, named: "line" },
      { kind: "alternative", through: vodka, named: "person" },
      { kind: "alternative", through: limeJuice, named: "ingredient", strength: 1 },
    ]);
  });
});

describe("patching", () => {
  it("adds, changes and removes recipes and brands, and leaves the old catalogue as it was", () => {
    const before = catalogueOf(recipe(1, gin), recipe(2, gin), recipe(3, gin));
    const changes = {
      recipes: [recipe(2, vodka), recipe(4, gin)],
      removedRecipes: [3, 77],
      brands: [{ id: 101, ingredientId: gin }],
    };
    const after = patchCatalogue(before, changes);
    const bar = { ...barOf(), brands: [101] };
    expect(openBar(after, bar, strict).makeable()).toEqual([1, 4]);
    expect(openBar(after, bar, strict).count(9)).toBe(3);
    expect(openBar(after, barOf(vodka), strict).makeable()).toEqual([2]);
    expect(openBar(before, barOf(gin), strict).makeable()).toEqual([1, 2, 3]);
    expect(openBar(patchCatalogue(after, { removedBrands: [101] }), bar, strict).makeable()).toEqual([]);
  });

  it("packs everything anew once there is much", () => {
    let catalogue = catalogueOf(
      recipe(1, gin),
      recipe(2, { ingredientId: vodka, optional: true, alternatives: [gin] }),
    );
    for (let id = 3; id < 403; id += 100) {
      catalogue = patchCatalogue(catalogue, {
        recipes: Array.from({ length: 100 }, (_, k) => recipe(id + k, gin, vodka)),
      });
    }
    catalogue = patchCatalogue(catalogue, { removedRecipes: [1, 5] });
    const bar = openBar(catalogue, barOf(gin), { allowAlternatives: true, requireOptional: true });
    expect([bar.count(0), bar.count(1), bar.missingOf(1), bar.unlocks().of(vodka)]).toEqual([1, 400, undefined, 399]);
    expect(bar.explain(2)![0]!.reason).toEqual({ kind: "alternative", through: gin, named: "line" });
  });
});

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
function changed(bar: Bar, { put, item }: { put: boolean; item: BarItem }): Bar {
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
        expect(ascending(idsIn(facts)).filter((id) => open.has(id))).toEqual(ascending(satisfied));
        for (const each of withoutReplaced(facts).recipes) {
          expect(open.missingOf(each.id)).toBe(naiveMissing(facts, bar, rules, each));
        }
        for (const n of [0, 1, 2, 3]) {
          expect(open.makeable(n)).toEqual(naiveMakeable(facts, bar, rules, n));
          expect(open.count(n)).toBe(open.makeable(n).length);
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
          expect([id, open.unlockedBy(id)]).toEqual([id, unlocked]);
          expect([id, unlocks.of(id)]).toEqual([id, unlocked.length]);
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
            expect(open.count()).toBe(openBar(catalogue, now, rules).count());
          }
          expect(everything(open, facts)).toEqual(everything(openBar(catalogue, now, rules), facts));
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
          expect(everything(patched, now)).toEqual(everything(anew, now));
          expect(patched.count(99)).toBe(withoutReplaced(now).recipes.length);
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
          expect(explained.map((line) => line.satisfied)).toEqual(
            each.lines.map((line) => naiveIsMet(facts, bar, rules, satisfied, line)),
          );
          expect(explained.map((line) => line.optional)).toEqual(each.lines.map((line) => line.optional));
          explained.forEach(({ reason }, k) => {
            expect([reason, isTrue(reason, each.lines[k]!, facts, bar, satisfied)]).toEqual([reason, true]);
          });
        }
      }),
      runs,
    );
  });
});

function isTrue(reason: Reason, line: LineFacts, facts: CatalogueFacts, bar: Bar, satisfied: Set<number>): boolean {
  const world = withoutReplaced(facts);
  const own = world.ingredients.find(({ id }) => id === line.ingredientId);
  const has = (ids: Iterable<number>, id: number) => [...ids].includes(id);
  const isBelow = (id: number, steps = 0): boolean => {
    const parent = world.ingredients.find((each) => each.id === id)?.parentId;
    return parent === line.ingredientId || (parent != null && steps < 20 && isBelow(parent, steps + 1));
  };
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
      return satisfied.has(reason.through) && isBelow(reason.through);
    case "homemade":
      return reason.parts.every((part) => satisfied.has(part) && has(own!.parts, part));
    case "alternative": {
      if (satisfied.has(line.ingredientId) || !satisfied.has(reason.through)) return false;
      if (reason.named === "line") return has(line.alternatives, reason.through);
      if (reason.named === "ingredient") {
        return own!.alternatives.some(({ id, strength }) => id === reason.through && strength === reason.strength);
      }
      const pair = { ingredientId: line.ingredientId, alternativeId: reason.through };
      return [...(bar.personalAlternatives ?? [])].some(
        ({ ingredientId, alternativeId }) => ingredientId === pair.ingredientId && alternativeId === pair.alternativeId,
      );
    }
  }
}
