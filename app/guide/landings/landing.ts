import { slugOf } from "#app/kit/slug.ts";
import { landingPages } from "../content-pages.ts";

/** What several entries share and a page is made from (areas.md): a country, a city, a year or decade, a spirit. */
export type LandingKind = "country" | "city" | "year" | "spirit";

/** Fewer things than these are no page, and nothing leads there. */
export const fewestThings = 3;

/** Where a kind's pages are listed; each stands below, at its key. */
export const landingList = {
  country: landingPages.places,
  city: landingPages.places,
  year: landingPages.years,
  spirit: landingPages.spirits,
} as const satisfies Record<LandingKind, { path: string }>;

/** A fact that an entry tells and a page may be made from: "London" within "England", "1862", a spirit's key. */
export type LandingWord = { kind: LandingKind; word: string; within?: string };

/** Where pages of facts are, by the words that an entry tells them in; a word that has no page is not among them. */
export type LandingHrefs = Readonly<Record<string, string>>;

/** The end of a landing's address: `england`, `england/london`, `1862`, `1860s`, `gin`. */
export function landingKey({ word, within }: Omit<LandingWord, "kind">): string {
  return [...(within === undefined ? [] : [within]), word].map(slugOf).join("/");
}

/** Where a landing stands. */
export function landingPath(kind: LandingKind, key: string): string {
  return `${landingList[kind].path}/${key}`;
}

/** Years that an entry tells, as far as they are known. */
export function yearWords(...years: readonly (number | null)[]): LandingWord[] {
  return years.flatMap((year) => (year === null ? [] : [{ kind: "year" as const, word: String(year) }]));
}

/** "1860s": the decade of a year. */
export function decadeOf(year: number): string {
  return `${Math.floor(year / 10) * 10}s`;
}
