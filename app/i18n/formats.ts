import { type Locale, languageTag } from "./locale.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** A number in the reader's way of writing, with up to `digits` decimals. */
export function showNumber(value: number, locale: Locale, digits = 0): string {
  const short = shortNumber(value, locale, digits);
  if (short !== null) return short;
  const key = `${locale} ${digits}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits });
    cache.set(key, format);
  }
  return format.format(value);
}

/** Whose language writes a point before decimals; the others write a comma. */
const writesPoint = /^en-/;

/**
 * A number below a thousand that needs no rounding, as any format of our locales would write it; null for others. To open its first
 * format takes a browser 25 ms of the 350 that a page's whole script takes, and a page mostly shows only such.
 */
function shortNumber(value: number, locale: Locale, digits: number): string | null {
  const text = String(value);
  const [whole, fraction = ""] = text.split(".");
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text) || fraction.length > digits || Object.is(value, -0)) return null;
  return fraction === "" || writesPoint.test(locale) ? text : `${whole},${fraction}`;
}

/** A day in the reader's way of writing: "22 November 2026"; the same for everybody: days are told by universal time. */
export function showDay(iso: string, locale: Locale): string {
  return dayFormat(locale, { dateStyle: "long" }).format(new Date(iso));
}

/** A day with its name: "Sunday 22 November". */
export function showWeekday(
  { year, month, day }: { year: number; month: number; day: number },
  locale: Locale,
): string {
  const style = { weekday: "long", day: "numeric", month: "long" } as const;
  return dayFormat(locale, style).format(new Date(Date.UTC(year, month - 1, day)));
}

/** A day of any year: "5 December". */
export function showDayOfYear({ month, day }: { month: number; day: number }, locale: Locale): string {
  return dayFormat(locale, { day: "numeric", month: "long" }).format(new Date(Date.UTC(2000, month - 1, day)));
}

/** The name of a month, 1 to 12: "February". */
export function showMonth(month: number, locale: Locale): string {
  return dayFormat(locale, { month: "long" }).format(new Date(Date.UTC(2000, month - 1, 1)));
}

const days = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  let format = days.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTag(locale), { ...style, timeZone: "UTC" });
    days.set(key, format);
  }
  return format;
}
