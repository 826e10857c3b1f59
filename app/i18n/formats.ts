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
