import fc from "fast-check";
import { expect, it } from "vitest";
import { firstOf } from "./first-of.ts";

type Thing = { rank: number; came: number };
const byRank = (a: Thing, b: Thing) => a.rank - b.rank;

it("the first of many are what sorting all of them begins with, equal ones as they came", () => {
  const things = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(things, fc.integer({ min: -1, max: 70 }), (ranks, count) => {
      const all = ranks.map((rank, came) => ({ rank, came }));
      const expected = all.toSorted(byRank).slice(0, Math.max(0, count));
      expect(firstOf(all, byRank, count)).toEqual(expected);
    }),
  );
  const many = Array.from({ length: 2_000 }, (_, came) => ({ rank: (came * 7_919) % 1_000, came }));
  expect(firstOf(many, byRank, 700)).toEqual(many.toSorted(byRank).slice(0, 700));
});

it("the rest is passed over: a comparison each, and few more", () => {
  const many = Array.from({ length: 20_000 }, (_, came) => (came * 7_919) % 20_000);
  let compared = 0;
  const first = firstOf(
    many,
    (a, b) => {
      compared += 1;
      return a - b;
    },
    20,
  );
  expect(first).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(compared).toBeLessThan(many.length * 1.2);
});
