import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/**
 * Money that went back as the provider tells of it, as far as it is booked: somebody paid it back there, or the buyer's bank disputed
 * the payment and got it.
 */
export type ToldRefund = {
  kind?: "refund" | "dispute";
  id: string;
  amount: number;
  currency: string;
  status: string | null;
  payment_intent: string | { id: string } | null;
  metadata?: Readonly<Record<string, string>> | null;
};

/**
 * Holds what is told of one payment at the provider until the transaction ends: whoever books the payment and whoever hears of a
 * refund of it come one after the other, so that none overlooks the other. It is taken before any order's row.
 */
export async function oneAtATime(db: Queries, intent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${intent}`}, 0))`.execute(db);
}

/** Keeps a refund until its payment is booked. That it failed stays true, whatever is told after. */
export async function keepEarly(db: Queries, intent: string, refund: ToldRefund): Promise<void> {
  const { id, kind = "refund", amount, currency, status } = refund;
  await sql`insert into early_refund as known (id, kind, intent, amount, currency, status)
    values (${id}, ${kind}, ${intent}, ${amount}, ${currency}, ${status})
    on conflict (id) do update set amount = excluded.amount, currency = excluded.currency,
      status = case when known.status in ('failed', 'canceled') then known.status else excluded.status end`.execute(db);
}

/** Takes the refunds that waited for a payment, in the order in which they were heard. */
export async function takeEarly(db: Queries, intent: string): Promise<ToldRefund[]> {
  const { rows } = await sql<ToldRefund>`
    with taken as (delete from early_refund where intent = ${intent} returning *)
    select id, kind, amount, currency, status, intent as payment_intent from taken order by heard_at, id`.execute(db);
  return rows;
}

/** What was told a quarter of a year ago is told no more: it is forgotten that it was heard, and what waited waits for nothing. */
export async function forgetTold(db: Queries): Promise<void> {
  const old = sql`heard_at < now() - interval '90 days'`;
  await sql`delete from payment_event where ${old}`.execute(db);
  await sql`delete from early_refund where ${old}`.execute(db);
}
