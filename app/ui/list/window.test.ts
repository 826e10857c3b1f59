import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowOf } from "./window.ts";

describe("the part of a list that is shown", () => {
  it("says where it stands and what is beside it", () => {
    expect(windowOf(0, 9, 5)).toEqual({ first: 1, last: 5, previous: null, next: null });
    expect(windowOf(0, 8, 9)).toEqual({ first: 1, last: 8, previous: null, next: 8 });
    expect(windowOf(9, 9, 20)).toEqual({ first: 10, last: 18, previous: 0, next: 18 });
    expect(windowOf(4, 9, 20)).toEqual({ first: 5, last: 13, previous: 0, next: 13 });
    expect(windowOf(0, 9, 0)).toEqual({ first: 0, last: 0, previous: null, next: null });
  });

  it("leads back from an offset past the end", () => {
    expect(windowOf(500, 10, 23)).toMatchObject({ previous: 13, next: null });
  });

  it("reaches every item once by going on from the start", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 100 }), (size, total) => {
        const seen: number[] = [];
        for (let offset: number | null = 0; offset !== null; ) {
          const part = windowOf(offset, size, total);
          for (let place = offset; place < part.last; place++) seen.push(place);
          offset = part.next;
        }
        expect(seen).toEqual(Array.from({ length: total }, (_, place) => place));
      }),
    );
  });
});
