import { type AreaOrder, defineArea } from "../area.ts";

/** What jobs, competitions and events have in common (contract.md, 7): one section, one page above them, the trade. */
const lounge = {
  section: "bartenders-lounge",
  under: { title: "Bartenders lounge", path: "/bartenders-lounge" },
  tab: "bartenders-lounge",
  daily: true,
  subCategories: ["country"],
  target: "trade",
  vote: null,
  wished: false,
  tried: false,
  commented: false,
} as const;

const country = { name: "country", label: "Country", kind: "choice" } as const;
const orders = <const First extends AreaOrder>(first: First) =>
  [first, { name: "name", label: "A to Z" }, { name: "newest", label: "New in the guide" }] as const;

export const jobs = defineArea({
  ...lounge,
  table: "jobs",
  path: "/bartenders-lounge/jobs",
  entries: "/bartenders-lounge/jobs",
  dated: true,
  subCategories: ["hours", "country"],
  quick: [{ name: "hours" }],
  words: {
    title: "Jobs",
    one: "job",
    many: "jobs",
    intro: "Work behind the bar and around it; the ones that close soonest come first.",
    description: "Jobs for bartenders, sommeliers, distillers and everybody else of the bar trade, by country.",
  },
  filters: [
    country,
    { name: "hours", label: "Hours", kind: "choice" },
    {
      name: "when",
      label: "Open or closed",
      kind: "choice",
      fallback: "coming",
      texts: { coming: "Open", past: "Closed", all: "Open and closed" },
    },
  ],
  orders: orders({ name: "next", label: "Closing soonest" }),
});

export const competitions = defineArea({
  ...lounge,
  table: "competitions",
  path: "/bartenders-lounge/competitions",
  entries: "/bartenders-lounge/competitions",
  dated: true,
  words: {
    title: "Competitions",
    one: "competition",
    many: "competitions",
    intro: "Where bartenders measure themselves against each other: who holds it, since when, and how often.",
    description: "Cocktail and bartending competitions of the world: who organises them, since when and how often.",
  },
  filters: [
    country,
    {
      name: "when",
      label: "When",
      kind: "choice",
      fallback: "coming",
      texts: { coming: "Coming", past: "No next round known", all: "All" },
    },
  ],
  orders: orders({ name: "next", label: "Next first" }),
});

export const events = defineArea({
  ...lounge,
  table: "events",
  path: "/bartenders-lounge/events",
  entries: "/bartenders-lounge/events",
  dated: true,
  words: {
    title: "Events",
    one: "event",
    many: "events",
    intro: "Trade fairs, festivals and cocktail weeks, the next one first.",
    description:
      "Bar shows, drinks festivals and cocktail weeks of the world, by country and by the month they are held in.",
  },
  filters: [
    country,
    {
      name: "when",
      label: "When",
      kind: "choice",
      fallback: "coming",
      texts: { coming: "Coming", past: "Not planned again", all: "All" },
    },
  ],
  orders: orders({ name: "next", label: "Next first" }),
});

/** When something of the trade is next, as far as that is known, and since which year it has been held. */
type Happening = { next: string | null; since: number | null };

/**
 * What a competition or an event is to schema.org: an event needs a date. Without one to come it is what began in a year and comes
 * back, and where no year is known either, no more than a page about it.
 */
export function happeningOf({ next, since }: Happening, facts: Record<string, unknown>): Record<string, unknown> {
  if (next) return { "@type": "Event", startDate: next, ...facts };
  return since === null ? { "@type": "WebPage" } : { "@type": "EventSeries", startDate: String(since), ...facts };
}
