import { type Day, isoDay } from "#app/kit/dates.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptLong } from "#app/operations/kept-answers.server.ts";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { streamOperation } from "./boxes/box-operations.server.ts";
import { makeFrontPage } from "./front/make-front-page.server.ts";

/** What the front page shows of a subject. */
export type FrontCard = Pick<
  SubjectCard,
  "name" | "href" | "image" | "colour" | "teaser" | "rating" | "facts" | "category"
>;
/** A way to a list, with how many it has. */
export type Way = { text: string; href: string; count: number; image?: string | null; colour?: string | null };
export type FrontPage = {
  tonight: { card: FrontCard; why: string } | null;
  today: { year: number; title: string; text: string; href: string; leads: FrontCard[] }[];
  /** One of each, drawn anew every day, under what it is. */
  library: { title: string; card: FrontCard }[];
  /** Drinks of the season, drawn anew every day, with the way to all of them. */
  collection: { title: string; href: string; count: number; cards: FrontCard[] } | null;
  /** A bottle, and what it makes. */
  bottle: { card: FrontCard; drinks: FrontCard[] } | null;
  moods: Way[];
  spirits: Way[];
  best: FrontCard[];
  /** How recipes can be browsed, by the filters of their list. */
  browse: { title: string; ways: Way[] }[];
  doors: Way[];
};

/**
 * The front page of a day, the same for everybody: drawn once, and kept until the library changes or another day is asked
 * for. Eight statements, in two waves.
 */
export function frontPageOf(house: House, day: Day): Promise<FrontPage> {
  return keptLong(house, { name: "guide/front-page", key: isoDay(day)!, most: 2 }, () => makeFrontPage(house, day));
}

/** The stream below it: newest first, of all areas. */
export function newest(oldest: string | undefined, caller: Caller) {
  return run(streamOperation, { oldest }, caller);
}
