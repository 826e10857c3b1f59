import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/**
 * The next number of a series in this year: `J2026000001`. Whoever takes one holds the series until the transaction ends, so that
 * a number is used or never was: there are no gaps.
 */
export async function nextNumber(db: Queries, series: "J" | "I" | "C"): Promise<string> {
  const { rows } = await sql<{ year: number; last: number }>`
    insert into order_counter (series, year, last)
    values (${series}, extract(year from now() at time zone 'Europe/London'), 1)
    on conflict (series, year) do update set last = order_counter.last + 1 returning year, last`.execute(db);
  const { year, last } = rows[0]!;
  return `${series}${year}${String(last).padStart(6, "0")}`;
}
