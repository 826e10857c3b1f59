import { describe, expect, it } from "vitest";
import { drunkMl, isRinse, type MeasuredLine } from "./volumes.ts";

const piece = (ingredient: string, amount = 1, change: Partial<MeasuredLine> = {}): MeasuredLine => ({
  ingredient,
  amount,
  unit: "piece",
  unitKind: "count",
  method: "shake",
  ...change,
});
const poured = (ingredient: string, amount: number, unit: string, unitMl: number, change: Partial<MeasuredLine> = {}) =>
  piece(ingredient, amount, { unit, unitKind: "volume", unitMl, ...change });

describe("what a line brings to the drink", () => {
  it("is what is poured", () => {
    expect(drunkMl(poured("gin", 45, "ml", 1))).toBe(45);
    expect(drunkMl(poured("gin", 45, "ml", 1, { optional: true }))).toBe(0);
  });

  it("is what eggs and fruit hold", () => {
    expect([drunkMl(piece("egg")), drunkMl(piece("egg-white")), drunkMl(piece("egg-yolk"))]).toEqual([50, 30, 18]);
    expect(drunkMl(piece("lime", 1, { method: "build" }))).toBe(30);
    expect(drunkMl(piece("lemon", 3, { unit: "wedge" }))).toBe(21);
    expect(drunkMl(piece("banana", 0.5, { method: "blend" }))).toBe(45);
    expect(drunkMl(piece("vanilla-ice-cream", 60, { unit: "gram", unitKind: "weight" }))).toBe(60);
  });

  it("is nothing for peel, leaves, whole berries in the glass, and grain that is strained", () => {
    expect(drunkMl(piece("lemon", 1, { note: "a strip of peel" }))).toBe(0);
    expect(drunkMl(piece("mint", 8, { unit: "leaf" }))).toBe(0);
    expect(drunkMl(piece("strawberry", 2, { method: "build" }))).toBe(0);
    expect(drunkMl(piece("rice", 50, { unit: "gram", unitKind: "weight" }))).toBe(0);
  });

  it("is half of a spoon of sugar, and all of a spoon of honey", () => {
    expect(drunkMl(poured("white-sugar", 4, "teaspoon", 5))).toBe(10);
    expect(drunkMl(poured("honey", 2, "teaspoon", 5))).toBe(10);
    expect(drunkMl(piece("sugar-cube", 1, { unit: "cube" }))).toBe(2.5);
  });

  it("leaves out what rinses the glass, and not rice that was rinsed", () => {
    expect(drunkMl(poured("absinthe", 10, "ml", 1, { note: "to rinse the glass" }))).toBe(0);
    expect([isRinse("rinsed"), isRinse("gunpowder, rinsed and brewed strong"), isRinse(null)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
