import type { House } from "#app/operations/house.server.ts";
import { keptLong } from "#app/operations/kept-answers.server.ts";
import { countOf } from "../area.ts";
import { listQuery } from "../areas/area-filters.ts";
import { choicesOf } from "../areas/kept-lists.server.ts";
import type { ListMap } from "../areas/list/above/list-map.tsx";
import { type Column, decadeColumns } from "../browse/columns.tsx";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { venueReading } from "../pubs-and-bars/venue-store.server.ts";
import { landingKey } from "./landing.ts";
import { landingDecades } from "./landing-store.server.ts";
import { type Landing, landingsOf } from "./landings.server.ts";

/** The drawn maps of a country or a city: those of its pubs and bars, whose dots lead to places that have a page. */
export async function landingMaps(house: House, { kind, name, within }: Landing): Promise<ListMap[]> {
  if (kind !== "country" && kind !== "city") return [];
  const country = within ?? name;
  const narrowed = {
    values: { country: [country], ...(within ? { city: [name] } : {}) },
    sort: venueReading.area.orders[0].name,
    limit: 12,
  };
  const maps = venueReading.maps?.(narrowed, await choicesOf(house, venueReading as never, narrowed)) ?? [];
  return mapsOfPlaces(house, maps, country);
}

/** The same maps whose dots lead to the pages of places instead of lists; a place without one keeps its list. */
export async function mapsOfPlaces(house: House, maps: readonly ListMap[], country?: string): Promise<ListMap[]> {
  const landings = await landingsOf(house);
  return maps.flatMap((map) => {
    const dots = map.dots.map((dot) => {
      const city =
        country === undefined ? undefined : landings.city.get(landingKey({ word: dot.text, within: country }));
      const place = city ?? landings.country.get(landingKey({ word: dot.text }));
      return place?.isThere ? { ...dot, href: place.href } : dot;
    });
    return dots.length > 0 ? [{ ...map, dots }] : [];
  });
}

export type Timeline = { label: string; columns: Column[]; every: number; chosen?: number };

/** The line of time of a landing: of a year the years around it, of all else its drinks by decade. Null where there is none. */
export async function landingTimeline(house: House, landing: Landing): Promise<Timeline | null> {
  if (landing.kind === "year") return yearsAround(house, landing);
  if (landing.kind === "city") return null;
  const asked = { name: "guide/landing-decades", key: `${landing.kind} ${landing.key}`, most: 100 };
  const decades = await keptLong(house, asked, () => landingDecades(house.bulk, landing.kind, landing.key));
  if (decades.length < 3) return null;
  const values: Record<string, string[]> =
    landing.kind === "spirit" ? { spirit: [landing.key] } : { origin: [landing.name] };
  const hrefOf = (from: number) =>
    cocktails.path +
    listQuery(cocktails, { values: { ...values, year_from: [String(from)], year_to: [String(from + 9)] } });
  return {
    label: "Drinks by decade",
    columns: decadeColumns(decades, hrefOf, (count) => countOf(cocktails, count)),
    every: 50,
  };
}

/** The ten years of a decade, each with how much is told of it. */
async function yearsAround(house: House, { key }: Landing): Promise<Timeline> {
  const { year } = await landingsOf(house);
  const asked = Number.parseInt(key, 10);
  const from = Math.floor(asked / 10) * 10;
  const columns = Array.from({ length: 10 }, (_, place): Column => {
    const found = year.get(String(from + place));
    const count = found?.total ?? 0;
    const href = found?.isThere ? found.href : null;
    return { key: from + place, count, href, told: `${from + place}: ${count} ${count === 1 ? "entry" : "entries"}` };
  });
  return { label: `The years of the ${from}s`, columns, every: 1, ...(key.endsWith("s") ? {} : { chosen: asked }) };
}
