import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RecipeLine } from "../cocktail.ts";
import { countOf, lineText, readYield, volumesOf } from "./amounts.ts";

const line = (change: Partial<RecipeLine> = {}): RecipeLine => ({
  position: 0,
  ingredient_id: 1,
  name: "Campari",
  href: "/cocktails?ingredient=campari",
  brand: null,
  optional: false,
  note: null,
  alternatives: [],
  ml: 22.5,
  amount: 22.5,
  unit: { id: 1, name: "ml", plural: "ml", kind: "volume" },
  ...change,
});
const counted = (amount: number, unit: RecipeLine["unit"]) => line({ ml: null, amount, unit });
const dash = { id: 4, name: "dash", plural: "dashes", kind: "volume" };
const piece = { id: 6, name: "piece", plural: "pieces", kind: "count" };

describe("how many drinks to make", () => {
  it("is a whole number from 1 to 20, and 1 for what is no number", () => {
    const read = (text: unknown) => readYield(text);
    expect(["4", "4.9", " 7 ", "20"].map(read)).toEqual([4, 4, 7, 20]);
    expect(["0", "-3", "21", "1e9", "999999999999"].map(read)).toEqual([1, 1, 20, 1, 20]);
    expect([null, undefined, "", "many", "NaN"].map(read)).toEqual([1, 1, 1, 1, 1]);
    fc.assert(fc.property(fc.string(), (text) => readYield(text) >= 1 && readYield(text) <= 20));
  });
});

describe("the amount of a line", () => {
  it("is poured for so many drinks, in the three systems", () => {
    expect(volumesOf(line(), 1)).toEqual({ ml: "22.5 ml", oz: "¾ oz", shot: "¾ shot" });
    expect(volumesOf(line(), 4)).toEqual({ ml: "90 ml", oz: "3 oz", shot: "3 shots" });
    const top = { id: 17, name: "top up", plural: "top up", kind: "top" };
    expect(volumesOf(line({ ml: 90, unit: top }), 1)?.ml).toBe("top up, about 90 ml");
    expect(volumesOf(counted(2, dash), 1)).toBeNull();
  });

  it("is counted in words, and pieces have none", () => {
    expect(countOf(counted(1, dash), 1)).toBe("1 dash");
    expect(countOf(counted(1, dash), 3)).toBe("3 dashes");
    expect(countOf(counted(0.5, dash), 1)).toBe("½ dash");
    expect(countOf(counted(8, piece), 1)).toBe("8");
  });

  it("in one text says everything that stands on the line", () => {
    expect(lineText(line({ note: "chilled", optional: true }), 2)).toBe("45 ml Campari, chilled (optional)");
    expect(lineText({ ...counted(2, dash), name: "Angostura" }, 1)).toBe("2 dashes Angostura");
  });
});
