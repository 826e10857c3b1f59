import { describe, expect, it } from "vitest";
import { alternativesOf, parentsOf, readLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { type AlternativeStrength, buildCatalogue, openBar } from "../availability.ts";
import { households } from "./households.ts";

const { library } = await readLibrary(shippedLibrary);
const numbers = new Map(library.ingredients.map(({ key, id }) => [key, id]));
const recipes = new Map(library.cocktails.map(({ key, id }) => [key, id]));
const idOf = (key: string) => numbers.get(key)!;
const strengths = { same: 0, close: 1, "in a pinch": 2 } as const;
type Other = { ingredient: string; strength: keyof typeof strengths };
const other = ({ ingredient, strength }: Other) => ({ id: idOf(ingredient), strength: strengths[strength] });

const catalogue = buildCatalogue({
  ingredients: library.ingredients.map((entry) => ({
    id: entry.id,
    parents: parentsOf(entry).map(idOf),
    pantry: entry.pantry ?? false,
    parts: (entry.parts ?? []).map((part) => idOf(part.ingredient)),
    alternatives: (entry.alternatives ?? []).map(other),
  })),
  brands: [],
  recipes: library.cocktails.map(({ id, lines }) => ({
    id,
    lines: lines.map((line) => ({
      ingredientId: idOf(line.ingredient),
      optional: line.optional ?? false,
      alternatives: alternativesOf(line).map(other),
    })),
  })),
});

const keysIn = (text: string) => text.split(/\s+/).filter((key) => key !== "");
const open = (has: string, alternatives: AlternativeStrength) =>
  openBar(
    catalogue,
    { ingredients: keysIn(has).map(idOf), brands: [], pantryOff: [] },
    { alternatives, requireOptional: false },
  );

describe.each(households)("the bar of $who", ({ has, makes, not, strictly, close }) => {
  const strict = open(has, 0);
  const missing = (key: string) => strict.missingOf(recipes.get(key) ?? 0);

  it("holds things that the library knows", () => {
    expect(keysIn(has).filter((key) => !numbers.has(key))).toEqual([]);
    expect(keysIn(`${makes} ${not}`).filter((key) => !recipes.has(key))).toEqual([]);
  });

  it("makes what a bartender would make of it, and nothing that lacks what matters", () => {
    expect(keysIn(makes).filter((key) => missing(key) !== 0)).toEqual([]);
    expect(keysIn(not).filter((key) => missing(key) === 0)).toEqual([]);
  });

  it("makes about as many drinks as one would say, with close substitutes a few more", () => {
    const within = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most;
    expect(strict.count(), "strictly").toSatisfy((count: number) => within(count, strictly));
    expect(open(has, 1).count(), "close").toSatisfy((count: number) => within(count, close));
  });
});

describe("a bar that grows", () => {
  it("never makes less with weaker substitutes", () => {
    for (const { has } of households) {
      const [none, close, pinch] = ([0, 1, 2] as const).map((strength) => open(has, strength).count());
      expect([none! <= close!, close! <= pinch!]).toEqual([true, true]);
    }
  });

  it("makes the same of a lime and its juice, of an egg and its white", () => {
    const ten = households[0]!.has;
    const juices = ten.replace(/\blemon lime orange egg\b/, "lemon-juice lime-juice orange-juice egg-white");
    expect(open(ten, 0).count()).toBeGreaterThanOrEqual(open(juices, 0).count());
  });
});
