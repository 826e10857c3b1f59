import { oidOf, type Subject } from "#app/kit/subject.ts";
import type { House } from "#app/operations/house.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { type Area, countOf } from "../../area.ts";
import { readingOf, tableOfKind } from "../../area-readings.server.ts";
import { listQuery, type Narrowed } from "../area-filters.ts";
import type { AreaReading, EntryBase, ListAsked, RelatedAsked } from "../area-reading.server.ts";
import { linkedSubjects } from "../area-store.server.ts";
import { keptList } from "../kept-lists.server.ts";

/** Cards under a heading, or rows of words; `more` leads to all of them, where the page shows some only. */
export type RelatedGroup = {
  title: string;
  cards: SubjectCard[];
  more: { href: string; text: string } | null;
  rows: boolean;
  /** The block of its page that it is, where the page puts it itself. */
  block?: string | undefined;
};

/** True where an area's subjects are shown in rows. */
const inRows = (table: string) => readingOf(table)?.area.rows === true;

/** A group shows so many unless it says otherwise. */
const mostCards = 12;

type Shown<Entry> = { entry: Entry; card: SubjectCard };

/**
 * What an entry's page leads on to. What the library links, and what the entry names, is looked up once for all groups; no card stands on the page
 * twice, and a group that has none is not there.
 */
export async function relatedGroups<A extends Area, Entry extends EntryBase>(
  house: House,
  reading: AreaReading<A, Entry>,
  { entry, card }: Shown<Entry>,
): Promise<RelatedGroup[]> {
  const asked = reading.related(entry, card).filter(({ table }) => readingOf(table));
  const links = asked.some((one) => "linked" in one) ? await linksOf(house, reading.kind, card.link_id) : [];
  const named = asked.flatMap((one) => ("ids" in one ? subjectsOf(one) : []));
  // Whatever is named, by the library's links or by the entry itself, is read at once.
  const [cards, lists] = await Promise.all([
    subjectCards(house.db, [...links, ...named]),
    Promise.all(asked.map((one) => ("values" in one ? listedGroup(house, one) : null))),
  ]);
  const known = new Map(cards.map((one) => [oidOf(one), one]));
  const groups = asked.map((one, place): RelatedGroup => {
    const subjects = "linked" in one ? linkedAmong(links, one) : "ids" in one ? subjectsOf(one) : [];
    const named = subjects.flatMap((subject) => known.get(oidOf(subject)) ?? []);
    const more = ("ids" in one && one.more) || null;
    const group = lists[place] ?? { title: one.title, cards: named, more, rows: inRows(one.table) };
    return one.block === undefined ? group : { ...group, block: one.block };
  });
  const seen = new Set([oidOf(card)]);
  return groups.flatMap(({ cards, ...group }, place) => {
    const fresh = cards.filter((one) => !seen.has(oidOf(one)));
    const shown = fresh.slice(0, asked[place]!.most ?? mostCards);
    for (const one of shown) seen.add(oidOf(one));
    return shown.length > 0 ? [{ ...group, cards: shown }] : [];
  });
}

type Link = Subject & { role: string };

/** What the library links with an entry, in its order; a subject with several roles stands there once for each. */
async function linksOf(house: House, kind: string, id: number): Promise<Link[]> {
  return (await linkedSubjects(house.db, kind, id)).flatMap(({ kind: other, id: link_id, role }) => {
    const link_table = tableOfKind(other);
    return link_table ? [{ link_table, link_id, role }] : [];
  });
}

type LinkedAsked = Extract<RelatedAsked, { linked: true }>;

function linkedAmong(links: readonly Link[], { table, roles }: LinkedAsked): Subject[] {
  const fitting = links.filter(({ link_table, role }) => link_table === table && (!roles || roles.includes(role)));
  return [...new Map(fitting.map((link) => [oidOf(link), link])).values()];
}

type NamedAsked = Extract<RelatedAsked, { ids: readonly number[] }>;

const subjectsOf = ({ table, ids }: NamedAsked): Subject[] => ids.map((link_id) => ({ link_table: table, link_id }));

/** Groups of areas' lists, for a page that is no entry's; those of areas that are not there, or are empty, are left out. */
export async function listedGroups(house: House, asked: readonly ListAsked[]): Promise<RelatedGroup[]> {
  const known = asked.filter(({ table }) => readingOf(table));
  const groups = await Promise.all(known.map((one) => listedGroup(house, one)));
  return groups
    .map((group, place) => ({ ...group, cards: group.cards.slice(0, known[place]!.most ?? mostCards) }))
    .filter(({ cards }) => cards.length > 0);
}

async function listedGroup(house: House, asked: ListAsked): Promise<RelatedGroup> {
  const reading = readingOf(asked.table)!;
  const { area } = reading;
  const most = asked.most ?? mostCards;
  const narrowed: Narrowed = { values: asked.values, sort: asked.sort ?? area.orders[0]?.name ?? "", limit: most };
  // One more than is shown: the entry itself may be among them.
  const { cards, count } = await keptList(house, reading, narrowed, { limit: most + 1, offset: 0 });
  const href = `${area.path}${listQuery(area, { values: asked.values, sort: narrowed.sort })}`;
  const more = count > most + 1 ? { href, text: `See all ${countOf(area, count)}` } : null;
  return { title: asked.title, cards, more, rows: inRows(asked.table) };
}
