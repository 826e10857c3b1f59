import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { type BarKind, describeBar, drawBar } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes } from "#app/drinks/vocabulary.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { yearWords } from "../landings/landing.ts";
import { housePour } from "../pictures/house-pours.ts";
import { drawnKnown, knownDrink } from "../pictures/known-drink-store.server.ts";
import { pubsAndBars } from "./venue.ts";
import { venueMaps } from "./venue-maps.server.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("venue")
    .select(["id", "name", "kind", "city", "country", "address", "known_for", "teaser", "description as text"])
    .select(["opened_year", "opened_circa", "closed_year", "closed_circa"])
    .select(knownDrink("pubs_and_bars", "venue.id").as("known"))
    .where("id", "=", id)
    .executeTakeFirst();

/** Which front a kind of place gets; the rest are bars. */
const fronts: readonly (readonly [RegExp, BarKind])[] = [
  [/hotel/, "hotel"],
  [/pub|hall|saloon/, "pub"],
  [/restaurant|caf/, "restaurant"],
];
const drawnFacts = ({ name, kind, city }: { name: string; kind: string; city: string }) => {
  return { name, kind: fronts.find(([pattern]) => pattern.test(kind))?.[1] ?? ("bar" as const), city };
};

/** How pubs and bars are read. */
export const venueReading = readArea({
  area: pubsAndBars,
  own: "venue",
  kind: "pubs_and_bars",
  index: sql`
    select id, name, '{}'::text[], upper(left(kind, 1)) || substr(kind, 2), teaser,
      '/pubs-and-bars/' || id || '/' || subject_slug(name), '/drawings/pubs_and_bars/' || id || '.svg',
      concat_ws(' ', kind, city, country, array_to_string(known_for, ' ')), 0.4, null::numeric,
      concat_ws(' · ', city, case
        when closed_year is null then 'since ' || opened_year
        else concat_ws('–', opened_year, closed_year) end), case when closed_year is not null then 'Closed for good' end,
      null::date
    from venue`,
  where: {
    country: ([country]) => sql`venue.country = ${country}`,
    city: ([city]) => sql`venue.city = ${city}`,
    kind: ([kind]) => sql`venue.kind = ${kind}`,
    open: ([open]) => (open === "yes" ? sql`venue.closed_year is null` : sql`venue.closed_year is not null`),
  },
  choices: {
    country: sql`select id, country, country from venue`,
    city: sql`select id, city, city from venue`,
    kind: sql`select id, kind, upper(left(kind, 1)) || substr(kind, 2) from venue`,
    open: sql`select id, case when closed_year is null then 'yes' else 'closed' end, '' from venue`,
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    place: sql`venue.country, venue.city, subject.name collate "und-x-icu"`,
    oldest: sql`venue.opened_year nulls last`,
    latest: sql`venue.opened_year desc nulls last`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    const { known, ...facts } = found;
    const drink = known ?? housePour(found);
    const picture_text = describeBar({ ...drawnFacts(found), ...(drink ? { drink } : {}) });
    return { ...facts, description: found.teaser, picture_text, aka: [] };
  },
  related: ({ city, country, kind }) => [
    { title: "Drinks it is known for", table: "cocktails", linked: true },
    { title: "Behind the bar", table: "people", linked: true },
    { title: "Books that name it", table: "books", linked: true },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
    { title: "Days of the year", table: "on_this_day", linked: true },
    {
      title: `Others in ${city}`,
      table: "pubs_and_bars",
      values: { country: [country], city: [city] },
      sort: "oldest",
    },
    { title: `More places: ${kind}`, table: "pubs_and_bars", values: { kind: [kind] }, most: 6 },
  ],
  landings: ({ country, city, opened_year, closed_year }) => [
    { kind: "country", word: country },
    { kind: "city", word: city, within: country },
    ...yearWords(opened_year, closed_year),
  ],
  jsonLd: ({ address, city, country, opened_year, closed_year }) => ({
    "@type": "BarOrPub",
    address: {
      "@type": "PostalAddress",
      ...(address ? { streetAddress: address } : {}),
      addressLocality: city,
      addressCountry: countryCodes[country as Country] ?? country,
    },
    ...(opened_year === null ? {} : { foundingDate: String(opened_year) }),
    ...(closed_year === null ? {} : { dissolutionDate: String(closed_year) }),
  }),
  maps: venueMaps,
  async picture(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    const house = housePour(found);
    return drawBar({
      ...drawnFacts(found),
      ...(house ? { drink: house } : {}),
      ...(await drawnKnown(db, found.known)),
    });
  },
});
