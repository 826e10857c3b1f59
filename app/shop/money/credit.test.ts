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
    expect(first).toEqual([{ rate: 2000, net: 417, vat: 83 }]);
    expect(creditShares(billed, [{ amount: 500, vat: first }], 1195)).toEqual([{ rate: 2000, net: 995, vat: 200 }]);
  });

  it("of an order without VAT has none", () => {
    expect(creditShares([], [], 700)).toEqual([]);
  });

  it("by note comes to just what was billed, whatever was paid back when", () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 20_000 }), rates, cuts, (sold, delivery, there, shares) => {
        const { vat: billed, total } = reckon({ lines: sold, delivery, home: there, there });
        const marks = [...new Set([...shares.map((share) => Math.floor(share * total)), total])].sort((a, b) => a - b);
        const notes: Credited[] = [];
        let before = 0;
        for (const mark of marks.filter((mark) => mark > 0)) {
          const amount = mark - before;
          before = mark;
          const vat = creditShares(billed, notes, amount);
          expect(vat.reduce((sum, share) => sum + share.net + share.vat, 0)).toBe(amount);
          expect(vat.every((share) => share.net >= 0 && share.vat >= 0)).toBe(true);
          notes.push({ amount, vat });
        }
        for (const share of billed) {
          const own = notes.flatMap(({ vat }) => vat.filter((one) => one.rate === share.rate));
          expect(own.reduce((sum, one) => sum + one.net, 0)).toBe(share.net);
          expect(own.reduce((sum, one) => sum + one.vat, 0)).toBe(share.vat);
        }
      }),
    );
  });
});
