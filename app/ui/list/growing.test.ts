import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Grown, grownBy, loadsAlone, resumed } from "./growing.ts";

const first = { items: [1, 2], next: "/list?offset=2" };
const begun: Grown<number> = { ...first, alone: 0 };
const second = { items: [3, 4], next: null };

describe("a list that grows", () => {
  it("has the items in the order in which they came, and goes on where the last page says", () => {
    expect(grownBy(begun, second, true)).toEqual({ items: [1, 2, 3, 4], next: null, alone: loadsAlone });
    expect(begun.items).toEqual([1, 2]);
  });

  it("never loads more by itself than it was asked for, and always all of the items once", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (steps) => {
        let list: Grown<number> = { items: [0], next: "1", alone: loadsAlone };
        let asked = 1;
        let byItself = 0;
        for (const byHand of steps) {
          if (!byHand && list.alone === 0) continue;
          if (byHand) asked += 1;
          else byItself += 1;
          const place = list.items.length;
          list = grownBy(list, { items: [place], next: String(place + 1) }, byHand);
        }
        expect(byItself).toBeLessThanOrEqual(asked * loadsAlone);
        expect(list.items).toEqual(list.items.map((_, place) => place));
      }),
    );
  });
});

describe("a list that was left", () => {
  it("is as long again, may load as much by itself, and goes on where it was", () => {
    const left = grownBy(begun, { items: [3], next: "/list?offset=3" }, true);
    expect(resumed(JSON.stringify(left), first)).toEqual(left);
  });

  it("is what the server sends where it had not grown further than that", () => {
    for (const items of [[], [1], [1, 2]])
      expect(resumed(JSON.stringify({ items, next: null, alone: 0 }), first)).toBe(null);
    expect(resumed(null, first)).toBe(null);
  });

  it("is what the server sends where something else is kept", () => {
    const items = [1, 2, 3];
    const odd = [
      "",
      "{",
      "7",
      "null",
      "[]",
      "{}",
      { items: { length: 9 }, next: null, alone: 0 },
      { items },
      { items, next: 3, alone: 0 },
    ];
    for (const one of [...odd, { items, next: null }, { items, next: null, alone: "2" }]) {
      const kept = typeof one === "string" ? one : JSON.stringify(one);
      expect([kept, resumed(kept, first)]).toEqual([kept, null]);
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (kept) => void resumed(kept, first)));
  });
});
