import { type Locale, languageTag } from "./locale.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** A number in the reader's way of writing, with up to `digits` decimals. */
export function showNumber(value: number, locale: Locale, digits = 0): string {
  const key = `${locale} ${digits}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits });
    cache.set(key, format);
  }
  return format.format(value);
}

/** A day in the reader's way of writing: "22 November 2026". Days are told by universal time, here as on the server. */
export function showDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}
