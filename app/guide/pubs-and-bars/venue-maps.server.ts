import { type MapName, mapHeight, placeOn } from "#app/drawing/map-drawing.ts";
import { slugOf } from "#app/kit/slug.ts";
import { type Choice, type Choices, listQuery, type Narrowed, without } from "../areas/area-filters.ts";
import type { ListMap } from "../areas/list/above/list-map.tsx";
import { mapOf, type Place, places } from "./places.ts";
import { pubsAndBars } from "./venue.ts";

/** What a map shows of the choices of a filter, each with the address that it leads to. */
type Shown = { map: MapName; title: string; dots: { choice: Choice; place: Place | undefined; href: string }[] };

/**
 * The maps above the list of pubs and bars: of the country that is chosen, or of its part of the world where it has none of its
 * own, with its towns, and the world with the country marked; else of the world with its countries, and of Europe once more,
 * which is too small there. Every number is that of the filter.
 */
export function venueMaps(narrowed: Narrowed, choices: Choices): ListMap[] {
  const country = narrowed.values.country?.[0];
  const near = country === undefined ? undefined : mapOf(country);
  const dots = (choices.country ?? []).map((choice) => ({
    choice,
    place: Object.values(places[choice.value] ?? {})[0],
    href: addressOf(narrowed, { country: [choice.value] }),
  }));
  const world = drawn({ map: "world", title: "The world", dots }, country);
  if (country === undefined || !near) return [world, drawn({ map: "europe", title: "Europe, closer", dots }, country)];
  const towns = (choices.city ?? []).map((choice) => ({
    choice,
    place: places[country]?.[choice.value],
    href: addressOf(narrowed, { country: [country], city: [choice.value] }),
  }));
  const closer = drawn({ ...near, dots: towns }, narrowed.values.city?.[0]);
  return near.map === slugOf(country) ? [closer] : [closer, { ...world, title: `The world: ${country}` }];
}

/** The list with another place and all else that is on. */
function addressOf(narrowed: Narrowed, place: Record<string, string[]>): string {
  const rest = without(without(narrowed, "country"), "city");
  return `${pubsAndBars.path}${listQuery(pubsAndBars, { ...rest, values: { ...rest.values, ...place } })}`;
}

function drawn({ map, title, dots }: Shown, chosen: string | undefined): ListMap {
  const shown = dots.flatMap(({ choice: { value, text, count }, place, href }) => {
    const on = place && placeOn(map, place);
    return on && count > 0 ? [{ ...on, text, count, href, chosen: value === chosen }] : [];
  });
  // The large ones first: a small one lies above them and can be reached.
  shown.sort((a, b) => b.count - a.count);
  return { title, image: `/drawings/maps/${map}.svg`, height: mapHeight(map), dots: shown };
}
