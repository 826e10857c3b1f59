import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultMeasures } from "./measure-systems.ts";
import { kitchenNumber, showMl, showVolume } from "./measures.ts";

describe("a number as a cook reads it", () => {
  it("uses the nearest fraction", () => {
    expect([0.125, 0.25, 0.333, 0.5, 0.667, 0.75, 0.875].map(kitchenNumber)).toEqual([
      "⅛",
      "¼",
      "⅓",
      "½",
      "⅔",
      "¾",
      "⅞",
    ]);
    expect([1, 1.5, 2.25, 22.5, 12].map(kitchenNumber)).toEqual(["1", "1½", "2¼", "22½", "12"]);
  });

  it("rounds up to the next whole number where that is nearer than ⅞", () => {
    expect([2.96, 0.99, 3.95].map(kitchenNumber)).toEqual(["3", "1", "4"]);
  });

  it("never says that something is nothing", () => {
    expect(kitchenNumber(0)).toBe("0");
    expect(kitchenNumber(0.8 / 30)).toBe("0.03");
    expect(kitchenNumber(0.05 / 30)).toBe("0.002");
  });

  it("is off by a sixteenth at most, for any amount", () => {
    const values = new Map(
      [..."⅛⅙¼⅓⅜½⅝⅔¾⅚⅞"].map((sign, place) => [
        sign,
        [1 / 8, 1 / 6, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 5 / 6, 7 / 8][place]!,
      ]),
    );
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 500, noNaN: true }), (value) => {
        const text = kitchenNumber(value);
        const sign = values.get(text.at(-1)!);
        const shown = Number(sign === undefined ? text : text.slice(0, -1) || "0") + (sign ?? 0);
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(1 / 16 + 1e-9);
      }),
    );
  });
});

describe("a volume", () => {
  it("is shown in the three systems", () => {
    expect(showVolume(22.5, "ml")).toBe("22.5 ml");
    expect(showVolume(22.5, "oz")).toBe("¾ oz");
    expect(showVolume(22.5, "shot")).toBe("¾ shot");
    expect(showVolume(30, "shot")).toBe("1 shot");
    expect(showVolume(45, "shot")).toBe("1½ shots");
    expect(showVolume(90, "oz")).toBe("3 oz");
  });

  it("is in ounces by default where ounces are used", () => {
    expect([defaultMeasures("en-us"), defaultMeasures("en-gb"), defaultMeasures("fr-fr")]).toEqual(["oz", "ml", "ml"]);
  });

  it("has no noise in millilitres", () => {
    expect([22.5, 30.04, 99.96, 100.4, 7.25].map(showMl)).toEqual(["22.5", "30", "100", "100", "7.3"]);
  });
});
