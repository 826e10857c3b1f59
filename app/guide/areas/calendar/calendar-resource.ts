import { data } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { readings } from "../../area-readings.server.ts";
import { loadCalendar } from "../entry/entry-loader.server.ts";
import type { Route } from "./+types/calendar-resource";

/** The date of an entry of any area that has dates, as a calendar file: which area follows from the address. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { rest } = splitLocale(args.url.pathname);
  const reading = Object.values(readings).find(({ area }) => area.dated && rest.startsWith(`${area.entries}/`));
  if (!reading) throw data(null, { status: 404 });
  return loadCalendar(args, reading);
}
