import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { OrderState } from "../../orders/states.ts";

export type OrderRow = {
  number: string;
  state: OrderState;
  name: string;
  email: string;
  country: string;
  total: number;
  refunded: number;
  currency: string;
  placed_at: Date;
  withdrawn_at: Date | null;
  things: number;
  count: number;
};

/**
 * What the desk looks for: a part of a number (of the order, its invoice or a credit note), a name or an address, and a state; `withdrawn` are those whose goods come back,
 * `disputed` those whose buyer's bank asks for the money.
 */
export type OrdersAsked = { keyword: string; state: OrderState | "withdrawn" | "disputed" | "" };

const disputed = sql`exists (select from order_payment where order_id = sales_order.id and disputed = 'open')`;

function isIn(state: OrdersAsked["state"]) {
  if (state === "") return sql`true`;
  if (state === "withdrawn") return sql`withdrawn_at is not null and state in ('paid', 'sent')`;
  return state === "disputed" ? disputed : sql`state = ${state}`;
}

/** Orders at the desk, the newest first, and how many there are. */
export async function findOrders(db: Queries, { keyword, state }: OrdersAsked, { limit, offset }: Page) {
  const words = `%${keyword.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<OrderRow>`
    select number, state, name, email, country, total, refunded, currency, placed_at, withdrawn_at,
      (select sum(quantity)::int from order_line line where line.order_id = sales_order.id) as things,
      count(*) over ()::int as count
    from sales_order
    where ${isIn(state)}
      and ${
        keyword === ""
          ? sql`true`
          : sql`(lower(concat_ws(' ', number, invoice_number, name, email)) like ${words}
        or exists (select from order_refund refund where refund.order_id = sales_order.id and lower(refund.credit_number) like ${words}))`
      }
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
}

/** How many orders wait for somebody at the desk, by state. */
export async function waitingOrders(
  db: Queries,
): Promise<Record<"placed" | "paid" | "returned" | "withdrawn" | "disputed", number>> {
  const { rows } = await sql<Record<"placed" | "paid" | "returned" | "withdrawn" | "disputed", number>>`
    select count(*) filter (where state = 'placed')::int as placed, count(*) filter (where state = 'paid')::int as paid,
      count(*) filter (where state = 'returned')::int as returned,
      count(*) filter (where withdrawn_at is not null and state in ('paid', 'sent'))::int as withdrawn,
      (select count(distinct order_id)::int from order_payment where disputed = 'open') as disputed
    from sales_order where state in ('placed', 'paid', 'returned') or (state = 'sent' and withdrawn_at is not null)`.execute(
    db,
  );
  return rows[0]!;
}
