import type { Currency } from "#app/i18n/prices.ts";
import { type OfferForSale, type Price, priceIn } from "../shop-item.ts";

/** What is chosen of an offer: how many of each skew, by its number. */
export type Selection = ReadonlyMap<number, number>;

/**
 * What stands chosen at first: the skew that the address names, else the first in stock. An unknown one is ignored, one that is sold out is shown and
 * not chosen (contract.md, 10). Of several that may be taken together none is, unless it is named.
 */
export function firstSelection(offer: OfferForSale, named: number | null = null): Selection {
  const there = offer.skews.filter(({ stock }) => stock > 0);
  const wanted = there.find(({ id }) => id === named);
  const first = wanted ?? (offer.choice === "one" || offer.skews.length === 1 ? there[0] : undefined);
  return new Map(first ? [[first.id, 1]] : []);
}

/** What the chosen cost together. */
export function sumOf(offer: OfferForSale, chosen: Selection, currency: Currency): Price {
  const picked = offer.skews.filter(({ id }) => chosen.has(id));
  const prices = picked.map((skew) => ({ ...priceIn(skew.prices, currency), quantity: chosen.get(skew.id)! }));
  // Where one of them has no price in the currency, all are told in that of the shop's country, so that they add up.
  const told = prices.every((price) => price.currency === currency) ? currency : "GBP";
  const minor = picked.reduce(
    (sum, skew) => sum + (told === "GBP" ? skew.prices.GBP : priceIn(skew.prices, told).minor) * chosen.get(skew.id)!,
    0,
  );
  return { minor, currency: told };
}

/** How many are chosen in all. */
export function countOf(chosen: Selection): number {
  return [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0);
}
