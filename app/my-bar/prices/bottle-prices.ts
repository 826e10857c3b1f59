import { type Currency, decimalPrice } from "#app/i18n/prices.ts";
import type { Buyable } from "#app/shop/shop-item.ts";
import type { IngredientRow } from "../catalogue/catalogue-store.server.ts";
import { aboveOf, generalOf } from "../catalogue/kin.ts";
import { typicalPrice } from "./typical-prices.ts";

/** What one ingredient costs, in pence or cents: at the shop, or an estimate. */
export type BottlePrice = { minor: number; offer: Buyable | null };

/** What the prices of ingredients are told from. */
type Priced = Pick<IngredientRow, "id" | "key" | "type" | "homemade" | "parents" | "sameFor">;
type PricedCatalogue = { ingredients: ReadonlyMap<number, Priced>; kinds: ReadonlyMap<number, readonly number[]> };

/**
 * By ingredient what it costs in a currency: the cheapest offer in stock of it or of what counts as it (a kind of it, or the same
 * thing in another form); where the shop has none, the least that one of these typically costs. What has no price in the currency
 * is not in it at all: prices are never converted (contract.md, 10).
 * @param offers what the shop sells of ingredients
 */
export function pricesIn(
  catalogue: PricedCatalogue,
  offers: readonly Buyable[],
  currency: Currency,
): Map<number, BottlePrice> {
  const prices = new Map<number, BottlePrice>();
  /** Tells a price of a thing, and of all that counts as there with it; what the shop has stands before what is reckoned. */
  function tell(id: number, price: BottlePrice) {
    for (const each of [id, ...aboveOf(catalogue, id)]) {
      const known = prices.get(each);
      if (known?.offer && !price.offer) continue;
      if (!known || (price.offer && !known.offer) || price.minor < known.minor) prices.set(each, price);
    }
  }
  for (const offer of offers) {
    const minor = offer.prices[currency];
    if (minor && offer.stock > 0 && catalogue.ingredients.has(offer.ingredient_id))
      tell(offer.ingredient_id, { minor, offer });
  }
  for (const { id, key, type, homemade } of catalogue.ingredients.values()) {
    // What is made at home is sold by our shop or not at all.
    if (homemade) continue;
    const keys = [key, ...[...generalOf(catalogue, id)].map((each) => catalogue.ingredients.get(each)?.key ?? "")];
    const minor = typicalPrice(keys, type, currency);
    if (minor !== null) tell(id, { minor, offer: null });
  }
  return prices;
}

/** A sum as calls tell it. */
export type PriceTold = { amount: string; currency: Currency; estimate: boolean };

/** What some things cost together; null where one of them has no price. */
export function sumOf(prices: readonly (BottlePrice | undefined)[], currency: Currency): PriceTold | null {
  let sum = 0;
  for (const price of prices) {
    if (!price) return null;
    sum += price.minor;
  }
  return { amount: decimalPrice(sum), currency, estimate: prices.some((price) => !price?.offer) };
}
