import { membersMeans } from "#app/marks/mark-store.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import type { Area, AreaFilter } from "../../area.ts";
import type { AreaIndex, Facets } from "./area-index-store.server.ts";
import type { Facet } from "./counting.ts";

/**
 * What there is to choose, with what members make of the subjects that editors have not rated (contract.md, 6): asked in one
 * statement, by whoever asks first after a vote, and only where one of `filters` is told by votes and editors left something.
 */
export async function withVotes(
  house: House,
  { table }: Pick<Area, "table">,
  index: AreaIndex,
  facets: Facets,
  filters: readonly AreaFilter[],
): Promise<Facets> {
  const voted = filters.filter((filter) => filter.voted);
  if (voted.length === 0 || index.unrated.size === 0) return facets;
  const asked = { name: `guide/means/${table}`, key: "", most: 1, rated: table };
  const means = await keptAnswer(house, asked, () => membersMeans(house.db, table));
  const more = voted.map(({ name, texts = {} }) => [
    name,
    Object.keys(texts).map((value) => leastOf(value, facets[name] ?? [], index, means)),
  ]);
  return { ...facets, ...Object.fromEntries(more) };
}

/** A rating and better: what the editors say is so good, and of the rest what members do. */
function leastOf(value: string, told: readonly Facet[], index: AreaIndex, means: ReadonlyMap<number, number>): Facet {
  const byEditors = told.find((facet) => facet.value === value)?.places ?? new Int32Array();
  const byMembers = [...means].flatMap(([id, mean]) => {
    const place = index.places.get(id);
    return place !== undefined && mean >= Number(value) && index.unrated.has(place) ? place : [];
  });
  return { value, text: value, places: Int32Array.from([...byEditors, ...byMembers]) };
}
