import type { Year } from "#app/my-bar/bar-types.ts";

/** A thing on the dashboard: its picture, its name, and a line. */
export type DashboardCard = {
  name: string;
  href: string;
  image: string | null;
  colour: string | null;
  category: string;
};

/** What a premium member's dashboard shows (contract.md, 8). */
export type DashboardData = {
  /** Folded away, by the reader's own cookie. */
  collapsed: boolean;
  tonight: DashboardCard[];
  makeable: number;
  /** The bottle that brings most, and some of what it brings. */
  next: {
    name: string;
    image: string;
    colour: string | null;
    href: string;
    count: number;
    drinks: { name: string; href: string }[];
  } | null;
  must_try: DashboardCard[];
  viewed: DashboardCard[];
  day: { card: DashboardCard; why: string } | null;
  year: Year;
  /** What the reader searches for again and again: how many each finds, and how many of them it did not find when it was last opened. */
  searches: { name: string; href: string; count: number; fresh: number }[];
};
