import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import { showMonth } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { isoDay, siteDay } from "#app/kit/dates.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { siteToday } from "../areas/area-store.server.ts";
import { events, happeningOf } from "./lounge.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("trade_event")
    .select(["id", "name", "organiser", "city", "country", "since_year", "since_circa", "month", "rhythm"])
    .select(["teaser", "description as text", "sample"])
    .where("id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ name, city, month }: { name: string; city: string | null; month: number | null }) => {
  const below = month === null ? "" : `usually in ${showMonth(month, defaultLocale)}`;
  return { kind: "ticket", title: name, above: city ?? everywhere, below } as const;
};

/** Where something is held that is held in no one place. */
const everywhere = "Everywhere";

/** The month in which something that is held every year is held next, this one included, and that month's last day. */
function nextOf(month: number): { year: number; from: string; to: string } {
  const today = siteDay();
  const year = month < today.month ? today.year + 1 : today.year;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { year, from: isoDay({ year, month, day: 1 })!, to: isoDay({ year, month, day: last })! };
}

/** How events are read: known by the month they are usually held in, not by the day. */
export const eventReading = readArea({
  area: events,
  own: "trade_event",
  kind: "events",
  index: sql`
    select id, name, '{}'::text[], 'Event', teaser, '/bartenders-lounge/events/' || id || '/' || subject_slug(name),
      '/drawings/events/' || id || '.svg', concat_ws(' ', organiser, city, country), 0.2, null::numeric,
      concat_ws(' · ', coalesce(city, ${everywhere}::text), 'usually in ' || to_char(make_date(2000, month, 1), 'FMMonth')),
      case when sample then 'Sample' end, null::date
    from trade_event`,
  where: {
    country: ([country]) => sql`trade_event.country = ${country}`,
    when: ([when]) =>
      when === "coming"
        ? sql`trade_event.rhythm is not null`
        : when === "past"
          ? sql`trade_event.rhythm is null`
          : sql`true`,
  },
  choices: {
    country: sql`select id, country, country from trade_event where country is not null`,
    when: sql`select id, case when rhythm is null then 'past' else 'coming' end, '' from trade_event
      union all select id, 'all', '' from trade_event`,
  },
  orders: {
    next: sql`trade_event.rhythm is null, (trade_event.month + 12 - extract(month from ${siteToday})::int) % 12 nulls last`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    const next = found.month !== null && found.rhythm ? nextOf(found.month) : null;
    const picture_text = describePaper(drawnFacts(found));
    return { ...found, next, description: found.teaser, picture_text, aka: [] };
  },
  related: ({ city, country }) => [
    ...(city && country
      ? [
          {
            title: `Bars in ${city}`,
            table: "pubs_and_bars" as const,
            values: { city: [city], country: [country] },
            most: 6,
          },
          { title: `Events ${inCountry(country)}`, table: "events" as const, values: { country: [country] }, most: 6 },
        ]
      : []),
    { title: "The next events", table: "events", values: {}, most: 6 },
    { title: "Words of the trade", table: "encyclopedia", values: { category: ["events"] }, most: 6 },
  ],
  jsonLd: ({ name, organiser, city, country, month, next, since_year: since }) =>
    // No more of the date is known than the month (ISO 8601 writes that so).
    happeningOf(
      // An event has a place; what is held everywhere is what comes back every year.
      { next: city === null ? null : (next?.from.slice(0, 7) ?? null), since },
      {
        ...(month === null
          ? {}
          : {
              eventSchedule: {
                "@type": "Schedule",
                repeatFrequency: "P1Y",
                byMonth: month,
                name: `${name}, every year`,
              },
            }),
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        ...(city && country
          ? {
              location: {
                "@type": "Place",
                name: city,
                address: {
                  "@type": "PostalAddress",
                  addressLocality: city,
                  addressCountry: countryCodes[country as Country] ?? country,
                },
              },
            }
          : {}),
        ...(organiser ? { organizer: { "@type": "Organization", name: organiser } } : {}),
      },
    ),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
  calendar: ({ name, teaser, city, country, month, next }, { href }) =>
    next && month !== null
      ? {
          name,
          text: `${teaser} Usually in ${showMonth(month, defaultLocale)}; the organiser says which days.`,
          href,
          from: next.from,
          to: next.to,
          ...(city && country ? { place: `${city}, ${country}` } : {}),
          yearly: true,
          roughly: true,
        }
      : null,
});
