import { describe, expect, test } from "vitest";
import { drinkFacts } from "./drink-facts.ts";

describe("drinkFacts", () => {
  const line = { key: "gin", name: "Gin", ml: 45, colour: "#f4f4ef", clarity: "clear", fizzy: false };
  const recipe = {
    name: "Any",
    shape: "highball",
    glassMl: 330,
    method: "build",
    ice: "none",
    garnishItems: [],
    tags: [] as string[],
    lines: [line],
  };

  test("reads layers from the notes", () => {
    const layers = ["floated", "on the foam", "drizzled over at the end", "freshly squeezed", null].map(
      (note) => drinkFacts({ ...recipe, lines: [{ ...line, note }] }).pours[0]?.layer,
    );
    expect(layers).toEqual(["float", "dots", "sink", undefined, undefined]);
  });

  test("lets a splash of something fizzy top up a tall glass, and no short one", () => {
    const soda = { ...line, key: "soda-water", ml: 5, fizzy: true };
    const tops = (shape: string) =>
      drinkFacts({ ...recipe, shape, lines: [line, soda] }).pours.map((pour) => pour.tops ?? false);
    expect(tops("highball")).toEqual([false, true]);
    expect(tops("coupe")).toEqual([false, false]);
  });

  test("counts fruit that was blended, not what lies on the rim of a built drink", () => {
    const berry = { ...line, key: "strawberry", ml: 0, unit_kind: "count", amount: 4 };
    const poured = (method: string): number[] =>
      drinkFacts({ ...recipe, method, lines: [line, berry] }).pours.map(({ ml }) => ml);
    expect(poured("blend")).toEqual([45, 60]);
    expect(poured("build")).toEqual([45]);
  });

  test("counts what was weighed and ground in, if it clouds, and never as a layer", () => {
    const nuts = { ...line, key: "tiger-nuts", ml: 0, unit_kind: "weight", amount: 60, clarity: "opaque" };
    const poured = (clarity: string) =>
      drinkFacts({ ...recipe, lines: [line, { ...nuts, clarity }] }).pours.map(({ ml }) => ml);
    expect(poured("opaque")).toEqual([60, 45]);
    expect(poured("clear")).toEqual([45]);
  });

  test("turns anise spirits cloudy with enough water, and not before", () => {
    const clarities = (water: number, anise = 30) =>
      drinkFacts({
        ...recipe,
        lines: [
          { ...line, key: "pastis", ml: anise },
          { ...line, key: "water", ml: water },
        ],
      }).pours.map(({ clarity }) => clarity);
    expect(clarities(100)).toEqual(["opaque", "opaque"]);
    expect(clarities(20)).toEqual(["clear", "clear"]);
    expect(clarities(100, 3)).toEqual(["clear", "clear"]);
  });

  test("steams when it is served hot", () => {
    expect(drinkFacts({ ...recipe, tags: ["hot"] }).hot).toBe(true);
    expect(drinkFacts(recipe).hot).toBe(false);
  });

  test("leaves muddled fruit in the glass that it was muddled in", () => {
    const lime = { ...line, key: "lime", ml: 0, unit_kind: "count" };
    const made = (method: string) => drinkFacts({ ...recipe, method, lines: [line, lime] }).pieces;
    expect(made("build")).toEqual(["lime"]);
    expect(made("shake")).toBeUndefined();
  });
});
