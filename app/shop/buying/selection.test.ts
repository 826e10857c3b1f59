import { describe, expect, it } from "vitest";
import type { OfferForSale } from "../shop-item.ts";
import { lowestOf, priceText, stockText } from "../shop-item.ts";
import { countOf, firstSelection, sumOf } from "./selection.ts";

const offer: OfferForSale = {
  id: 1,
  name: "Jigger",
  teaser: "",
  choice: "one",
  max_per_order: 4,
  asks: [],
  skews: [
    { id: 11, name: "Steel", prices: { GBP: 900, EUR: 1000 }, stock: 0 },
    { id: 12, name: "Copper", prices: { GBP: 1500, EUR: 1700, AUD: 2900 }, stock: 3 },
    { id: 13, name: "Gold", prices: { GBP: 2500, EUR: null }, stock: 20 },
  ],
};
const any: OfferForSale = { ...offer, choice: "any" };
const entries = (chosen: ReadonlyMap<number, number>) => [...chosen];

describe("what is chosen of an offer", () => {
  it("is at first what the address names, or the first in stock", () => {
    expect(entries(firstSelection(offer))).toEqual([[12, 1]]);
    expect(entries(firstSelection(offer, 13))).toEqual([[13, 1]]);
    for (const odd of [11, 99]) expect(entries(firstSelection(offer, odd))).toEqual([[12, 1]]);
    expect(entries(firstSelection(any))).toEqual([]);
    expect(entries(firstSelection(any, 12))).toEqual([[12, 1]]);
  });

  it("costs the sum of its skews, in one currency", () => {
    const both = new Map([
      [12, 2],
      [13, 1],
    ]);
    expect(sumOf(any, new Map([[12, 2]]), "EUR")).toEqual({ minor: 3400, currency: "EUR" });
    expect(sumOf(any, both, "EUR")).toEqual({ minor: 5500, currency: "GBP" });
    expect(countOf(both)).toBe(3);
  });

  it("is told by the cheapest in stock, and by what is left", () => {
    expect(lowestOf(offer, "GBP")).toEqual({ minor: 1500, currency: "GBP" });
    expect(lowestOf({ skews: offer.skews.slice(0, 1) }, "AUD")).toEqual({ minor: 900, currency: "GBP" });
    expect(priceText(offer, "EUR", "en-gb")).toBe("from €17.00");
    expect([0, 3, 20].map(stockText)).toEqual(["Sold out", "Only 3 left", "In stock"]);
  });
});
