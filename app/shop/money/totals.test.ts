import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { halfUp, mostTotal, type Rates, reckon, type Sold, type VatCategory, vatCategories } from "./totals.ts";

const home: Rates = { standard: 2000, books: 0, reduced: 500 };
const france: Rates = { standard: 2000, books: 550, reduced: 1000 };
const sold = (price: number, quantity = 1, category: VatCategory = "standard"): Sold => ({ price, quantity, category });

describe("what an order comes to", () => {
  it("is the prices shown for a consumer, with the VAT in them by rate", () => {
    const totals = reckon({ lines: [sold(2400), sold(1200, 2, "books")], delivery: 495, home, there: france });
    expect(totals).toEqual({
      goods: 4800,
      delivery: 495,
      // The shares are alike: delivery goes with the higher rate.
      vat: [
        { rate: 2000, net: 2412, vat: 483 },
        { rate: 550, net: 2275, vat: 125 },
      ],
      total: 5295,
    });
  });

  it("is less by the VAT of the shop's country where none is charged", () => {
    const totals = reckon({ lines: [sold(2400), sold(1200, 1, "books")], delivery: 1200, home, there: null });
    expect(totals).toEqual({ goods: 3200, delivery: 1000, vat: [], total: 4200 });
  });

  it("is rounded half up", () => {
    expect([halfUp(1, 2), halfUp(5, 10), halfUp(4, 10), halfUp(0, 3), halfUp(7, 2)]).toEqual([1, 1, 0, 0, 4]);
  });

  it("of nothing is nothing", () => {
    expect(reckon({ lines: [], delivery: 0, home, there: home })).toMatchObject({ total: 0 });
  });
});

const rate = fc.integer({ min: 0, max: 5000 });
const rates = fc.record({ standard: rate, books: rate, reduced: rate });
const line = fc.record({
  price: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  category: fc.constantFrom(...vatCategories),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 50 }),
  delivery: fc.integer({ min: 0, max: 20_000 }),
  home: rates,
  there: fc.option(rates),
});

/** Decimals as people do sums: exact fractions of whole numbers, rounded once at the end. */
function exactly(dividend: bigint, divisor: bigint): bigint {
  const [whole, rest] = [dividend / divisor, dividend % divisor];
  return 2n * rest >= divisor ? whole + 1n : whole;
}

describe("held against decimals", () => {
  it("each rate is rounded once, and what is paid adds up", () => {
    fc.assert(
      fc.property(order, ({ lines, delivery, home: ours, there }) => {
        const totals = reckon({ lines, delivery, home: ours, there });
        const by = there ?? ours;
        const gross = new Map<number, bigint>();
        for (const { price, quantity, category } of lines)
          gross.set(by[category], (gross.get(by[category]) ?? 0n) + BigInt(price) * BigInt(quantity));
        const [top] = [...gross].sort(([a, one], [b, other]) => (one < other ? 1 : one > other ? -1 : b - a))[0]!;
        gross.set(top, gross.get(top)! + BigInt(delivery));
        const nets = [...gross].map(([at, amount]) => exactly(amount * 10_000n, 10_000n + BigInt(at)));
        const whole = [...gross.values()].reduce((one, other) => one + other, 0n);
        const net = nets.reduce((one, other) => one + other, 0n);
        expect(totals.goods + totals.delivery).toBe(totals.total);
        expect(BigInt(totals.total)).toBe(there ? whole : net);
        const taxes = [...gross].map(([at, amount]) => exactly(amount * BigInt(at), 10_000n + BigInt(at)));
        const tax = taxes.reduce((one, other) => one + other, 0n);
        const shares = totals.vat.reduce((one, share) => one + share.net + share.vat, 0);
        if (there) expect(shares).toBe(totals.total);
        if (there) expect(BigInt(totals.vat.reduce((one, share) => one + share.vat, 0))).toBe(tax);
        expect(totals.vat.every((share) => share.vat >= 0 && Number.isSafeInteger(share.net))).toBe(true);
      }),
    );
  });

  it("the largest order there may be is still told exactly", () => {
    const lines = Array.from({ length: 50 }, () => sold(mostTotal, 99));
    const { total } = reckon({ lines, delivery: 0, home, there: home });
    expect(total).toBe(50 * 99 * mostTotal);
  });
});
