import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import type { OrderState } from "./states.ts";

export type NewOrder = {
  person_id: string | null;
  basket_id: string;
  idempotency_key: string;
  email: string;
  name: string;
  phone: string | null;
  delivery: OrderAddress;
  billing: OrderAddress;
  country: string;
  payment: string;
  currency: string;
  vat_number: string | null;
  vat_checked: "checksum" | null;
  vat_exempt: boolean;
  private_buyer: boolean;
  goods: number;
  delivery_price: number;
  vat: VatShare[];
  total: number;
};

export type NewOrderLine = {
  offer_id: number;
  skew_id: number;
  name: string;
  quantity: number;
  price: number;
  vat_category: string;
  product_vars: Record<string, string>;
  element: string | null;
};

/** The order that the same form of the same basket placed before; its number. */
export async function placedBefore(db: Queries, basketId: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("sales_order")
    .select("number")
    .where("basket_id", "=", basketId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return found?.number;
}

/**
 * The next number of a series in this year: `J2026000001`. Whoever takes one holds the series until the transaction ends, so that
 * a number is used or never was: there are no gaps.
 */
export async function nextNumber(db: Queries, series: "J" | "I"): Promise<string> {
  const { rows } = await sql<{ year: number; last: number }>`
    insert into order_counter (series, year, last)
    values (${series}, extract(year from now() at time zone 'Europe/London'), 1)
    on conflict (series, year) do update set last = order_counter.last + 1 returning year, last`.execute(db);
  const { year, last } = rows[0]!;
  return `${series}${year}${String(last).padStart(6, "0")}`;
}

/** Writes an order with its lines, as placed. */
export async function insertOrder(
  db: Queries,
  order: NewOrder & { number: string; invoice_number: string | null },
  lines: readonly NewOrderLine[],
): Promise<void> {
  const { delivery, billing, vat, ...facts } = order;
  const { id } = await db
    .insertInto("sales_order")
    .values({
      ...facts,
      state: "placed",
      delivery: JSON.stringify(delivery),
      billing: JSON.stringify(billing),
      vat: JSON.stringify(vat),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_line")
    .values(
      lines.map((line, position) => ({
        ...line,
        order_id: id,
        position,
        product_vars: JSON.stringify(line.product_vars),
      })),
    )
    .execute();
  await db.insertInto("order_step").values({ order_id: id, state: "placed" }).execute();
}

export type StoredOrder = Awaited<ReturnType<typeof readOrderRow>>;

/** An order by its number; with `lock` nobody else changes it meanwhile. */
export async function readOrderRow(db: Queries, number: string, lock = false) {
  const query = db.selectFrom("sales_order").selectAll().where("number", "=", number);
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!found) return undefined;
  const [lines, taken] = await Promise.all([
    db.selectFrom("order_line").selectAll().where("order_id", "=", found.id).orderBy("position").execute(),
    db
      .selectFrom("order_step")
      .select(["state", "at", "note"])
      .where("order_id", "=", found.id)
      .orderBy("at")
      .execute(),
  ]);
  return { ...found, state: found.state as OrderState, lines, taken };
}

/** A member's orders, the newest first, and how many there are. */
export async function ordersOf(db: Queries, personId: string, { limit, offset }: Page) {
  const rows = await db
    .selectFrom("sales_order")
    .select(["number", "state", "total", "currency", "placed_at"])
    .select(
      sql<
        string[]
      >`array(select line.name from order_line line where line.order_id = sales_order.id order by position limit 3)`.as(
        "names",
      ),
    )
    .select(
      sql<number>`(select sum(quantity)::int from order_line line where line.order_id = sales_order.id)`.as("things"),
    )
    .select(sql<number>`count(*) over ()`.as("count"))
    .where("person_id", "=", personId)
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: rows[0]?.count ?? 0 };
}

/** An order's next state, kept with the day and why. */
export async function takeStep(db: Queries, id: number, state: OrderState, note: string | null): Promise<void> {
  await db.updateTable("sales_order").set({ state }).where("id", "=", id).execute();
  await db.insertInto("order_step").values({ order_id: id, state, note }).execute();
}

/** That somebody withdrew; false where they had already. */
export async function keepWithdrawal(db: Queries, id: number): Promise<boolean> {
  const kept = await db
    .updateTable("sales_order")
    .set({ withdrawn_at: sql`now()` })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** True for the first who asks: a mail of an order goes out once. */
export async function claimMail(db: Queries, number: string): Promise<boolean> {
  const claimed = await db
    .updateTable("sales_order")
    .set({ mailed_at: sql`now()` })
    .where("number", "=", number)
    .where("mailed_at", "is", null)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}
