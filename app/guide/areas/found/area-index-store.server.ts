import { type RawBuilder, sql } from "kysely";
import { isoDay, siteDay } from "#app/kit/dates.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptLong, whileAnswering } from "#app/operations/kept-answers.server.ts";
import type { Area, AreaFilter } from "../../area.ts";
import { isFurther } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";
import { conditionOf, from } from "../area-store.server.ts";
import { type Facet, placesOf } from "./counting.ts";

export type Facets = Readonly<Record<string, readonly Facet[]>>;

/**
 * An area's subjects in memory: who stands where in each order, and who has what there is to choose. Lists, their counts and
 * their choices are answered from it, so the database is asked for cards and for what a filter's condition leaves, and the far
 * end of a list costs what its beginning does.
 */
export type AreaIndex = {
  /** The subjects' numbers, in the area's first order; a subject's place here is what all else speaks of. */
  ids: Int32Array;
  /** Each subject's place. */
  places: ReadonlyMap<number, number>;
  /** The places, in each order. */
  orders: Readonly<Record<string, Int32Array>>;
  /** Of each filter with choices, who has which: those that every list shows, and those of the advanced search. */
  facets(further: boolean): Promise<Facets>;
  /** What the filters leave that stand on a value while nobody sets them: of jobs those that are open. */
  standing: ReadonlyMap<string, Int32Array>;
  /** Where a filter is told by votes, the places of those that editors have not rated. */
  unrated: ReadonlySet<number>;
  /** Of an area with a shelf above its list what is drawn of each there, by its place. */
  onShelf: ReadonlyMap<number, object>;
};

/** Where an area changes with the day, what was found yesterday is none of today's. */
export const dayOf = (area: Area): string => (area.daily ? (isoDay(siteDay()) ?? "") : "");

/** An area's index, read once after a change of the library. */
export function areaIndex(house: House, reading: AreaReading): Promise<AreaIndex> {
  const key = `${reading.area.table} ${dayOf(reading.area)}`;
  return keptLong(house, { name: "guide/index", key, most: 40 }, () => readIndex(house, reading));
}

type Part = {
  part: "order" | "choice" | "standing" | "unrated" | "shelf";
  name: string;
  value: string | null;
  text: string;
  ids: number[] | null;
};

async function readIndex(house: House, reading: AreaReading): Promise<AreaIndex> {
  const { area } = reading;
  const orders = Object.entries(reading.orders as Record<string, RawBuilder<unknown>>);
  const [always, further] = [false, true].map((only) =>
    area.filters.filter((filter) => isFurther(area, filter) === only),
  );
  const parts = await read(house, [
    ...orders.map(
      ([name, order]) => sql`select 'order' as part, ${name} as name, '' as value, '' as text,
        array_agg(subject.link_id order by ${order}, subject.link_id) as ids from ${from(reading)}`,
    ),
    ...choicesIn(reading, always!),
    ...standingIn(reading),
    ...unratedIn(reading),
    ...shelfIn(reading),
  ]);
  const named = (wanted: Part["part"]) => parts.filter(({ part }) => part === wanted);
  const ordered = new Map(named("order").map(({ name, ids }) => [name, ids ?? []]));
  const ids = Int32Array.from(ordered.get(area.orders[0]?.name ?? "") ?? []);
  const places = new Map([...ids].map((id, place) => [id, place]));
  const shown = facetsOf(parts, places);
  let rest: Promise<Facets> | undefined;
  const all = async () => ({ ...shown, ...facetsOf(await read(house, choicesIn(reading, further!)), places) });
  return {
    ids,
    places,
    orders: Object.fromEntries([...ordered].map(([name, found]) => [name, placesOf(found, places)])),
    standing: new Map(named("standing").map(({ name, ids }) => [name, placesOf(ids ?? [], places)])),
    unrated: new Set(named("unrated").flatMap(({ ids }) => [...placesOf(ids ?? [], places)])),
    onShelf: new Map(
      named("shelf").flatMap(({ ids, value }) =>
        [...placesOf(ids ?? [], places)].map((place): [number, object] => [place, JSON.parse(value ?? "{}")]),
      ),
    ),
    async facets(wanted) {
      if (!wanted) return shown;
      rest ??= whileAnswering(house, all());
      // The next who asks tries again.
      return rest.catch((error) => {
        rest = undefined;
        throw error;
      });
    },
  };
}

/** A select for each filter with choices: each of them with the subjects that have it. */
function choicesIn(reading: AreaReading, filters: readonly AreaFilter[]): RawBuilder<unknown>[] {
  const given = reading.choices as Record<string, RawBuilder<unknown>>;
  return filters
    .filter(({ name }) => name in given)
    .map(
      ({ name }) => sql`(select 'choice' as part, ${name} as name, choice.value::text, choice.text::text,
        array_agg(distinct choice.id) as ids from (${given[name]!}) choice (id, value, text) group by 3, 4)`,
    );
}

function standingIn(reading: AreaReading): RawBuilder<unknown>[] {
  return reading.area.filters.flatMap(({ name, fallback }) => {
    if (fallback === undefined) return [];
    return sql`select 'standing' as part, ${name} as name, '' as value, '' as text, array_agg(subject.link_id) as ids
      from ${from(reading)} where ${conditionOf(reading, name, [fallback])}`;
  });
}

function unratedIn(reading: AreaReading): RawBuilder<unknown>[] {
  if (!reading.area.filters.some(({ voted }) => voted)) return [];
  return [
    sql`select 'unrated' as part, '' as name, '' as value, '' as text, array_agg(subject.link_id) as ids
      from ${from(reading)} where subject.rating is null`,
  ];
}

function shelfIn({ shelf }: AreaReading): RawBuilder<unknown>[] {
  if (!shelf) return [];
  return [
    sql`select 'shelf' as part, '' as name, thing.facts::text as value, '' as text, array[thing.id] as ids
      from (${shelf.things}) thing (id, facts)`,
  ];
}

/** Without the limit of a request's statement: it is read once, whoever asks first. */
async function read(house: House, selects: readonly RawBuilder<unknown>[]): Promise<Part[]> {
  if (selects.length === 0) return [];
  return (await sql<Part>`${sql.join(selects, sql` union all `)}`.execute(house.bulk)).rows;
}

function facetsOf(parts: readonly Part[], places: ReadonlyMap<number, number>): Facets {
  const facets: Record<string, Facet[]> = {};
  for (const { part, name, value, text, ids } of parts) {
    if (part !== "choice" || value === null) continue;
    facets[name] ??= [];
    facets[name].push({ value, text, places: placesOf(ids ?? [], places) });
  }
  return facets;
}
