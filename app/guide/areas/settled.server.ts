import { countries } from "#app/drinks/vocabulary.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Area, AreaFilter } from "../area.ts";
import { isFurther, type Narrowed, without, withoutFollowers } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";
import { speltIn } from "./area-store.server.ts";
import { areaIndex, type Facets } from "./found/area-index-store.server.ts";
import type { Facet } from "./found/counting.ts";

type Values = Narrowed["values"];

/**
 * The filters as the area spells them: the number or another name of an entry becomes the value that its choices have (contract.md,
 * 7), whatever is no value of its filter is as if it were not there, and so is what does not belong to the filter that it follows:
 * without a script nothing takes back a city when another country is chosen.
 */
export async function settled(house: House, reading: AreaReading, narrowed: Narrowed): Promise<Narrowed> {
  const { area } = reading;
  const asked = area.filters.filter((filter) => isNamed(filter) && narrowed.values[filter.name]);
  if (asked.length === 0) return narrowed;
  const index = await areaIndex(house, reading);
  const facets = await index.facets(asked.some((filter) => isFurther(area, filter)));
  const values = await known(house, reading, facets, asked, narrowed.values);
  return fitting(area, facets, { ...narrowed, values });
}

/** True for a filter whose values are things with a name that the library may or may not have; the others are read by what they are. */
const isNamed = ({ kind, texts, personal }: AreaFilter) =>
  !texts && !personal && (kind === "choice" || kind === "choices" || kind === "letter");

/** Each value as its filter's choices have it; one that is nothing of the library is left out. */
async function known(
  house: House,
  reading: AreaReading,
  facets: Facets,
  asked: readonly AreaFilter[],
  values: Values,
): Promise<Values> {
  const named = asked.map((filter) => {
    const { name } = filter;
    const told = values[name]!.map((value) => ({
      value,
      found: facetOf(facets[name] ?? [], value)?.value ?? thereIs(filter, value),
    }));
    return { name, told, unknown: told.flatMap(({ value, found }) => (found === undefined ? value : [])) };
  });
  const elsewhere = named.filter(({ name, unknown }) => unknown.length > 0 && reading.spelt?.[name as never]);
  const spelt = elsewhere.length === 0 ? [] : await speltIn(house, reading, elsewhere);
  const meant = (name: string, value: string) => {
    const found = new Set(spelt.filter((one) => one.name === name && one.asked === value).map((one) => one.value));
    // What several are called stays as it is, and means each of them.
    return found.size > 1 ? value : [...found][0];
  };
  const kept = { ...values };
  for (const { name, told } of named) {
    const ones = new Set(told.flatMap(({ value, found }) => found ?? meant(name, value) ?? []));
    if (ones.size > 0) kept[name] = [...ones];
    else delete kept[name];
  }
  return kept;
}

/** A country or a letter that there is, and which has nothing here: of the others nobody asked for all. */
function thereIs({ name, kind }: AreaFilter, value: string): string | undefined {
  if (kind === "letter") return /^[A-Z]$/.test(value) ? value : undefined;
  const lower = value.toLowerCase();
  return name === "country" ? countries.find((country) => country.toLowerCase() === lower) : undefined;
}

/** Without what does not belong to what it follows, and what follows that; what is nowhere but below something brings that with it. */
function fitting(area: Area, facets: Facets, narrowed: Narrowed): Narrowed {
  const { filters } = area;
  const facet = (name: string, value: string | undefined) => facets[name]?.find((one) => one.value === value);
  let kept = narrowed;
  for (const { name, follows, below } of filters.toReversed()) {
    const place = facet(name, kept.values[name]?.[0])?.places[0];
    if (!below || !follows || kept.values[follows] || place === undefined) continue;
    const above = facets[follows]?.find(({ places }) => places.includes(place));
    if (above) kept = { ...kept, values: { ...kept.values, [follows]: [above.value] } };
  }
  for (const { name, follows } of filters) {
    const own = facet(name, kept.values[name]?.[0]);
    const above = follows ? facet(follows, kept.values[follows]?.[0]) : undefined;
    if (!own || !above) continue;
    const inside = new Set(above.places);
    // Whoever changed a level without a script left those below it as they were: a third level says nothing of another second.
    if (!own.places.some((place) => inside.has(place))) kept = without(withoutFollowers(area, kept, name), name);
  }
  return kept;
}

/** What a value is among the choices, in whatever letters it is written. */
function facetOf(facets: readonly Facet[], value: string): Facet | undefined {
  const exact = facets.find((facet) => facet.value === value);
  if (exact) return exact;
  const lower = value.toLowerCase();
  return facets.find((facet) => facet.value.toLowerCase() === lower);
}
