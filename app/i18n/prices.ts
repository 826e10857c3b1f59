import { type Locale, languageTag } from "./locale.ts";

/** The currencies that prices are told in (guide.md, 9); the first is that of the shop's own country. */
export const currencies = ["GBP", "USD", "AUD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

/** One of the currencies by its name; undefined for any other. */
export function currencyNamed(name: unknown): Currency | undefined {
  return currencies.find((known) => known === name);
}

/** What the readers of a locale pay with, unless they choose otherwise (contract.md, 10). */
export function currencyOf(locale: Locale): Currency {
  if (locale === "en-gb") return "GBP";
  return locale === "en-us" ? "USD" : "EUR";
}

/** The first of some wishes that names a currency, else that of the page's language (contract.md, 10). */
export function currencyWished(locale: Locale, ...wishes: readonly unknown[]): Currency {
  for (const wish of wishes) {
    const named = currencyNamed(wish);
    if (named) return named;
  }
  return currencyOf(locale);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A sum of pence or cents in the reader's way of writing, to two decimals: "£12.00". */
export function showPrice(minor: number, currency: Currency, locale: Locale): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), {
      style: "currency",
      currency,
      // "US$" to readers elsewhere, "$" at home; "A$" everywhere.
      currencyDisplay: "symbol",
    });
    formats.set(key, format);
  }
  return format.format(minor / 100);
}

/** An estimate, which no pence make truer: "about £25", "about £9.50". */
export function showAbout(minor: number, currency: Currency, locale: Locale): string {
  const text = showPrice(minor, currency, locale);
  return `about ${minor % 100 === 0 ? text.replace(/[.,]00(?!\d)/, "") : text}`;
}

/** The same for machines: "12.00". */
export function decimalPrice(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
}
