import { data } from "react-router";
import type { House } from "#app/operations/house.server.ts";
import { listJsonLd } from "../areas/json-ld.server.ts";
import { choicesOf } from "../areas/kept-lists.server.ts";
import type { ListMap } from "../areas/list/above/list-map.tsx";
import { landingPages } from "../content-pages.ts";
import { venueReading } from "../pubs-and-bars/venue-store.server.ts";
import { decadeOf } from "./landing.ts";
import { mapsOfPlaces } from "./landing-timeline.server.ts";
import { type Landing, landingsOf } from "./landings.server.ts";

export type Entry = { name: string; href: string | null; total: number };
type Group = Entry & { parts: Entry[] };

/** Every page of one kind that is made from facts: countries with their cities, decades with their years, spirits. */
export async function loadLandingList(house: House, path: string) {
  const page = Object.values(landingPages).find((one) => one.path === path);
  if (!page) throw data(null, { status: 404 });
  const groups = await groupsOf(house, page.path);
  const entries = groups.flatMap(({ parts, ...one }) => [one, ...parts]);
  const jsonLd = listJsonLd(
    [{ name: page.title, href: path }],
    entries.flatMap(({ name, href }) => (href ? [{ name, href }] : [])),
    house.settings.BASE_URL,
  );
  const maps = page.path === landingPages.places.path ? await worldMaps(house) : [];
  return { page, groups, maps, jsonLd };
}

const entryOf = ({ name, href, total, isThere }: Landing): Entry => ({ name, href: isThere ? href : null, total });
const isThere = (one: Landing) => one.isThere;
const byName = (a: Entry, b: Entry) => a.name.localeCompare(b.name, "en");

async function groupsOf(house: House, path: string): Promise<Group[]> {
  const { country, city, year, spirit } = await landingsOf(house);
  if (path === landingPages.places.path) {
    const cities = Map.groupBy([...city.values()].filter(isThere), ({ within }) => within);
    return [...country.values()]
      .filter((one) => one.isThere || cities.has(one.name))
      .map((one) => ({ ...entryOf(one), parts: (cities.get(one.name) ?? []).map(entryOf).sort(byName) }))
      .sort(byName);
  }
  if (path === landingPages.spirits.path)
    return [...spirit.values()]
      .filter(isThere)
      .map((one) => ({ ...entryOf(one), parts: [] }))
      .sort((a, b) => b.total - a.total || byName(a, b));
  const all = [...year.values()].filter(isThere);
  const years = Map.groupBy(
    all.filter(({ key }) => !key.endsWith("s")),
    ({ key }) => decadeOf(Number(key)),
  );
  return all
    .filter(({ key }) => key.endsWith("s"))
    .map((one) => ({ ...entryOf(one), parts: (years.get(one.key) ?? []).map(entryOf) }))
    .reverse();
}

/** The world with the countries whose bars the guide knows. */
async function worldMaps(house: House): Promise<ListMap[]> {
  const narrowed = { values: {}, sort: venueReading.area.orders[0].name, limit: 12 };
  const choices = await choicesOf(house, venueReading as never, narrowed);
  return mapsOfPlaces(house, venueReading.maps?.(narrowed, choices) ?? []);
}
