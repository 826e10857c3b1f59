import type { Year } from "../areas/years.ts";

/** Something of somebody's life that has a year: a drink of theirs, a bar that they worked in and that opened then, a book. */
export type Dated = { kind: "drink" | "bar" | "book"; year: number; circa: boolean; name: string; href: string };

/** A life as a line: from which year to which, what stands at its end, and what happened within, the earliest first. */
export type Life = { from: number; to: number; ends: string; dated: Dated[] };

/** Nobody is older; whose death nobody told is then no longer taken to live. */
const oldest = 100;

/**
 * The line of a life; null where no birth is known, or where of what happened within fewer than two things have a year. Where no death is told it goes on to today, or, of
 * somebody born too long ago, to the last that is known of them.
 */
export function lifeOf(born: Year, died: Year, known: readonly Dated[], today: number): Life | null {
  if (born.year === null) return null;
  const from = born.year;
  const dated = known.filter(({ year }) => year > from && year <= (died.year ?? today));
  const last = dated.at(-1);
  if (!last || dated.length < 2) return null;
  if (died.year !== null) return { from, to: died.year, ends: String(died.year), dated };
  return today - from <= oldest ? { from, to: today, ends: "today", dated } : { from, to: last.year, ends: "", dated };
}

/** How far along a life a year stands, in percent of it. */
export function placeIn({ from, to }: Pick<Life, "from" | "to">, year: number): number {
  return Math.round((1_000 * (year - from)) / Math.max(1, to - from)) / 10;
}
