import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLeft, keptAwayBy, leaving, leftByAll, pageLeft, placesOf } from "./counting.ts";

const size = 40;
const some = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const order = fc.shuffledSubarray(
  Array.from({ length: size }, (_, place) => place),
  { minLength: size, maxLength: size },
);
const masks = (sets: number[][]) => sets.map((set) => leaving(Int32Array.from(set), size));

describe("what several conditions leave", () => {
  it("is what is in all of them, by any of their orders, page by page", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), order, fc.nat(20), fc.nat(12), (sets, inOrder, offset, limit) => {
        const expected = inOrder.filter((place) => sets.every((set) => set.includes(place)));
        const left = leftByAll(masks(sets));
        expect(countLeft(left, size)).toBe(expected.length);
        expect(pageLeft(Int32Array.from(inOrder), left, offset, limit)).toEqual(expected.slice(offset, offset + limit));
      }),
    );
  });

  it("is counted among those that have something", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 3 }), some, (sets, having) => {
        const expected = having.filter((place) => sets.every((set) => set.includes(place)));
        expect(countLeft(leftByAll(masks(sets)), size, Int32Array.from(having))).toBe(expected.length);
      }),
    );
  });

  it("does not change the conditions themselves", () => {
    const [one, other] = masks([[1, 2], [2]]);
    leftByAll([one!, other!]);
    expect([...one!.subarray(0, 4)]).toEqual([0, 1, 1, 0]);
  });
});

it("what a group of conditions keeps away is what is left without it", () => {
  const groups = [[0], [1], [2], [3], [1, 3]];
  fc.assert(
    fc.property(fc.array(some, { minLength: 4, maxLength: 4 }), (sets) => {
      const all = masks(sets);
      const now = countLeft(leftByAll(all), size);
      const expected = groups.map(
        (group) => countLeft(leftByAll(all.filter((_, place) => !group.includes(place))), size) - now,
      );
      expect(keptAwayBy(all, groups, size)).toEqual(expected);
    }),
  );
});

it("a subject that the index does not have has no place", () => {
  expect([
    ...placesOf(
      [7, 8, 9],
      new Map([
        [7, 0],
        [9, 4],
      ]),
    ),
  ]).toEqual([0, 4]);
});
