import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { showMonth } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { onThisDay, type YearDay } from "./anniversary.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("anniversary")
    .select(["id", "month", "day", "year", "title", "text"])
    .where("id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ month, day, year }: YearDay & { year: number }) =>
  ({ kind: "leaf", title: String(day), above: showMonth(month, defaultLocale), below: String(year) }) as const;

/** "november": the month of a day, as filters name it. */
const monthName = sql.raw("to_char(make_date(2024, anniversary.month, 1), 'FMmonth')");

/** How the days of the year are read. */
export const anniversaryReading = readArea({
  area: onThisDay,
  own: "anniversary",
  kind: "on_this_day",
  index: sql`
    select id, title, '{}'::text[], 'On this day', text,
      '/on-this-day/' || to_char(make_date(2024, month, day), 'MM-DD') || '#' || id, '/drawings/on_this_day/' || id || '.svg',
      to_char(make_date(2024, month, day), 'FMDD FMMonth') || ' ' || year, 0.2, null::numeric,
      to_char(make_date(2024, month, day), 'FMDD FMMonth') || ' ' || year, null, null::date
    from anniversary`,
  where: { month: ([month]) => sql`${monthName} = ${month}` },
  choices: { month: sql`select anniversary.id, ${monthName}, ${monthName} from anniversary` },
  orders: {
    day: sql`anniversary.month, anniversary.day, anniversary.year`,
    oldest: sql`anniversary.year, anniversary.month, anniversary.day`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    return found
      ? { ...found, description: found.text, picture_text: describePaper(drawnFacts(found)), aka: [] }
      : null;
  },
  related: () => [
    { title: "A drink for it", table: "cocktails", linked: true },
    { title: "People", table: "people", linked: true },
    { title: "Pubs and bars", table: "pubs_and_bars", linked: true },
    { title: "Books", table: "books", linked: true },
    { title: "Producers", table: "producers", linked: true },
  ],
  jsonLd: () => ({ "@type": "Event" }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
});

/** What happened on some days and in a whole month, through the year; of all days without either. */
export async function anniversariesOf(db: Queries, asked?: { days: readonly YearDay[]; month: number }) {
  return db
    .selectFrom("anniversary")
    .select(["id", "month", "day", "year", "title", "text"])
    .$if(asked !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("month", "=", asked!.month),
          ...asked!.days.map(({ month, day }) => where.and({ month, day })),
        ]),
      ),
    )
    .orderBy("month")
    .orderBy("day")
    .orderBy("year")
    .orderBy("id")
    .limit(5_000)
    .execute();
}
