import type { SubjectCard } from "#app/search/subject-card.ts";
import type { StripFact } from "#app/ui/page.tsx";
import { countOf } from "../area.ts";
import { readingOf } from "../area-readings.server.ts";
import { listQuery } from "../areas/area-filters.ts";
import type { RelatedGroup } from "../areas/entry/related.server.ts";
import type { LandingKind } from "./landing.ts";
import type { Landing } from "./landings.server.ts";

/** A block of a landing: which things, under which heading, and which filters of their list leave the same. */
type Block = { table: string; title: string; values?: (landing: Landing) => Record<string, string[]> };

const country = ({ name }: Landing) => ({ country: [name] });
/** The first and the last year of what an address calls `1862` or `1860s`. */
const yearsOf = ({ key }: Landing) => {
  const from = Number.parseInt(key, 10);
  return { from: String(from), to: String(key.endsWith("s") ? from + 9 : from) };
};

/** What each kind of landing shows, in order (areas.md: "its drinks, bottles, bars, people"). */
const blocks: Record<LandingKind, readonly Block[]> = {
  country: [
    { table: "cocktails", title: "Drinks from here", values: ({ name }) => ({ origin: [name] }) },
    { table: "spiritbrands", title: "Bottles", values: country },
    { table: "pubs_and_bars", title: "Pubs and bars", values: country },
    { table: "people", title: "People", values: country },
    { table: "producers", title: "Producers", values: country },
  ],
  city: [
    { table: "cocktails", title: "Drinks from here" },
    {
      table: "pubs_and_bars",
      title: "Pubs and bars",
      values: ({ name, within }) => ({ country: [within ?? ""], city: [name] }),
    },
    { table: "people", title: "People" },
    { table: "producers", title: "Producers" },
  ],
  year: [
    {
      table: "cocktails",
      title: "First mixed",
      values: (one) => ({ year_from: [yearsOf(one).from], year_to: [yearsOf(one).to] }),
    },
    { table: "pubs_and_bars", title: "Bars that opened" },
    { table: "people", title: "Born" },
    { table: "books", title: "Books that came out" },
    {
      table: "producers",
      title: "Houses that were founded",
      values: (one) => ({ founded_from: [yearsOf(one).from], founded_to: [yearsOf(one).to] }),
    },
    { table: "on_this_day", title: "What happened" },
  ],
  spirit: [
    { table: "cocktails", title: "Drinks with it", values: ({ key }) => ({ spirit: [key] }) },
    { table: "spiritbrands", title: "Bottles" },
    { table: "pubs_and_bars", title: "Bars that made its drinks" },
    { table: "people", title: "People behind its drinks" },
    { table: "producers", title: "Who distils it" },
    { table: "ingredients", title: "What it is, and its kinds" },
  ],
};

/** What a figure counts, beside the number. */
const terms: Record<string, string> = {
  cocktails: "In the glass",
  spiritbrands: "On the shelf",
  pubs_and_bars: "Where to go",
  people: "By whom",
  books: "To read",
  producers: "Made by",
  ingredients: "Its kinds",
  on_this_day: "On this day",
};

/** The blocks of a landing that have something; each leads to its whole list where there is one. */
export function blocksOf(landing: Landing, cards: readonly SubjectCard[]): RelatedGroup[] {
  return blocks[landing.kind].flatMap(({ table, title, values }) => {
    const own = cards.filter((card) => card.link_table === table);
    const area = readingOf(table)?.area;
    if (own.length === 0 || !area) return [];
    const count = landing.counts[table] ?? 0;
    const href = values ? `${area.path}${listQuery(area, { values: values(landing) })}` : null;
    const more = href && count > own.length ? { href, text: `All ${countOf(area, count)}` } : null;
    return [{ title, cards: own, more, rows: area.rows === true }];
  });
}

/** The figures of a landing: how many of what, four at most. */
export function figuresOf(landing: Landing): StripFact[] {
  return countsOf(landing)
    .slice(0, 4)
    .map(({ table, count, noun }) => ({ term: terms[table]!, value: String(count), more: noun }));
}

/** "24 drinks, 5 bottles, 12 places and 8 people". */
export function countsText(landing: Landing): string {
  const told = countsOf(landing).map(({ count, noun }) => `${count} ${noun}`);
  return told.length > 1 ? `${told.slice(0, -1).join(", ")} and ${told.at(-1)}` : told.join("");
}

function countsOf({ kind, counts }: Landing) {
  return blocks[kind].flatMap(({ table }) => {
    const count = counts[table];
    const area = readingOf(table)?.area;
    return count && area ? [{ table, count, noun: countOf(area, count).replace(/^\d+ /, "") }] : [];
  });
}
