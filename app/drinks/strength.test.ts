import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ices, methods } from "#app/drawing/words.ts";
import {
  alcoholFreeBelow,
  bandEdges,
  bandOf,
  dilution,
  standardDrinks,
  strengthBands,
  strengthOf,
  ukUnits,
} from "./strength.ts";

const pours = (...list: [number, number][]) => list.map(([ml, abv]) => ({ ml, abv }));
const negroni = pours([30, 40], [30, 25], [30, 16]);

describe("the strength of well-known drinks", () => {
  it("is what bartenders measure", () => {
    expect(strengthOf(negroni, "build", "cubed").abv).toBeCloseTo(21.6, 1);
    expect(strengthOf(negroni, "stir", "large").abv).toBeGreaterThan(18);
    expect(strengthOf(negroni, "stir", "large").abv).toBeLessThan(22);
    const martini = strengthOf(pours([60, 40], [10, 18]), "stir", "none");
    expect(martini.abv).toBeGreaterThan(24);
    expect(martini.abv).toBeLessThan(29);
    const daiquiri = strengthOf(pours([60, 40], [25, 0], [15, 0]), "shake", "none");
    expect(daiquiri.abv).toBeGreaterThan(14);
    expect(daiquiri.abv).toBeLessThan(18);
  });

  it("counts what is poured, not what melts, as alcohol", () => {
    const { alcoholMl, volumeMl } = strengthOf(negroni, "build", "cubed");
    expect(alcoholMl).toBeCloseTo(24.3, 5);
    expect(volumeMl).toBeCloseTo(112.5, 5);
    expect(ukUnits(alcoholMl)).toBeCloseTo(2.43, 5);
    expect(standardDrinks(17.7)).toBe(1);
  });

  it("waters what is shaken, and not the champagne that goes on top", () => {
    const [daiquiri, champagne] = [pours([45, 40], [30, 0], [22.5, 0]), { ml: 60, abv: 12, tops: true }];
    const without = strengthOf(daiquiri, "shake", "none").volumeMl;
    expect(strengthOf([...daiquiri, champagne], "shake", "none").volumeMl).toBeCloseTo(without + 60, 5);
    expect(strengthOf([...daiquiri, champagne], "shake", "cubed").volumeMl).toBeCloseTo(without + 64.8, 5);
  });

  it("is nothing for nothing", () => {
    expect(strengthOf([], "shake", "none")).toEqual({ volumeMl: 0, alcoholMl: 0, abv: 0 });
    expect(strengthOf(pours([100, 0]), "build", "none")).toEqual({ volumeMl: 100, alcoholMl: 0, abv: 0 });
  });
});

const pour = fc.record({
  ml: fc.double({ min: 0.1, max: 500, noNaN: true }),
  abv: fc.double({ min: 0, max: 96, noNaN: true }),
});
const anyMethod = fc.constantFrom(...methods);
const anyIce = fc.constantFrom(...ices);

describe("dilution", () => {
  it("adds between nothing and seven tenths of what was poured", () => {
    fc.assert(
      fc.property(anyMethod, anyIce, fc.double({ min: 0, max: 96, noNaN: true }), (method, ice, abv) => {
        const { volumeMl } = strengthOf([{ ml: 100, abv }], method, ice);
        expect(volumeMl).toBeGreaterThanOrEqual(100);
        expect(volumeMl).toBeLessThan(170);
      }),
    );
  });

  it("makes a drink no stronger than its strongest pour, and keeps all of its alcohol", () => {
    fc.assert(
      fc.property(fc.array(pour, { minLength: 1, maxLength: 8 }), anyMethod, anyIce, (list, method, ice) => {
        const { abv, alcoholMl, volumeMl } = strengthOf(list, method, ice);
        expect(abv).toBeLessThanOrEqual(Math.max(...list.map((one) => one.abv)) + 1e-9);
        expect((volumeMl * abv) / 100).toBeCloseTo(alcoholMl, 6);
        expect(volumeMl).toBeGreaterThanOrEqual(list.reduce((sum, one) => sum + one.ml, 0) - 1e-9);
      }),
    );
  });

  it("shaken is more than stirred, and none in a glass without ice", () => {
    for (const share of [0.1, 0.2, 0.3]) expect(dilution("shake", share)).toBeGreaterThan(dilution("stir", share));
    expect(strengthOf(negroni, "build", "none").volumeMl).toBe(90);
  });

  it("in the glass is the more the smaller the ice, and more of a spirit than of juice from the fridge", () => {
    const built = (list: typeof negroni, ice: (typeof ices)[number]) => strengthOf(list, "build", ice).volumeMl;
    const spirit = pours([60, 40]);
    expect(built(spirit, "cubed")).toBeLessThan(built(spirit, "cracked"));
    expect(built(spirit, "cracked")).toBeLessThan(built(spirit, "crushed"));
    expect(built(spirit, "large")).toBe(75);
    expect(built(pours([60, 0]), "large")).toBeCloseTo(64.8, 5);
  });
});

describe("the bands of strength", () => {
  it("touch, and hold every strength once", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (abv) => {
        const within = strengthBands.filter((band) => abv >= bandEdges[band][0] && abv < bandEdges[band][1]);
        expect(within).toEqual([bandOf(abv)]);
      }),
    );
    expect(bandOf(alcoholFreeBelow - 0.01)).toBe("without-alcohol");
    expect(bandOf(alcoholFreeBelow)).toBe("light");
  });
});
