import { describe, expect, it } from "vitest";
import { barOf, close, ingredient, lenient, pinch, recipe, smallWorld, strict, things } from "#tests/factories.ts";
import { type Alternative, type Bar, buildCatalogue, openBar, type Rules } from "../availability.ts";

const { gin, londonDryGin, vodka, sugar, syrup, limeJuice } = things;
const { ingredients } = smallWorld;

describe("what is the same", () => {
  const lime = 20;
  const cordial = 21;
  const cube = 22;
  const same = (...ids: number[]): Alternative[] => ids.map((id) => ({ id, strength: 0 }));
  const world = [
    ...ingredients.filter(({ id }) => id !== limeJuice && id !== sugar),
    ingredient(limeJuice, { alternatives: [...same(lime), ...close(vodka)] }),
    ingredient(lime),
    ingredient(cordial, { parts: [limeJuice, syrup] }),
    ingredient(sugar, { alternatives: same(cube), pantry: true }),
    ingredient(cube, { alternatives: same(sugar) }),
  ];
  const open = (bar: Bar, rules: Rules, ...lines: Parameters<typeof recipe>[1][]) =>
    openBar(buildCatalogue({ ingredients: world, brands: [], recipes: [recipe(1, ...lines)] }), bar, rules);

  it("counts with substitutes off, one way only, and names what stands in", () => {
    expect(open(barOf(lime), strict, limeJuice).explain(1)![0]!.reason).toEqual({
      kind: "alternative",
      through: lime,
      named: "ingredient",
      strength: 0,
    });
    expect(open(barOf(limeJuice), pinch, lime).missingOf(1)).toBe(1);
  });

  it("counts for homemade parts, for stand-ins and for a parent, as a child does", () => {
    expect(open(barOf(lime), strict, cordial).missingOf(1)).toBe(0);
    // Vodka comes close to lime juice here, and is no part of a cordial for all that.
    expect(open(barOf(vodka), pinch, limeJuice).missingOf(1)).toBe(0);
    expect(open(barOf(vodka), pinch, cordial).missingOf(1)).toBe(1);
    expect(open(barOf(lime), lenient, { ingredientId: gin, alternatives: close(limeJuice) }).missingOf(1)).toBe(0);
  });

  it("holds nothing up by itself where it goes both ways", () => {
    const off = { ...barOf(), pantryOff: [sugar] };
    expect(open(off, pinch, sugar, cube).missingOf(1)).toBe(2);
    const bar = open({ ...off, ingredients: [cube] }, strict, sugar, cube);
    expect(bar.missingOf(1)).toBe(0);
    bar.remove({ kind: "ingredient", id: cube });
    expect(bar.missingOf(1)).toBe(2);
  });

  it("counts on the line that says so, and there alone", () => {
    const line = { ingredientId: londonDryGin, alternatives: same(gin) };
    const bar = open(barOf(gin), strict, line, londonDryGin);
    expect(bar.missingOf(1)).toBe(1);
    expect(bar.explain(1)![0]!.reason).toEqual({ kind: "alternative", through: gin, named: "line", strength: 0 });
    expect(open(barOf(), strict, line).unlocks().of(gin)).toBe(1);
  });
});

describe("the two strengths of substitutes", () => {
  it("are asked for apart, by whoever names them", () => {
    const facts = (strength: 1 | 2) => ({
      ingredients: [...ingredients, ingredient(20, { alternatives: [{ id: vodka, strength }] })],
      brands: [],
      recipes: [recipe(1, 20), recipe(2, { ingredientId: gin, alternatives: [{ id: vodka, strength }] })],
    });
    const makeable = (strength: 1 | 2, rules: Rules) =>
      openBar(buildCatalogue(facts(strength)), barOf(vodka), rules).makeable();
    expect([makeable(1, strict), makeable(1, lenient), makeable(1, pinch)]).toEqual([[], [1, 2], [1, 2]]);
    expect([makeable(2, strict), makeable(2, lenient), makeable(2, pinch)]).toEqual([[], [], [1, 2]]);
  });
});

describe("an ingredient of several kinds", () => {
  it("satisfies each of its parents", () => {
    const world = [...ingredients, ingredient(20, { parents: [gin, vodka, 20, 999] })];
    const bar = openBar(
      buildCatalogue({ ingredients: world, brands: [], recipes: [recipe(1, gin, vodka), recipe(2, londonDryGin)] }),
      barOf(20),
      strict,
    );
    expect([bar.missingOf(1), bar.missingOf(2)]).toEqual([0, 1]);
    expect(bar.explain(1)!.map(({ reason }) => reason)).toEqual([
      { kind: "child", through: 20 },
      { kind: "child", through: 20 },
    ]);
  });
});
