import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import { readArea } from "../areas/area-reading.server.ts";

import { competitions } from "./lounge.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("competition")
    .select(["id", "name", "organiser", "country", "since_year", "since_circa", "rhythm", "teaser"])
    .select(["description as text", "sample"])
    .where("id", "=", id)
    .executeTakeFirst();

type Competition = { name: string; since_year: number | null; rhythm: string | null };
const drawnFacts = ({ name, since_year, rhythm }: Competition) =>
  ({ kind: "rosette", title: name, above: since_year ? `since ${since_year}` : "", below: rhythm ?? "" }) as const;

/** How competitions are read. One with a rhythm is held again; of the others nobody has said so. */
export const competitionReading = readArea({
  area: competitions,
  own: "competition",
  kind: "competitions",
  index: sql`
    select id, name, '{}'::text[], 'Competition', teaser,
      '/bartenders-lounge/competitions/' || id || '/' || subject_slug(name), '/drawings/competitions/' || id || '.svg',
      concat_ws(' ', organiser, country), 0.2, null::numeric, concat_ws(' · ', organiser, rhythm, 'since ' || since_year),
      case when sample then 'Sample' end, null::date
    from competition`,
  where: {
    country: ([country]) => sql`competition.country = ${country}`,
    when: ([when]) =>
      when === "coming"
        ? sql`competition.rhythm is not null`
        : when === "past"
          ? sql`competition.rhythm is null`
          : sql`true`,
  },
  choices: {
    country: sql`select id, country, country from competition where country is not null`,
    when: sql`select id, case when rhythm is null then 'past' else 'coming' end, '' from competition
      union all select id, 'all', '' from competition`,
  },
  orders: {
    next: sql`competition.rhythm is null, competition.since_year nulls last`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    return { ...found, description: found.teaser, picture_text: describePaper(drawnFacts(found)), aka: [] };
  },
  related: ({ country }) => [
    ...(country
      ? [
          {
            title: `Competitions ${inCountry(country)}`,
            table: "competitions",
            values: { country: [country] },
            most: 6,
          },
        ]
      : []),
    { title: "More competitions", table: "competitions", values: {}, most: 6 },
    { title: "Words of the contest", table: "encyclopedia", values: { category: ["competitions"] }, most: 6 },
  ],
  jsonLd: ({ organiser, country, rhythm }) => ({
    // No date is known: what is told is the series.
    "@type": "EventSeries",
    organizer: { "@type": "Organization", name: organiser },
    ...(country
      ? {
          location: {
            "@type": "Place",
            name: country,
            address: { "@type": "PostalAddress", addressCountry: countryCodes[country as Country] ?? country },
          },
        }
      : {}),
    ...(rhythm ? { eventSchedule: { "@type": "Schedule", description: rhythm } } : {}),
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
});
