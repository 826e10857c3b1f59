import { sql } from "kysely";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { matchingIn, onlyLeavesOut } from "#app/search/search-store.server.ts";
import type { Area, AreaFilter } from "../../area.ts";
import { isFurther, type Narrowed } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";
import { conditionOf, from } from "../area-store.server.ts";
import type { OwnIds } from "../personal-filters.server.ts";
import { type AreaIndex, areaIndex, dayOf } from "./area-index-store.server.ts";
import { type Facet, leaving, leftByAll, placesOf } from "./counting.ts";
import { withVotes } from "./votes.server.ts";

/** What an area's filters leave: what each of them does by itself, by its name, and the order of what a keyword found. */
export type Found = {
  index: AreaIndex;
  met: Map<string, Uint8Array>;
  /** Of filters whose values can all be chosen, what each value does by itself. */
  parts: Map<string, Uint8Array[]>;
  best: Int32Array | null;
};

/**
 * What each filter that is on leaves. The keyword is looked up by the one search there is; who has what can be chosen is in the
 * index; the tables answer the rest.
 */
export async function found(
  house: House,
  reading: AreaReading,
  { values }: Narrowed,
  own: OwnIds | null,
): Promise<Found> {
  const { keyword } = values;
  const asked = reading.area.filters.filter(({ name, personal }) => values[name] && !personal);
  const [index, matched] = await Promise.all([
    areaIndex(house, reading),
    keyword ? Promise.all(searchesOf(keyword).map((words) => matchesOf(house, reading.area.table, words))) : null,
  ]);
  const size = index.ids.length;
  const met = new Map<string, Uint8Array>();
  const best = matched && bestFirst(matched.map(({ ids }) => placesOf(ids, index.places)));
  for (const [name, places] of index.standing) if (!values[name]) met.set(name, leaving(places, size));
  const told = await index.facets(asked.some((filter) => isFurther(reading.area, filter)));
  const facets = await withVotes(house, reading.area, index, told, asked);
  const elsewhere: Narrowed["values"] = {};
  const parts: Found["parts"] = new Map();
  if (matched)
    parts.set(
      "keyword",
      matched.map(({ ids }) => leaving(placesOf(ids, index.places), size)),
    );
  for (const filter of asked) {
    const chosen = chosenAmong(filter, facets[filter.name] ?? [], values[filter.name]!, size);
    if (chosen) parts.set(filter.name, chosen);
    else elsewhere[filter.name] = values[filter.name]!;
  }
  for (const [name, masks] of parts) met.set(name, leftByAll(masks)!);
  for (const [name, ids] of await metBy(house, reading, elsewhere))
    met.set(name, leaving(placesOf(ids, index.places), size));
  for (const [name, byValue] of Object.entries(own ?? {})) {
    const ids = byValue[values[name]?.[0] ?? ""];
    if (ids) met.set(name, leaving(placesOf(ids, index.places), size));
  }
  return { index, met, parts, best };
}

/** Each of several keywords is a search; what only leaves out ("-gin") narrows all the others, as it would behind a word of theirs. */
function searchesOf(keywords: readonly string[]): readonly string[] {
  const finding = keywords.filter((keyword) => !onlyLeavesOut(keyword));
  if (finding.length === 0 || finding.length === keywords.length) return keywords;
  const without = keywords.filter(onlyLeavesOut).join(" ");
  return finding.map((keyword) => `${keyword} ${without}`);
}

/**
 * What all of several keywords find (contract.md, 7: `keyword` is repeatable), in whatever order they stand: each is a search of its own,
 * and what stands early in all of them comes first.
 */
function bestFirst(found: readonly Int32Array[]): Int32Array {
  const [only] = found;
  if (only && found.length === 1) return only;
  const ranks = new Map<number, { times: number; sum: number }>();
  for (const places of found)
    for (const [rank, place] of places.entries()) {
      const { times, sum } = ranks.get(place) ?? { times: 0, sum: 0 };
      ranks.set(place, { times: times + 1, sum: sum + rank });
    }
  const inAll = [...ranks].filter(([, { times }]) => times === found.length);
  return Int32Array.from(inAll.sort((a, b) => a[1].sum - b[1].sum || a[0] - b[0]).map(([place]) => place));
}

/** What is left by each of several values that can all be chosen; null where one cannot, which may be another name of one that can. */
function chosenAmong(
  { excludes }: AreaFilter,
  facets: readonly Facet[],
  values: readonly string[],
  size: number,
): Uint8Array[] | null {
  const chosen = values.map((value) => facets.find((facet) => facet.value === value));
  if (!chosen.every((facet) => facet !== undefined)) return null;
  const masks = chosen.map(({ places }) => leaving(places, size));
  return excludes ? masks.map((mask) => mask.map((one) => 1 - one)) : masks;
}

/** What a keyword finds, kept until the library changes: a list, its count and its choices ask for the same. */
function matchesOf(house: House, table: string, words: string) {
  const asked = { name: "guide/matches", key: JSON.stringify([table, words]), most: 200 };
  return keptAnswer(house, asked, () => matchingIn(house.db, words, table));
}

/** The keywords of a list that nothing in the guide has, where it shows what is near; null for every other list. */
export async function nearTo(
  house: House,
  { table }: Pick<Area, "table">,
  keywords: readonly string[] = [],
): Promise<string | null> {
  const matched = await Promise.all(keywords.map((words) => matchesOf(house, table, words)));
  return keywords.filter((_, place) => matched[place]!.near).join(", ") || null;
}

/** What the conditions leave that the tables answer, each by itself, in one statement; kept until the library changes. */
async function metBy(house: House, reading: AreaReading, values: Narrowed["values"]): Promise<[string, number[]][]> {
  const asked = Object.entries(values);
  if (asked.length === 0) return [];
  const key = JSON.stringify([reading.area.table, asked, dayOf(reading.area)]);
  return keptAnswer(house, { name: "guide/met", key, most: 300 }, async () => {
    const sets = asked.map(
      ([name, value]) => sql`select ${name} as name, coalesce(array_agg(subject.link_id), '{}') as ids
        from ${from(reading)} where ${conditionOf(reading, name, value)}`,
    );
    const { rows } = await sql<{ name: string; ids: number[] }>`${sql.join(sets, sql` union all `)}`.execute(house.db);
    return rows.map(({ name, ids }): [string, number[]] => [name, ids]);
  });
}
