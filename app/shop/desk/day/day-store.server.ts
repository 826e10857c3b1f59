import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** What one day of London's calendar took in, by currency, cancelled orders left out. */
export type DayFigures = { day: string; orders: number; things: number; taken: Record<string, number> };

/** The last days, each with its figures, today last. */
export async function lastDays(db: Queries, days: number): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    with day as (
      select ((now() at time zone 'Europe/London')::date - back)::date as day from generate_series(0, ${days - 1}::int) back
    ), sold as (
      select (placed_at at time zone 'Europe/London')::date as day, currency, count(*)::int as orders, sum(total - refunded)::int as taken,
        sum((select sum(quantity) from order_line line where line.order_id = sales_order.id))::int as things
      from sales_order where state <> 'cancelled' and placed_at > now() - make_interval(days => ${days + 1}::int) group by 1, 2
    )
    select day.day::text, coalesce(sum(orders), 0)::int as orders, coalesce(sum(things), 0)::int as things,
      coalesce(json_object_agg(currency, taken) filter (where currency is not null), '{}') as taken
    from day left join sold using (day) group by day.day order by day.day`.execute(db);
  return rows;
}

export type Sold = { offer_id: number; skew_id: number; name: string; things: number };

/** What sold best in the last days. */
export async function bestSold(db: Queries, days: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select line.offer_id, line.skew_id, max(line.name) as name, sum(line.quantity)::int as things
    from sales_order join order_line line on line.order_id = sales_order.id
    where state <> 'cancelled' and placed_at > now() - make_interval(days => ${days}::int)
    group by line.offer_id, line.skew_id order by things desc, line.skew_id limit 8`.execute(db);
  return rows;
}

/** From which forms what was ordered had come (contract.md, 10: `shopelement`). */
export async function soldFrom(db: Queries, days: number): Promise<{ element: string; things: number }[]> {
  const { rows } = await sql<{ element: string; things: number }>`
    select coalesce(element, 'other') as element, sum(quantity)::int as things
    from sales_order join order_line line on line.order_id = sales_order.id
    where state <> 'cancelled' and placed_at > now() - make_interval(days => ${days}::int)
    group by 1 order by things desc limit 8`.execute(db);
  return rows;
}

/** How many skews are sold out, and how many nearly. */
export async function runningOut(db: Queries, few: number): Promise<{ out: number; low: number }> {
  const { rows } = await sql<{ out: number; low: number }>`
    select count(*) filter (where there <= 0)::int as out, count(*) filter (where there between 1 and ${few})::int as low
    from (select skew.stock + coalesce(level.moved, 0) as there from skew left join stock_level level on level.skew_id = skew.id) stock`.execute(
    db,
  );
  return rows[0]!;
}
