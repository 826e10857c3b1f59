import type { Queries } from "#app/database/database.server.ts";
import { type Day, isoDay } from "#app/kit/dates.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { readings } from "../area-readings.server.ts";
import { narrowedTo } from "../areas/area-store.server.ts";
import { drawn } from "./front-store.server.ts";
import { seasonOf } from "./tonight.ts";

/** The drink of a day that names none: of its season, the one that the front page pours that evening; null without recipes. */
export async function drinkOfDay(db: Queries, day: Day): Promise<SubjectCard | null> {
  const within = narrowedTo(readings.cocktails, seasonOf(day.month).values);
  const lot = isoDay(day) ?? `${day.month}-${day.day}`;
  const found = await drawn(db, lot, [{ name: "tonight", table: "cocktails", within }]);
  return found.get("tonight")?.card ?? null;
}
