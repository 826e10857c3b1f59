import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

export type Series = "J" | "I" | "C";

/**
 * The next number of each series in this year, as a statement of its own or the part of one (`series`, `number`: `J2026000001`). Whoever
 * takes one holds the series until the transaction ends, so that a number is used or never was: there are no gaps. With a condition none is
 * taken where it does not hold.
 */
export const numbered = (series: readonly Series[], where: RawBuilder<unknown> = sql`true`) => sql<{ number: string }>`
  insert into order_counter (series, year, last)
  select series, extract(year from now() at time zone 'Europe/London'), 1 from unnest(${series}::text[]) series
  where ${where}
  on conflict (series, year) do update set last = order_counter.last + 1
  returning series, series || year || lpad(last::text, greatest(6, length(last::text)), '0') as number`;

/** The next number of a series. */
export async function nextNumber(db: Queries, series: Series): Promise<string> {
  const { rows } = await numbered([series]).execute(db);
  return rows[0]!.number;
}
