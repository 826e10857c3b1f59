import type { House } from "#app/operations/house.server.ts";
import type { AreaFilter } from "../../area.ts";
import { type Choice, type Choices, filtersOf, followersOf, isFurther, type Narrowed } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";
import type { OwnIds } from "../personal-filters.server.ts";
import type { AreaIndex } from "./area-index-store.server.ts";
import { countLeft, type Facet, leftByAll, placesOf } from "./counting.ts";
import { found } from "./found-store.server.ts";
import { withVotes } from "./votes.server.ts";

/**
 * What each filter of an area can be set to, and how many of what is found now each choice would leave: a single choice is
 * counted as if it were not made yet, and without those that follow it; further ones of several on top of those that are.
 */
export async function areaChoices(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null = null,
  further = true,
): Promise<Choices> {
  const { area } = reading;
  const { index, met } = await found(house, reading, narrowed, own);
  // What the form does not show is not counted.
  const isShown = (filter: AreaFilter) =>
    further || !isFurther(area, filter) || narrowed.values[filter.name] !== undefined;
  const shown = filtersOf(area).filter(isShown);
  const told = await index.facets(shown.some((filter) => isFurther(area, filter)));
  const facets = {
    ...(await withVotes(house, area, index, told, shown)),
    ...ownFacets(own, index),
  };
  return Object.fromEntries(
    shown.flatMap((filter) => {
      const { follows, below } = filter;
      // What is below something is offered once that is chosen.
      if (below && follows && !narrowed.values[follows]) return [];
      const offered = facets[filter.name];
      if (!offered && !(filter.name in reading.choices)) return [];
      const freed = new Set([...(filter.kind === "choices" ? [] : [filter.name]), ...followersOf(area, filter.name)]);
      const others = [...met].filter(([name]) => !freed.has(name)).map(([, mask]) => mask);
      const chosen = narrowed.values[filter.name] ?? [];
      return [[filter.name, choicesAmong(filter, offered ?? [], { others, chosen, size: index.ids.length })]];
    }),
  );
}

/**
 * How many values a filter offers that says nothing of it itself; the library that ships has at most 300. Of 20,000 ingredients 5,400
 * were spirits: each list said them all twice, in its HTML and in its data, 950 kB and 30 ms of a page.
 */
const mostOffered = 500;

type Beside = { others: readonly Uint8Array[]; chosen: readonly string[]; size: number };

/** What one filter offers beside the others: what is chosen stays in it, else those that leave most. */
function choicesAmong(filter: AreaFilter, facets: readonly Facet[], { others, chosen, size }: Beside): Choice[] {
  const left = leftByAll(others);
  const all = countLeft(left, size);
  const counted = facets.map(({ value, text, places }) => {
    const having = countLeft(left, size, places);
    return { value, text, having, isChosen: chosen.includes(value) };
  });
  // A word of the filter's own that nothing here has is still what was chosen.
  const absent = chosen.filter(
    (value) =>
      filter.texts &&
      Object.hasOwn(filter.texts, value) &&
      value !== filter.fallback &&
      !facets.some((one) => one.value === value),
  );
  const offered = [...counted, ...absent.map((value) => ({ value, text: value, having: 0, isChosen: true }))]
    // What is chosen keeps its name, though it may be what leaves nothing; how well rated things are is told of none, too.
    .filter(({ having, isChosen }) => having > 0 || isChosen || filter.voted)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.having - a.having || byText(a, b))
    .slice(0, filter.most ?? mostOffered);
  const choices = offered.map(({ value, text, having }) => ({
    value,
    text,
    count: filter.excludes ? all - having : having,
  }));
  return choices.sort(filter.texts ? asListed(Object.keys(filter.texts)) : mostFirst);
}

/** The choices of the personal filters: each value with what it leaves. */
function ownFacets(own: OwnIds | null, { places }: AreaIndex): Record<string, Facet[]> {
  return Object.fromEntries(
    Object.entries(own ?? {}).map(([name, byValue]) => [
      name,
      Object.entries(byValue).map(([value, ids]) => ({ value, text: value, places: placesOf(ids, places) })),
    ]),
  );
}

const byText = (a: { text: string }, b: { text: string }) => a.text.localeCompare(b.text, "en");
type Order = (a: Choice, b: Choice) => number;
const mostFirst: Order = (a, b) => b.count - a.count || byText(a, b);
const asListed =
  (values: readonly string[]): Order =>
  (a, b) =>
    values.indexOf(a.value) - values.indexOf(b.value);
