import type { Locale } from "#app/i18n/locale.ts";
import { type Currency, currencyNamed, showPrice } from "#app/i18n/prices.ts";
import { listed } from "#app/kit/words.ts";
import { offerPath, offerPicture } from "../addresses.ts";
import { askLabel, type Prices, priceIn } from "../shop-item.ts";
import { limitedTo, thingsIn } from "./texts.ts";

/** A basket has so many lines at most, each of so many things (contract.md, 10). */
export const mostLines = 50;
export const mostOfOne = 99;

/** Whether nothing that was typed for a line before says otherwise: a line has one text for all that it counts. */
export function sameTexts(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): boolean {
  return Object.entries(before).every(([ask, text]) => now[ask] === undefined || now[ask] === text);
}

/** What is read of a line; how it lies in the tables is the store's. */
type Read = {
  skew_id: number;
  place: "basket" | "saved" | "removed";
  was_saved: boolean;
  quantity: number;
  name: string;
  price: number;
  currency: string;
  product_vars: Record<string, string>;
  offer_id: number | null;
  offer_name: string;
  skew_name: string;
  single: boolean;
  prices: Prices;
  stock: number;
  max_per_order: number;
  alcohol: boolean;
};

/** A line as pages show it, with what changed since its owner last said yes to it. */
export type BasketLine = {
  skew_id: number;
  offer_id: number;
  name: string;
  href: string;
  image: string;
  quantity: number;
  price: number;
  /** That of the basket; what is saved for later may have no price in it. */
  currency: Currency;
  sum: number;
  stock: number;
  /** How many it may come to: of an offer's skews together no more than one order may have. */
  most: number;
  max_per_order: number;
  notes: string[];
  asked: [string, string][];
};

export type BasketView = {
  currency: Currency;
  /** The currency that was asked for. */
  wanted: Currency;
  /** Why it is told in pounds though another currency was asked for. */
  in_pounds: string | null;
  lines: BasketLine[];
  saved: BasketLine[];
  /** What was taken out last, which can be put back. */
  removed: { skew_id: number; name: string; was_saved: boolean } | null;
  goods: number;
  num_items: number;
  /** The same in words. */
  things: string;
  /** What happened to it as a whole. */
  notes: string[];
  /** Whether something is not there in the quantity asked for (contract.md, 10: Delivery warning). */
  short: boolean;
  alcohol: boolean;
};

/** The name of a skew wherever it stands by itself. */
export function lineName({ offer_name, skew_name, single }: Pick<Read, "offer_name" | "skew_name" | "single">): string {
  return single ? offer_name : `${offer_name}: ${skew_name}`;
}

/** What of an order has no price in a currency; what is saved for later is no part of it. */
function unpriced<Line extends Pick<Read, "prices" | "offer_id" | "place">>(
  lines: readonly Line[],
  wanted: Currency,
): Line[] {
  const ordered = lines.filter(({ offer_id, place }) => offer_id !== null && place === "basket");
  return ordered.filter(({ prices }) => priceIn(prices, wanted).currency !== wanted);
}

/** The currency of a basket, and of its order, which has one: that asked for, unless something in it has no price there. */
export function currencyFor(lines: readonly Pick<Read, "prices" | "offer_id" | "place">[], wanted: Currency): Currency {
  return unpriced(lines, wanted).length === 0 ? wanted : "GBP";
}

const currencyWords: Record<Currency, string> = {
  GBP: "pounds",
  USD: "US dollars",
  AUD: "Australian dollars",
  EUR: "euros",
};

/** One thing without a price turns a whole order to pounds: nobody should find that out from the total. */
function inPounds(lines: readonly Read[], wanted: Currency): string | null {
  const names = unpriced(lines, wanted).map(lineName);
  if (names.length === 0) return null;
  const have = names.length === 1 ? "has" : "have";
  return `${listed(names)} ${have} no price in ${currencyWords[wanted]}: this order is in pounds.`;
}

/** Whether of an offer's skews together there is more in a basket than one order may have now (contract.md, 10). */
export function isOverLimit(
  row: Pick<Read, "offer_id" | "max_per_order">,
  basket: readonly Pick<Read, "offer_id" | "quantity">[],
): boolean {
  const ofOffer = basket.filter(({ offer_id }) => offer_id === row.offer_id);
  return ofOffer.reduce((sum, { quantity }) => sum + quantity, 0) > row.max_per_order;
}

/** A basket as its pages show it: prices and stock as they are now, and every change told. */
export function presentBasket(
  rows: readonly Read[],
  { wanted, locale, notes }: { wanted: Currency; locale: Locale; notes: readonly string[] },
): BasketView {
  const currency = currencyFor(rows, wanted);
  const sold = rows.filter(({ offer_id }) => offer_id !== null);
  const gone = rows.filter(({ offer_id, place }) => offer_id === null && place !== "removed");
  const inBasket = sold.filter(({ place }) => place === "basket");
  const lines = inBasket.map((row) => presentLine(row, inBasket, currency, locale));
  const saved = sold.filter(({ place }) => place === "saved").map((row) => presentLine(row, [], currency, locale));
  const last = rows.findLast(({ place, offer_id }) => place === "removed" && offer_id !== null);
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    currency,
    wanted,
    in_pounds: inPounds(rows, wanted),
    lines,
    saved,
    removed: last ? { skew_id: last.skew_id, name: lineName(last), was_saved: last.was_saved } : null,
    goods: lines.reduce((sum, line) => sum + line.sum, 0),
    num_items: count,
    things: thingsIn(count),
    notes: [...notes, ...gone.map(({ name }) => `${name} is no longer sold, and was taken out.`)],
    short: lines.some(({ quantity, stock }) => quantity > stock),
    alcohol: inBasket.some(({ alcohol }) => alcohol),
  };
}

function presentLine(row: Read, others: readonly Read[], currency: Currency, locale: Locale): BasketLine {
  const { minor: price, currency: told } = priceIn(row.prices, currency);
  const ofOthers = others
    .filter(({ offer_id, skew_id }) => offer_id === row.offer_id && skew_id !== row.skew_id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const id = row.offer_id!;
  return {
    skew_id: row.skew_id,
    offer_id: id,
    name: lineName(row),
    href: `${offerPath(id, row.offer_name)}?sku=${row.skew_id}`,
    image: offerPicture(id),
    quantity: row.quantity,
    price,
    currency: told,
    sum: price * row.quantity,
    stock: row.stock,
    most: Math.max(1, Math.min(mostOfOne, row.max_per_order - ofOthers)),
    max_per_order: row.max_per_order,
    notes: notesOf(row, others, locale),
    asked: Object.entries(row.product_vars).map(([ask, text]) => [askLabel(ask), text]),
  };
}

/** What changed since its owner was shown a line: its price, that there is less of it, or that an order may have less of it. */
function notesOf(row: Read, basket: readonly Read[], locale: Locale): string[] {
  const notes: string[] = [];
  const shown = currencyNamed(row.currency);
  const now = shown && priceIn(row.prices, shown);
  // A price that is gone is one that has changed: it is told in pounds from then on.
  if (now && (now.minor !== row.price || now.currency !== shown))
    notes.push(
      `The price was ${showPrice(row.price, shown, locale)} and is now ${showPrice(now.minor, now.currency, locale)}.`,
    );
  if (row.stock <= 0) notes.push("It is sold out now.");
  else if (row.stock < row.quantity) notes.push(`Only ${row.stock} ${row.stock === 1 ? "is" : "are"} in stock now.`);
  if (isOverLimit(row, basket)) notes.push(`${limitedTo(row.max_per_order)} now.`);
  return notes;
}
