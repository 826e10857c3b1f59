import { describe, expect, it } from "vitest";
import {
  barOf,
  catalogueOf,
  close,
  ingredient,
  lenient,
  pinch,
  recipe,
  smallWorld,
  strict,
  things,
} from "#tests/factories.ts";
import { type Bar, type BarThing, buildCatalogue, openBar, patchCatalogue } from "./availability.ts";

const { gin, londonDryGin, vodka, sugar, water, syrup, lemonJuice, limeJuice, sourMix, orangeBitters, beefeater } =
  things;
const { ingredients, brands } = smallWorld;
const unknown = 1664;

function missing(lines: Parameters<typeof recipe>[1][], bar: Bar, rules = strict): number | undefined {
  return openBar(catalogueOf(recipe(1, ...lines)), bar, rules).missingOf(1);
}

describe("a line is met by", () => {
  it("its ingredient in the bar", () => {
    expect(missing([gin], barOf(gin))).toBe(0);
    expect(missing([gin], barOf(vodka))).toBe(1);
  });

  it("a brand of its ingredient or of a child of it", () => {
    expect(missing([londonDryGin], { ...barOf(), brands: [beefeater] })).toBe(0);
    expect(missing([gin], { ...barOf(), brands: [beefeater] })).toBe(0);
  });

  it("a child of its ingredient, but not by its parent", () => {
    expect(missing([gin], barOf(londonDryGin))).toBe(0);
    expect(missing([londonDryGin], barOf(gin))).toBe(1);
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
    const either = { ingredientId: gin, alternatives: close(vodka) };
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
    expect(missing([{ ingredientId: vodka, alternatives: close(gin) }], bar, lenient)).toBe(0);
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
    expect(missing(lines, barOf(gin), { alternatives: 0, requireOptional: true })).toBe(1);
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
    expect([bar.missingOf(2), bar.explain(2)]).toEqual([undefined, undefined]);
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
    expect(missing([{ ingredientId: unknown, alternatives: close(gin) }], barOf(gin), lenient)).toBe(1);
    expect(missing([{ ingredientId: 99, alternatives: close(gin) }], barOf(gin, 99), lenient)).toBe(1);
  });

  it("does not let circles hold themselves up, even when what held them is taken away", () => {
    const circle = [
      ingredient(1, { parents: [2] }),
      ingredient(2, { parents: [1] }),
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
    const chain = Array.from({ length: 2000 }, (_, k) => ingredient(10_000 + k, { parents: [10_000 + k + 1] }));
    const catalogue = buildCatalogue({ ingredients: chain, brands: [], recipes: [recipe(1, 11_999)] });
    const bar = openBar(catalogue, barOf(10_000), strict);
    expect(bar.explain(1)![0]!.reason).toEqual({ kind: "child", through: 10_000 });
    bar.remove({ kind: "ingredient", id: 10_000 });
    expect(
      bar
        .unlocks()
        .best(2)
        .map((each) => each.ingredientId),
    ).toEqual([10_000, 10_001]);
  });
});

describe("changing the bar", () => {
  it("takes brands, ingredients and the pantry in and out, and does nothing twice", () => {
    const bar = openBar(catalogueOf(recipe(1, gin), recipe(2, sugar)), barOf(), strict);
    const item: BarThing = { kind: "brand", id: beefeater };
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

describe("changing a bar with alternatives", () => {
  it("counts a stand-in of the person's own, in and out, also where the ingredient lists it, too", () => {
    const personalAlternatives = [
      { ingredientId: gin, alternativeId: vodka },
      { ingredientId: lemonJuice, alternativeId: limeJuice },
    ];
    const bar = openBar(
      catalogueOf(recipe(1, gin), recipe(2, lemonJuice)),
      { ...barOf(), personalAlternatives },
      lenient,
    );
    bar.add({ kind: "ingredient", id: vodka });
    expect(bar.makeable()).toEqual([1]);
    bar.add({ kind: "ingredient", id: limeJuice });
    expect(bar.makeable()).toEqual([1, 2]);
    bar.remove({ kind: "ingredient", id: vodka });
    bar.remove({ kind: "ingredient", id: limeJuice });
    expect(bar.makeable()).toEqual([]);
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

  it("see what one ingredient stands in for, for this person", () => {
    const bar = { ...barOf(), personalAlternatives: [{ ingredientId: gin, alternativeId: orangeBitters }] };
    const recipes = [recipe(1, gin), recipe(2, gin, orangeBitters)];
    expect(
      openBar(catalogueOf(...recipes), bar, lenient)
        .unlocks()
        .of(orangeBitters),
    ).toBe(2);
  });

  it("see that one ingredient stands in on two lines", () => {
    const lines = [limeJuice, lemonJuice, { ingredientId: vodka, alternatives: close(limeJuice) }];
    const bar = openBar(catalogueOf(recipe(1, ...lines)), barOf(), lenient);
    expect([bar.unlocks().of(limeJuice), bar.unlocks().of(lemonJuice)]).toEqual([1, 0]);
  });
});

describe("unlocks count a recipe once", () => {
  it("when one addition meets the line through two of its stand-ins", () => {
    const bar = openBar(
      catalogueOf(recipe(1, { ingredientId: vodka, alternatives: close(gin, londonDryGin) })),
      barOf(),
      lenient,
    );
    expect(bar.unlocks().of(londonDryGin)).toBe(1);
  });

  it("when one addition meets both its lines through two stand-ins each", () => {
    const either = { ingredientId: vodka, alternatives: close(gin, londonDryGin) };
    const other = { ingredientId: limeJuice, alternatives: close(londonDryGin, gin) };
    const bar = openBar(catalogueOf(recipe(1, either, other), recipe(2, either, either)), barOf(), lenient);
    expect([bar.unlocks().of(londonDryGin), bar.unlocks().of(gin), bar.unlocks().of(vodka)]).toEqual([2, 2, 1]);
  });

  it("and never for the unknown ingredient, however often a recipe asks for it", () => {
    const lines = [gin, gin, gin, unknown, unknown, unknown];
    expect(
      openBar(catalogueOf(recipe(1, ...lines)), barOf(gin), strict)
        .unlocks()
        .best(3),
    ).toEqual([]);
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

  it("names the strongest of the alternatives that the ingredient lists, each at its best", () => {
    const listed = [
      [vodka, 2],
      [gin, 2],
      [vodka, 1],
    ] as const;
    const alternatives = listed.map(([id, strength]) => ({ id, strength }));
    const facts = { ingredients: [...ingredients, ingredient(20, { alternatives })], brands, recipes: [recipe(1, 20)] };
    const reason = (bar: Bar) => openBar(buildCatalogue(facts), bar, pinch).explain(1)![0]!.reason;
    expect(reason(barOf(gin, vodka))).toMatchObject({ through: vodka, strength: 1 });
    expect(reason(barOf(gin))).toMatchObject({ through: gin, strength: 2 });
  });

  it("names the alternative, who named it, and how well it does", () => {
    const either = { ingredientId: orangeBitters, alternatives: close(gin, vodka) };
    const personalAlternatives = [{ ingredientId: gin, alternativeId: vodka }];
    const bar = { ...barOf(vodka, limeJuice), personalAlternatives };
    const open = openBar(catalogueOf(recipe(1, either, gin, lemonJuice)), bar, lenient);
    expect(open.explain(1)!.map((line) => line.reason)).toEqual([
      { kind: "alternative", through: vodka, named: "line", strength: 1 },
      { kind: "alternative", through: vodka, named: "person", strength: 1 },
      { kind: "alternative", through: limeJuice, named: "ingredient", strength: 1 },
    ]);
  });
});
