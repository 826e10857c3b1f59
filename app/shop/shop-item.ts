import type { Locale } from "#app/i18n/locale.ts";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { capitalised } from "#app/kit/words.ts";
import { offerPath, offerPicture, skewParameter } from "./addresses.ts";
import type { Buyable, ShopItem } from "./offers-store.server.ts";

// What calls answer is described where browsers do not load it: a page of the shop was heavier by a sixth.
export type { Buyable, ShopItem };

/** Prices in pence or cents; that of the shop's country is always there. */
export type Prices = { GBP: number } & { [Each in Currency]?: number | null | undefined };

/** One skew of an offer as it is sold now. */
export type SkewForSale = { id: number; name: string; prices: Prices; stock: number };

/** An offer as it is sold now: what it costs, what is there, how many one order may have of all its skews together. */
export type OfferForSale = {
  id: number;
  name: string;
  teaser: string;
  choice: "one" | "any";
  max_per_order: number;
  asks: string[];
  skews: SkewForSale[];
};

/** What an offer asks for, as the label of its field: `job_title` is "Job title". */
export function askLabel(ask: string): string {
  return capitalised(ask).replaceAll("_", " ");
}

/** A sum, and the currency that it is told in. */
export type Price = { minor: number; currency: Currency };

/** What a skew costs; where it has no price in a currency, that of the shop's country (contract.md, 10). */
export function priceIn(prices: Prices, currency: Currency): Price {
  const minor = prices[currency];
  return minor ? { minor, currency } : { minor: prices.GBP, currency: "GBP" };
}

/** The cheapest skew that is in stock; of what is sold out the cheapest of all. */
export function lowestOf(offer: Pick<OfferForSale, "skews">, currency: Currency): Price {
  const there = offer.skews.filter(({ stock }) => stock > 0);
  const prices = (there.length > 0 ? there : offer.skews).map(({ prices }) => priceIn(prices, currency));
  return prices.reduce((least, one) => (one.minor < least.minor ? one : least));
}

/** Whether anything of an offer can be bought. */
export function isInStock({ skews }: Pick<OfferForSale, "skews">): boolean {
  return skews.some(({ stock }) => stock > 0);
}

/** So many or fewer are told by their number. */
const fewLeft = 10;

/** What is told of a stock, honestly: how few there are, or that there are enough. */
export function stockText(stock: number): string {
  if (stock <= 0) return "Sold out";
  return stock <= fewLeft ? `Only ${stock} left` : "In stock";
}

/** "£12.00", or "from £12.00" where its skews differ. */
export function priceText(offer: Pick<OfferForSale, "skews">, currency: Currency, locale: Locale): string {
  const { minor, currency: told } = lowestOf(offer, currency);
  const text = showPrice(minor, told, locale);
  return new Set(offer.skews.map(({ prices }) => priceIn(prices, currency).minor)).size > 1 ? `from ${text}` : text;
}

/** An offer as a shop item, priced for its reader. */
export function presentItem(offer: OfferForSale, currency: Currency, locale: Locale): ShopItem {
  const { id, name, teaser, choice, max_per_order, asks } = offer;
  const lowest = lowestOf(offer, currency);
  return {
    id,
    name,
    href: offerPath(id, name),
    image: offerPicture(id),
    image_is_cutout: true,
    teaser,
    price: {
      currency: lowest.currency,
      lower: (lowest.minor / 100).toFixed(2),
      text: priceText(offer, currency, locale),
    },
    choice,
    max_per_order,
    asks,
    skews: offer.skews.map((skew) => {
      const price = priceIn(skew.prices, currency);
      const text = showPrice(price.minor, price.currency, locale);
      return {
        id: skew.id,
        present_params: { label: skew.name, [skewParameter]: skew.id, price: text, stock: skew.stock },
        prices: skew.prices,
      };
    }),
    // What its buyer has to say first is asked on its own page.
    add_to_basket: isInStock(offer) && asks.length === 0,
  };
}

/** The offer that a shop item tells of, for its forms. */
export function offerOf(item: ShopItem): OfferForSale {
  const { id, name, teaser, choice, max_per_order, asks } = item;
  const skews = item.skews.map(({ id, present_params: { label, stock }, prices }) => {
    return { id, name: label, stock, prices };
  });
  return { id, name, teaser, choice, max_per_order, asks, skews };
}
