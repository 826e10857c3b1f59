import { isoDay } from "#app/kit/dates.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { calendarFile, calendarType } from "../areas/calendar/calendar.server.ts";
import type { Route } from "./+types/year-calendar-resource";
import { dayPath, leapYear } from "./anniversary.ts";
import { anniversariesOf } from "./anniversary-store.server.ts";

/** Every day of the year that has something, as one calendar that comes again each year. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { house } = visitOf(args);
  const dates = (await anniversariesOf(house.db)).map(({ id, month, day, year, title, text }) => ({
    name: `${year}: ${title}`,
    text,
    href: `${dayPath({ month, day })}#${id}`,
    // Calendars differ in how far back they count: all days begin in one year that has them all.
    from: isoDay({ year: leapYear, month, day })!,
    yearly: true,
  }));
  const file = calendarFile("Jigger: on this day", dates, house.settings.BASE_URL);
  return new Response(file, { headers: { "content-type": calendarType, ...publicPage([], ["library"]) } });
}
