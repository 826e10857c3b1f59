import { type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { siteToday } from "../areas/area-store.server.ts";
import { competitions, happeningOf } from "./lounge.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("competition")
    .select(["id", "name", "organiser", "country", "since_year", "since_circa", "rhythm", "teaser"])
    .select(["description as text", "sample"])
    .select([sql<string | null>`held_from::text`.as("held_from"), sql<string | null>`held_to::text`.as("held_to")])
    .where("id", "=", id)
    .executeTakeFirst();

type Competition = { name: string; since_year: number | null; rhythm: string | null };
const drawnFacts = ({ name, since_year, rhythm }: Competition) =>
  ({ kind: "rosette", title: name, above: since_year ? `since ${since_year}` : "", below: rhythm ?? "" }) as const;

/** Its days are known, and not over. */
const isAhead = sql<SqlBool>`coalesce(competition.held_to >= ${siteToday}, competition.held_from >= ${siteToday}, false)`;
/** One with a rhythm is held again, as is one whose days are known; of the others nobody has said so. */
const coming = sql<SqlBool>`(competition.rhythm is not null or ${isAhead})`;

/** How competitions are read. */
export const competitionReading = readArea({
  area: competitions,
  own: "competition",
  kind: "competitions",
  index: sql`
    select id, name, '{}'::text[], 'Competition', teaser,
      '/bartenders-lounge/competitions/' || id || '/' || subject_slug(name), '/drawings/competitions/' || id || '.svg',
      concat_ws(' ', organiser, country), 0.2, null::numeric, concat_ws(' · ', organiser,
        coalesce(to_char(held_from, 'FMDD FMMonth YYYY'), rhythm), 'since ' || since_year),
      case when sample then 'Sample' end, null::date
    from competition`,
  where: {
    country: ([country]) => sql`competition.country = ${country}`,
    when: ([when]) => (when === "all" ? sql`true` : when === "past" ? sql`not ${coming}` : coming),
  },
  choices: {
    country: sql`select id, country, country from competition where country is not null`,
    when: sql`select id, case when ${coming} then 'coming' else 'past' end, '' from competition
      union all select id, 'all', '' from competition`,
  },
  orders: {
    // Those whose days are known first, the next of them before the others.
    next: sql`not ${coming}, case when ${isAhead} then competition.held_from end nulls last, competition.since_year nulls last`,
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
  jsonLd: ({ organiser, country, rhythm, held_from: next, held_to, since_year: since }) =>
    happeningOf(
      { next, since },
      {
        ...(held_to ? { endDate: held_to } : {}),
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
      },
    ),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
  calendar: ({ name, teaser, country, held_from, held_to }, { href }) =>
    held_from
      ? {
          name,
          text: teaser,
          href,
          from: held_from,
          ...(held_to ? { to: held_to } : {}),
          ...(country ? { place: country } : {}),
        }
      : null,
});
