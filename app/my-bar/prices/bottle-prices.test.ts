import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { currencies } from "#app/i18n/prices.ts";
import type { Buyable } from "#app/shop/shop-item.ts";
import { kindsIn } from "../catalogue/kin.ts";
import { pricesIn, sumOf } from "./bottle-prices.ts";
import { namedKeys, typicalPrice } from "./typical-prices.ts";

type Entry = { key: string; type: number; parent?: string | string[] };
const folder = new URL("../../../content/ingredients/", import.meta.url);
const shipped = readdirSync(folder).flatMap(
  (name) => (JSON.parse(readFileSync(new URL(name, folder), "utf8")) as { ingredients: Entry[] }).ingredients,
);

describe("what things typically cost", () => {
  it("is known of every ingredient of the library in every currency, and names no other", () => {
    const keys = new Set(shipped.map(({ key }) => key));
    expect([...namedKeys].filter((key) => !keys.has(key))).toEqual([]);
    const unknown = shipped.filter(({ key, type }) =>
      currencies.some((currency) => (typicalPrice([key], type, currency) ?? 0) < 1),
    );
    expect(unknown.map(({ key }) => key)).toEqual(["unknown-ingredient"]);
  });

  it("is that of the nearest kind that is named", () => {
    expect(typicalPrice(["gin"], 1, "GBP")).toBe(2200);
    expect(typicalPrice(["vsop-cognac", "cognac", "brandy"], 1, "GBP")).toBe(5000);
    expect(typicalPrice(["some-cognac", "cognac", "brandy"], 1, "AUD")).toBe(7500);
  });
});

describe("the price of an ingredient", () => {
  const thing = (id: number, key: string, type: number, more: { parents?: number[]; sameFor?: number[] } = {}) => {
    return { id, key, type, homemade: false, parents: [], sameFor: [], ...more };
  };
  const rows = [
    thing(1, "gin", 1),
    thing(2, "plymouth-gin", 1, { parents: [1] }),
    thing(3, "orange-bitters", 5),
    { ...thing(4, "syrup-of-ours", 6), homemade: true },
    thing(5, "lime", 7, { sameFor: [6] }),
    thing(6, "lime-juice", 7),
  ];
  const catalogue = { ingredients: new Map(rows.map((row) => [row.id, row])), kinds: kindsIn(rows) };
  const offer = (ingredient_id: number, GBP: number, EUR: number | null, stock = 3): Buyable => {
    return { ingredient_id, offer_id: GBP, skew_id: GBP, name: `For ${GBP}`, stock, prices: { GBP, EUR } };
  };
  const told = (offers: Buyable[], currency: "GBP" | "EUR") =>
    Object.fromEntries(
      [...pricesIn(catalogue, offers, currency)].map(([id, { minor, offer }]) => [id, [minor, !!offer]]),
    );

  it("is the shop's where it has one in stock, of it or of a kind of it, in that currency", () => {
    const offers = [offer(3, 700, 800, 0), offer(3, 1600, 1900), offer(3, 950, null), offer(2, 3100, 3500)];
    const estimated = { 5: [150, false], 6: [150, false] };
    expect(told(offers, "GBP")).toEqual({ 1: [3100, true], 2: [3100, true], 3: [950, true], ...estimated });
    expect(told(offers, "EUR")).toEqual({ 1: [3500, true], 2: [3500, true], 3: [1900, true], ...estimated });
    expect(told([], "GBP")).toEqual({ 1: [2200, false], 2: [3400, false], 3: [1100, false], ...estimated });
  });

  it("adds up, as an estimate as soon as one is, and not at all where one is missing", () => {
    const prices = pricesIn(catalogue, [offer(3, 950, null)], "GBP");
    expect(sumOf([prices.get(3)], "GBP")).toEqual({ amount: "9.50", currency: "GBP", estimate: false });
    expect(sumOf([prices.get(3), prices.get(1)], "GBP")).toEqual({ amount: "31.50", currency: "GBP", estimate: true });
    expect(sumOf([prices.get(3), prices.get(4)], "GBP")).toBeNull();
  });
});
