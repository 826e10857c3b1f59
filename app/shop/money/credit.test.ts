import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Credited, creditShares } from "./credit.ts";
import { reckon, vatCategories } from "./totals.ts";

const rate = fc.integer({ min: 0, max: 5_000 });
const rates = fc.record({ standard: rate, books: rate, reduced: rate });
const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom(...vatCategories),
  }),
  { minLength: 1, maxLength: 20 },
);

describe("a credit note", () => {
  it("of a part has its part of the VAT, and that of the rest the rest", () => {
    const billed = [{ rate: 2000, net: 1412, vat: 283 }];
    const first = creditShares(billed, [], 500);
    expect(first).toEqual([{ rate: 2000, net: 417, vat: 83, goods: 0 }]);
    expect(creditShares(billed, [{ amount: 500, vat: first }], 1195)).toEqual([
      { rate: 2000, net: 995, vat: 200, goods: 0 },
    ]);
  });

  it("is at the rate of the goods that came back, and of all rates for what is paid beyond them", () => {
    const billed = [
      { rate: 2000, net: 2000, vat: 400 },
      { rate: 0, net: 2400, vat: 0 },
    ];
    const glass = new Map([[2000, 1200]]);
    const first = creditShares(billed, [], 1200, glass);
    expect(first).toEqual([{ rate: 2000, net: 1000, vat: 200, goods: 1200 }]);
    // What was paid back for them is not paid back for them again.
    expect(creditShares(billed, [{ amount: 1200, vat: first }], 300, glass)).toEqual([
      { rate: 2000, net: 83, vat: 17, goods: 0 },
      { rate: 0, net: 200, vat: 0, goods: 0 },
    ]);
    expect(creditShares(billed, [], 1500, glass)).toEqual([
      { rate: 2000, net: 1083, vat: 217, goods: 1200 },
      { rate: 0, net: 200, vat: 0, goods: 0 },
    ]);
  });

  it("is for all of the goods that came back, whatever was paid back for other reasons before", () => {
    // Three tins at 11.00 with VAT and a book at 22.00 without: 22.00 for the torn book, which its buyer keeps, then one tin.
    const billed = [
      { rate: 2000, net: 2750, vat: 550 },
      { rate: 0, net: 2200, vat: 0 },
    ];
    const book = creditShares(billed, [], 2200);
    expect(book.every(({ goods }) => goods === 0)).toBe(true);
    const tin = creditShares(billed, [{ amount: 2200, vat: book }], 1100, new Map([[2000, 1100]]));
    expect(tin).toEqual([{ rate: 2000, net: 917, vat: 183, goods: 1100 }]);
    // A note of before says nothing of what it was for: all of it counts as for the goods.
    const told = book.map(({ goods: _, ...share }) => share);
    expect(creditShares(billed, [{ amount: 2200, vat: told }], 1100, new Map([[2000, 1100]]))).not.toEqual(tin);
  });

  it("of an order without VAT has none", () => {
    expect(creditShares([], [], 700)).toEqual([]);
  });

  it("by note comes to just what was billed, whatever was paid back when", () => {
    const back = fc.array(fc.tuple(rate, fc.integer({ min: 0, max: 50_000 })), { maxLength: 3 });
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 20_000 }),
        rates,
        cuts,
        back,
        (sold, delivery, there, shares, came) => {
          const { vat: billed, total } = reckon({ lines: sold, delivery, home: there, there });
          const marks = [...new Set([...shares.map((share) => Math.floor(share * total)), total])].sort(
            (a, b) => a - b,
          );
          const notes: Credited[] = [];
          let before = 0;
          for (const mark of marks.filter((mark) => mark > 0)) {
            const amount = mark - before;
            before = mark;
            // Of the rates that were billed and of others, more than was bought as well.
            const cameBack = new Map([
              ...came,
              ...billed.slice(0, came.length).map(({ rate }) => [rate, 700] as const),
            ]);
            const vat = creditShares(billed, notes, amount, cameBack);
            expect(vat.reduce((sum, share) => sum + share.net + share.vat, 0)).toBe(amount);
            expect(vat.every((share) => share.net >= 0 && share.vat >= 0)).toBe(true);
            notes.push({ amount, vat });
          }
          for (const share of billed) {
            const own = notes.flatMap(({ vat }) => vat.filter((one) => one.rate === share.rate));
            expect(own.reduce((sum, one) => sum + one.net, 0)).toBe(share.net);
            expect(own.reduce((sum, one) => sum + one.vat, 0)).toBe(share.vat);
          }
        },
      ),
    );
  });
});
