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
};

/** True where an area's subjects are shown in rows. */
const inRows = (table: string) => readingOf(table)?.area.rows === true;

/** A group shows so many unless it says otherwise. */
const mostCards = 12;

type Shown<Entry> = { entry: Entry; card: SubjectCard };

/**
 * What an entry's page leads on to. What the library links is looked up once for all groups; no card stands on the page
 * twice, and a group that has none is not there.
 */
export async function relatedGroups<A extends Area, Entry extends EntryBase>(
  house: House,
  reading: AreaReading<A, Entry>,
  { entry, card }: Shown<Entry>,
): Promise<RelatedGroup[]> {
  const asked = reading.related(entry, card).filter(({ table }) => readingOf(table));
  const linked = asked.some((one) => "linked" in one) ? await linkedCards(house, reading.kind, card.link_id) : [];
  const groups = await Promise.all(
    asked.map((one) => {
      if ("linked" in one) return linkedGroup(one, linked);
      return "ids" in one ? namedGroup(house, one) : listedGroup(house, one);
    }),
  );
  const seen = new Set([`${card.link_table}:${card.link_id}`]);
  return groups.flatMap(({ cards, ...group }, place) => {
    const fresh = cards.filter((one) => !seen.has(`${one.link_table}:${one.link_id}`));
    const shown = fresh.slice(0, asked[place]!.most ?? mostCards);
    for (const one of shown) seen.add(`${one.link_table}:${one.link_id}`);
    return shown.length > 0 ? [{ ...group, cards: shown }] : [];
  });
}

type Linked = { roles: Set<string>; card: SubjectCard };

async function linkedCards(house: House, kind: string, id: number): Promise<Linked[]> {
  const links = (await linkedSubjects(house.db, kind, id)).flatMap(({ kind: other, id: link_id, role }) => {
    const link_table = tableOfKind(other);
    return link_table ? [{ link_table, link_id, role }] : [];
  });
  const roles = Map.groupBy(links, (link) => `${link.link_table}:${link.link_id}`);
  const cards = await subjectCards(
    house.db,
    [...roles.values()].map(([first]) => first!),
  );
  return cards.map((card) => {
    const named = roles.get(`${card.link_table}:${card.link_id}`) ?? [];
    return { card, roles: new Set(named.map(({ role }) => role)) };
  });
}

type LinkedAsked = Extract<RelatedAsked, { linked: true }>;

function linkedGroup({ title, table, roles }: LinkedAsked, linked: Linked[]): RelatedGroup {
  const fitting = linked.filter(
    (one) => one.card.link_table === table && (!roles || roles.some((role) => one.roles.has(role))),
  );
  return { title, cards: fitting.map(({ card }) => card), more: null, rows: inRows(table) };
}

type NamedAsked = Extract<RelatedAsked, { ids: readonly number[] }>;

async function namedGroup(house: House, { title, table, ids }: NamedAsked): Promise<RelatedGroup> {
  const asked = ids.map((link_id) => ({ link_table: table, link_id }));
  return { title, cards: await subjectCards(house.db, asked), more: null, rows: inRows(table) };
}

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
