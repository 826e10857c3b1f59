import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

export type PaymentState = "opening" | "open" | "paid" | "expired" | "refused";
export type Payment = {
  id: number;
  order_id: number;
  attempt: number;
  session: string | null;
  href: string | null;
  state: PaymentState;
  intent: string | null;
  problem: string | null;
  /** Where a dispute of it stands, where the buyer's bank asked for the money back. */
  disputed: "open" | "won" | "lost" | null;
  opened_at: Date;
};

/** An attempt that was opened longer ago is not led to any more: the provider closes it after an hour. */
const usable = sql`opened_at > now() - interval '25 minutes'`;

/** The attempt that somebody is led to now: the one that stands open, or a new one. Asked for twice at once, it is one. */
export async function attemptFor(db: Queries, orderId: number): Promise<Payment> {
  const { rows } = await sql<Payment>`
    select * from order_payment where order_id = ${orderId} and state in ('opening', 'open') and ${usable}
    order by attempt desc limit 1`.execute(db);
  if (rows[0]) return rows[0];
  await sql`insert into order_payment (order_id, attempt)
    select ${orderId}, coalesce(max(attempt), 0) + 1 from order_payment where order_id = ${orderId}
    on conflict do nothing`.execute(db);
  const fresh = await sql<Payment>`
    select * from order_payment where order_id = ${orderId} order by attempt desc limit 1`.execute(db);
  return fresh.rows[0]!;
}

/** That the provider has made a session for an attempt. What it told of it meanwhile stays. */
export async function keepSession(db: Queries, id: number, session: string, href: string): Promise<void> {
  await sql`update order_payment set session = ${session}, href = ${href},
    state = case when state = 'opening' then 'open' else state end where id = ${id}`.execute(db);
}

/** A payment of an order with the order's number, by its own number; its row is held. */
export async function lockPayment(db: Queries, id: number): Promise<(Payment & { number: string }) | undefined> {
  const { rows } = await sql<Payment & { number: string }>`
    select payment.*, sales_order.number from order_payment payment join sales_order on sales_order.id = payment.order_id
    where payment.id = ${id} for update`.execute(db);
  return rows[0];
}

/** The payment that the provider calls so, and its order's number. */
export async function paymentNamed(db: Queries, intent: string): Promise<{ id: number; number: string } | undefined> {
  const { rows } = await sql<{ id: number; number: string }>`
    select payment.id, sales_order.number from order_payment payment join sales_order on sales_order.id = payment.order_id
    where intent = ${intent} order by payment.id limit 1`.execute(db);
  return rows[0];
}

/** Where a dispute of a payment stands, and what the desk reads of it. */
export async function keepDispute(
  db: Queries,
  id: number,
  disputed: "open" | "won" | "lost",
  problem: string,
): Promise<void> {
  await db.updateTable("order_payment").set({ disputed, problem }).where("id", "=", id).execute();
}

/** What became of a payment. */
export async function settlePayment(
  db: Queries,
  id: number,
  { state, intent = null, problem = null }: { state: PaymentState; intent?: string | null; problem?: string | null },
): Promise<void> {
  await sql`update order_payment set state = ${state}, intent = coalesce(${intent}, intent),
    problem = coalesce(${problem}, problem) where id = ${id}`.execute(db);
}

/** The payments of an order, for the desk and for what may follow. */
export async function paymentsOf(db: Queries, orderId: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select * from order_payment where order_id = ${orderId} order by attempt`.execute(db);
  return rows;
}

/** Notes something that the provider told; false where it was heard before. What is older than a quarter of a year goes (`forgetTold`). */
export async function firstHeard(db: Queries, id: string, kind: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into payment_event (id, kind) values (${id}, ${kind}) on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

export type DueRefund = { id: number; order_id: number; number: string; amount: number; intent: string | null };

/** Takes the next refund that the provider is to be asked for, so that no other process asks as well. */
export async function nextRefund(db: Queries, number?: string): Promise<DueRefund | undefined> {
  const own = number ? sql`order_id = (select id from sales_order where number = ${number})` : sql`true`;
  const { rows } = await sql<DueRefund>`
    with next as (
      select id from order_refund where due_at <= now() and ${own} order by due_at limit 1 for update skip locked
    )
    update order_refund refund set tries = refund.tries + 1,
      due_at = now() + interval '2 minutes' * power(2, least(refund.tries, 10))
    from next, sales_order where refund.id = next.id and sales_order.id = refund.order_id
    returning refund.id, refund.order_id, sales_order.number, refund.amount,
      (select intent from order_payment where order_id = refund.order_id and state = 'paid' and intent is not null
        order by attempt limit 1) as intent`.execute(db);
  return rows[0];
}

/** That a refund was paid, under the provider's name for it, or why it never will be. */
export async function refundSettled(
  db: Queries,
  id: number,
  { providerId = null, problem = null }: { providerId?: string | null; problem?: string | null },
): Promise<void> {
  await db
    .updateTable("order_refund")
    .set({ due_at: null, provider_id: providerId, problem })
    .where("id", "=", id)
    .execute();
}
