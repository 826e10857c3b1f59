import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsletterNames } from "../newsletters.ts";
import { boxesFor, isSame, pressBox } from "./boxes.ts";

describe("the boxes of the newsletters", () => {
  it("exclude the box that ends all, which ticks itself where nothing is chosen", () => {
    const one = pressBox(boxesFor([]), "weekly", true);
    expect(one).toEqual({ chosen: ["weekly"], none: false });
    expect(pressBox(one, "none", true)).toEqual({ chosen: [], none: true });
    expect(pressBox(one, "weekly", false)).toEqual({ chosen: [], none: true });
    expect(pressBox(boxesFor([]), "none", false)).toEqual({ chosen: [], none: true });
  });

  it("say, after whatever presses, that none is chosen exactly where none is", () => {
    const press = fc.tuple(fc.constantFrom(...newsletterNames, "none" as const), fc.boolean());
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const after = presses.reduce((boxes, [box, on]) => pressBox(boxes, box, on), boxesFor(["weekly"]));
        expect(after.none).toBe(after.chosen.length === 0);
        expect(new Set(after.chosen).size).toBe(after.chosen.length);
      }),
    );
  });

  it("are the same in any order", () => {
    expect(isSame(boxesFor(["weekly", "shop"]), boxesFor(["shop", "weekly"]))).toBe(true);
    expect(isSame(boxesFor(["weekly"]), boxesFor([]))).toBe(false);
  });
});
