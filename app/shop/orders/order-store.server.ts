import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { telling } from "#app/database/notices.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import { numbered } from "./number-store.server.ts";
import type { Seller } from "./seller.ts";
import type { OrderState } from "./states.ts";
import { movedNotices, takenFrom } from "./stock-store.server.ts";

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
  vat_checked: "checksum" | "vies" | null;
  vat_unanswered: boolean;
  vat_exempt: boolean;
  private_buyer: boolean;
  goods: number;
  delivery_price: number;
  vat: VatShare[];
  total: number;
  /** Who sells it; null for the sample shop. */
  seller: Seller | null;
};

export type NewOrderLine = {
  offer_id: number;
  skew_id: number;
  name: string;
  quantity: number;
  price: number;
  vat_category: string;
  /** In hundredths of a percent; null where no VAT is charged. */
  vat_rate: number | null;
  product_vars: Record<string, string>;
  element: string | null;
};

/** The order that the same form of the same basket placed before. */
export async function placedBefore(db: Queries, basketId: string, key: string) {
  const { rows } = await sql<{ number: string; payment: string }>`${prepared}
    select number, payment from sales_order where basket_id = ${basketId} and idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/**
 * Writes an order as placed, with all that belongs to it: what it takes from the stock and what moved there, its number and, where it is
 * billed, its invoice's, its lines, its first step, the mail that tells of it; its basket is empty then. One statement, for whoever takes
 * a number keeps all other orders waiting: numbers come last, once everything is there.
 * @returns its number; null where something is not there in that quantity any more: then nothing may stay of the transaction
 */
export async function insertOrder(
  db: Queries,
  order: NewOrder & { billed: boolean },
  lines: readonly NewOrderLine[],
): Promise<string | null> {
  const { billed, ...facts } = order;
  const columns = Object.keys(facts) as (keyof typeof facts)[];
  const values = columns.map((name) => {
    const value = facts[name];
    return typeof value === "object" && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
  });
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  const allTaken = sql`(select count(*) from taken) = ${lines.length}`;
  const { rows: placed } = await sql<{ number: string }>`${prepared}
    with line as (
      select * from jsonb_to_recordset(${rows}::jsonb) line (position smallint, offer_id int, skew_id int, name text, quantity smallint,
        price int, vat_category text, vat_rate int, product_vars jsonb, element text)
    ),
    taken as (${takenFrom(sql.ref("line"))}),
    numbered as (${numbered(billed ? ["J", "I"] : ["J"], allTaken)}),
    placed as (
      insert into sales_order (number, invoice_number, state, ${sql.join(columns.map((name) => sql.ref(name)))})
      select (select number from numbered where series = 'J'), (select number from numbered where series = 'I'), 'placed',
        ${sql.join(values)} where ${allTaken}
      returning id, number
    ),
    written as (
      insert into order_line (order_id, position, offer_id, skew_id, name, quantity, price, vat_category, vat_rate, product_vars,
        element)
      select placed.id, line.* from placed, line
    ),
    step as (insert into order_step (order_id, state) select id, 'placed' from placed),
    mail as (insert into order_mail (order_id, kind) select id, 'placed' from placed),
    moved as (
      insert into stock_move (skew_id, quantity, why, order_number)
      select line.skew_id, -line.quantity, 'sold', placed.number from placed, line
    ),
    emptied as (delete from basket_line where basket_id = ${order.basket_id} and place = 'basket'),
    touched as (update basket set changed_at = now(), notes = '[]' where id = ${order.basket_id})
    select number, ${telling("rating", movedNotices(lines))} from placed`.execute(db);
  return placed[0]?.number ?? null;
}

/** An order with its lines, its steps and what was paid back of it. */
export type Order = NonNullable<Awaited<ReturnType<typeof readOrderRow>>>;

/** An order by its number; with `lock` nobody else changes it meanwhile. */
export async function readOrderRow(db: Queries, number: string, lock = false) {
  const query = db.selectFrom("sales_order").selectAll().where("number", "=", number);
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!found) return undefined;
  // One after the other: who locks an order asks within a transaction, whose connection does one thing at a time.
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", found.id)
    .orderBy("position")
    .execute();
  const taken = await db
    .selectFrom("order_step")
    .select(["state", "at", "note"])
    .where("order_id", "=", found.id)
    .orderBy("at")
    .execute();
  const refunds = await db
    .selectFrom("order_refund")
    .select(["id", "amount", "why", "made_at", "provider", "provider_id", "problem", "credit_number", "vat"])
    .where("order_id", "=", found.id)
    .orderBy("id")
    .execute();
  return { ...found, state: found.state as OrderState, lines, taken, refunds };
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

type Step = { state: OrderState; note: string | null; editor: string | null; invoice: string | null };

/** An order's next state, kept with the day, why, and who decided it; with its invoice's number where it has one from now on. */
export async function keepState(db: Queries, id: number, { state, note, editor, invoice }: Step): Promise<void> {
  await db
    .updateTable("sales_order")
    .set({ state, ...(invoice ? { invoice_number: invoice } : {}) })
    .where("id", "=", id)
    .execute();
  await db.insertInto("order_step").values({ order_id: id, state, note, decided_by: editor }).execute();
}

/** What is paid back of an order, by the provider where it is to be asked; the table itself refuses more than was paid. */
export async function keepRefund(
  db: Queries,
  order_id: number,
  refund: {
    amount: number;
    why: string;
    editor: string | null;
    provider: "stripe" | null;
    provider_id: string | null;
    credit_number: string;
    vat: VatShare[];
  },
): Promise<void> {
  const { amount, why, editor, provider, provider_id, credit_number, vat } = refund;
  await db
    .updateTable("sales_order")
    .set({ refunded: sql`refunded + ${amount}` })
    .where("id", "=", order_id)
    .execute();
  await db
    .insertInto("order_refund")
    .values({
      ...{ order_id, amount, why, decided_by: editor, provider, provider_id },
      due_at: provider && !provider_id ? sql`now()` : null,
      ...{ credit_number, vat: JSON.stringify(vat) },
    })
    .execute();
}

type Counted = readonly { skew_id: number; quantity: number }[];

/** How many of each line are in stock again. */
export async function notePutBack(db: Queries, orderId: number, back: Counted): Promise<void> {
  await addTo(db, "put_back", orderId, back);
}

/** That somebody withdrew from these, from an order whose row is held; the moment is that of the last time. */
export async function keepWithdrawal(db: Queries, id: number, withdrawn: Counted): Promise<void> {
  await db.updateTable("sales_order").set({ withdrawn_at: sql`now()` }).where("id", "=", id).execute();
  await addTo(db, "withdrawn", id, withdrawn);
}

async function addTo(db: Queries, column: "put_back" | "withdrawn", orderId: number, more: Counted): Promise<void> {
  const ids = more.map(({ skew_id }) => skew_id);
  const quantities = more.map(({ quantity }) => quantity);
  await sql`update order_line line set ${sql.ref(column)} = line.${sql.ref(column)} + counted.quantity
    from unnest(${ids}::int[], ${quantities}::int[]) counted (skew_id, quantity)
    where line.order_id = ${orderId} and line.skew_id = counted.skew_id`.execute(db);
}
