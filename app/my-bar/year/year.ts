import { tasteFamilies } from "#app/drinks/vocabulary.ts";
import type { Kinds } from "./year-store.server.ts";

/** What somebody said in a year: of what, in which month (1 to 12), and whether they liked it. */
export type SaidInYear = { link_table: string; link_id: number; month: number; fond: boolean };

/** A year in drinks (contract.md, 8: your year). */
export type Year = {
  year: number;
  total: number;
  /** How many things each month, January first. */
  months: number[];
  /** The base spirit that is in most of what they liked. */
  spirit: { name: string; count: number } | null;
  /** The tastes of what they liked, the commonest first. */
  families: { name: string; count: number }[];
};

const mostFamilies = 5;

/** Reckons somebody's year: pure. Where they liked nothing yet, what they tried counts. */
export function reckonYear(year: number, said: readonly SaidInYear[], kinds: readonly Kinds[]): Year {
  const months = Array.from({ length: 12 }, (_, place) => said.filter(({ month }) => month === place + 1).length);
  const cocktails = said.filter(({ link_table }) => link_table === "cocktails");
  const fond = cocktails.filter((one) => one.fond);
  const counted = new Set((fond.length > 0 ? fond : cocktails).map(({ link_id }) => link_id));
  const of = kinds.filter(({ id }) => counted.has(id));
  const [spirit = null] = counts(of.flatMap(({ spirits }) => spirits));
  const families = counts(
    of.flatMap(({ tastes }) =>
      Object.entries(tasteFamilies).flatMap(([name, words]) =>
        words.some((word) => tastes.includes(word)) ? [name] : [],
      ),
    ),
  );
  return { year, total: said.length, months, spirit, families: families.slice(0, mostFamilies) };
}

/** How often each word stands there, the commonest first, then by name. */
function counts(words: readonly string[]): { name: string; count: number }[] {
  const by = Map.groupBy(words, (word) => word);
  return [...by]
    .map(([name, same]) => ({ name, count: same.length }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
