import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jiggered, jiggerNumber, mlPerOunce, showJigger } from "./jigger.ts";

const ounces = (exact: number[], kept?: number[]) => jiggered(exact, kept).map((ml) => ml / mlPerOunce);

describe("a recipe measured with a jigger", () => {
  it("is in quarters, all up or all down together", () => {
    expect(ounces([45, 30, 22.5])).toEqual([1.5, 1, 0.75]);
    expect(ounces([25, 25, 25])).toEqual([0.75, 0.75, 0.75]);
    expect(ounces([40, 20, 40, 40])).toEqual([1.5, 0.75, 1.5, 1.5]);
    expect(ounces([50, 20])).toEqual([1.75, 0.75]);
  });

  it("takes eighths where quarters would change its proportions, and spoons below a quarter", () => {
    expect(ounces([40, 10, 10]).map((one) => (one * mlPerOunce) / 1)).not.toContain(0);
    expect(jiggered([60, 5])).toEqual([60, 5]);
    expect(jiggered([60, 10])).toEqual([60, 10]);
  });

  it("measures nothing away, for any list", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 500, noNaN: true }), { maxLength: 20 }), (list) => {
        const amounts = jiggered(list);
        expect(amounts).toHaveLength(list.length);
        expect(amounts.every((ml) => ml > 0)).toBe(true);
      }),
    );
  });
});

describe("how it is shown", () => {
  it("is in quarters and eighths, or in spoons", () => {
    expect([22.5, 48.75, 7.5, 3.75, 30].map((ml) => showJigger(ml, "oz"))).toEqual([
      ...["¾ oz", "1⅝ oz", "¼ oz", "⅛ oz", "1 oz"],
    ]);
    expect([5, 10, 2.5, 1.25].map((ml) => showJigger(ml, "oz"))).toEqual(["1 tsp", "2 tsp", "½ tsp", "¼ tsp"]);
    expect([30, 45].map((ml) => showJigger(ml, "shot"))).toEqual(["1 shot", "1½ shots"]);
  });

  it("never says that something is nothing", () => {
    expect([0, 0.8 / 30, 1, 1.62, 2.99].map(jiggerNumber)).toEqual(["0", "0.03", "1", "1⅝", "3"]);
  });
});
