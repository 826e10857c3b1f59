import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RecipeLine } from "./amounts.ts";
import { amountsOf, lineTexts, readYield } from "./amounts.ts";

const line = (change: Partial<RecipeLine> = {}): RecipeLine => ({
  position: 0,
  ingredient_id: 1,
  name: "Campari",
  href: "/ingredients/97/campari",
  brand: null,
  optional: false,
  note: null,
  alternatives: [],
  ml: 22.5,
  amount: 22.5,
  unit: { id: 1, name: "ml", plural: "ml", kind: "volume", ml: 1 },
  ...change,
});
const counted = (amount: number, unit: RecipeLine["unit"]) => line({ ml: null, amount, unit });
const dash = { id: 4, name: "dash", plural: "dashes", kind: "volume", ml: 0.8 };
const piece = { id: 6, name: "piece", plural: "pieces", kind: "count", ml: null };

describe("how many drinks to make", () => {
  it("is a whole number from 1 to 20, and 1 for what is no number", () => {
    const read = (text: unknown) => readYield(text);
    expect(["4", "4.9", " 7 ", "20"].map(read)).toEqual([4, 4, 7, 20]);
    expect(["0", "-3", "21", "1e9", "999999999999"].map(read)).toEqual([1, 1, 20, 1, 20]);
    expect([null, undefined, "", "many", "NaN"].map(read)).toEqual([1, 1, 1, 1, 1]);
    fc.assert(fc.property(fc.string(), (text) => readYield(text) >= 1 && readYield(text) <= 20));
  });
});

const amountOf = (one: RecipeLine, drinks: number) => amountsOf([one], drinks)[0];

describe("the amount of a line", () => {
  it("is poured for so many drinks, in the three systems", () => {
    expect(amountOf(line(), 1)).toEqual({ ml: "22.5 ml", oz: "¾ oz", shot: "¾ shot" });
    expect(amountOf(line(), 4)).toEqual({ ml: "90 ml", oz: "3 oz", shot: "3 shots" });
    const top = { id: 17, name: "top up", plural: "top up", kind: "top", ml: 1 };
    expect(amountOf(line({ ml: 90, unit: top }), 1)).toMatchObject({ ml: "top up, about 90 ml" });
  });

  it("is counted in words, and pieces have none", () => {
    expect(amountOf(counted(1, dash), 1)).toBe("1 dash");
    expect(amountOf(counted(1, dash), 3)).toBe("3 dashes");
    expect(amountOf(counted(0.5, dash), 1)).toBe("½ dash");
    expect(amountOf(counted(8, piece), 1)).toBe("8");
  });

  it("of a batch is in what one measures with: no 8 teaspoons, no 48 drops", () => {
    const teaspoon = { id: 8, name: "teaspoon", plural: "teaspoons", kind: "volume", ml: 5 };
    const drop = { id: 5, name: "drop", plural: "drops", kind: "volume", ml: 0.05 };
    expect(amountOf(counted(1, teaspoon), 2)).toBe("2 teaspoons");
    expect(amountOf(counted(1, teaspoon), 3)).toEqual({ ml: "15 ml", oz: "½ oz", shot: "½ shot" });
    expect(amountOf(counted(1, teaspoon), 8)).toEqual({ ml: "40 ml", oz: "1⅜ oz", shot: "1⅜ shots" });
    expect(amountOf(counted(2, dash), 6)).toEqual({ ml: "10 ml", oz: "2 tsp", shot: "2 tsp" });
    expect(amountOf(counted(6, drop), 8)).toEqual({ ml: "2.4 ml", oz: "½ tsp", shot: "½ tsp" });
    expect(amountOf(counted(4, teaspoon), 1)).toBe("4 teaspoons");
    expect(amountOf(counted(1, piece), 20)).toBe("20");
  });

  it("in one text says everything that stands on the line", () => {
    expect(lineTexts([line({ note: "chilled", optional: true })], 2)).toEqual(["45 ml Campari, chilled (optional)"]);
    expect(lineTexts([{ ...counted(2, dash), name: "Angostura" }], 1)).toEqual(["2 dashes Angostura"]);
  });
});
