import { showMonth } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { type Day, isRealDay } from "#app/kit/dates.ts";
import { defineArea } from "../area.ts";

/** The months of the year, as filters name them and in words. */
const months: Record<string, string> = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => showMonth(place + 1, defaultLocale)).map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** What happened on each day of the year (contract.md, 7): its entries have places on the pages of their days. */
export const onThisDay = defineArea({
  table: "on_this_day",
  section: "on-this-day",
  path: "/on-this-day/",
  entries: "/on-this-day",
  ownPages: true,
  rows: true,
  tab: "cocktails",
  words: {
    title: "On this day",
    one: "day",
    many: "days",
    intro: "What happened in the world of drinks on each day of the year.",
    description:
      "What happened on this day in the history of drinks: openings, birthdays, laws, inventions and last orders.",
  },
  filters: [{ name: "month", label: "Month", kind: "choice", texts: months }],
  orders: [
    { name: "day", label: "Through the year" },
    { name: "oldest", label: "Oldest first" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["month"],
  target: "consumer",
  vote: null,
  wished: false,
  tried: false,
});

/** A day of any year. 29 February is one. */
export type YearDay = { month: number; day: number };

/** A year that has all days there are. */
export const leapYear = 2024;

const two = (number: number) => String(number).padStart(2, "0");

/** `/on-this-day/12-05`. */
export function dayPath({ month, day }: YearDay): string {
  return `/on-this-day/${two(month)}-${two(day)}`;
}

/** Reads `12-05` and `12-5`; null for what is no day of any year. */
export function readYearDay(text: string): YearDay | null {
  const [, month, day] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const asked: Day = { year: leapYear, month: Number(month), day: Number(day) };
  return isRealDay(asked) ? { month: asked.month, day: asked.day } : null;
}
