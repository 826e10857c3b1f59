import type Stripe from "stripe";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Order } from "../orders/order-store.server.ts";
import { takeStep } from "../orders/take-step.server.ts";
import { keepEarly, oneAtATime, type ToldRefund, takeEarly } from "./early-refund-store.server.ts";
import { ofIntent, paidNote } from "./payment-of-intent.server.ts";
import { type Payment, refundSettled, settlePayment } from "./payment-store.server.ts";

/** What the buyer is told of money that went back where the payment is kept. */
const whys = {
  refund: "Paid back on the pages of Stripe",
  dispute: "Your bank asked for it back, and got it",
} as const satisfies Record<NonNullable<ToldRefund["kind"]>, string>;

/**
 * The refunds that an event tells of. One about a charge says only how much of it went back in all, so each is asked for by name,
 * before any transaction is begun: none waits for another house's server.
 */
export async function refundsIn(api: Stripe, event: Stripe.Event): Promise<Stripe.Refund[]> {
  switch (event.type) {
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return [event.data.object];
    case "charge.refunded": {
      const intent = idOf(event.data.object.payment_intent);
      return intent ? (await api.refunds.list({ payment_intent: intent, limit: 100 })).data : [];
    }
    default:
      return [];
  }
}

/**
 * Books what was paid back at the provider itself, each refund once, with its credit note (contract.md, 10). One that was asked for
 * from here is known by its number; one that cannot be booked is told to the desk, and one whose payment was not heard of yet waits for it.
 * @returns the number of the order, where somebody has to be told
 */
export async function bookRefunds(house: House, db: Queries, refunds: readonly ToldRefund[]): Promise<string | null> {
  let told: string | null = null;
  for (const refund of refunds) {
    const found = await paidFor(db, refund);
    if (!found) continue;
    if (await isOwn(db, found.order, refund)) continue;
    if (refund.status === "failed" || refund.status === "canceled") continue;
    if (await book(house, db, found, refund)) told = found.order.number;
  }
  return told;
}

/** The refunds that were told before this payment was booked. @returns as `bookRefunds` */
export async function bookEarly(house: House, db: Queries, intent: string): Promise<string | null> {
  return bookRefunds(house, db, await takeEarly(db, intent));
}

/** The payment that a refund gives back, and its order; null where it is not booked yet, and the refund waits. */
async function paidFor(db: Queries, refund: ToldRefund): Promise<Found | null> {
  const intent = idOf(refund.payment_intent);
  if (!intent) return null;
  const known = await ofIntent(db, intent);
  if (known) return known;
  await oneAtATime(db, intent);
  const now = await ofIntent(db, intent);
  if (!now) await keepEarly(db, intent, refund);
  return now;
}

/** One that was asked for from here, or was heard of before. Where it failed later, nothing went back: the desk is told. */
async function isOwn(db: Queries, order: Order, { id, status, metadata }: ToldRefund): Promise<boolean> {
  const asked = Number(metadata?.refund);
  const known = order.refunds.find((one) => one.provider_id === id || (one.provider && one.id === asked));
  if (!known) return false;
  const failed = status === "failed" || status === "canceled";
  const problem = failed ? "Stripe could not pay this back: pay it back by hand." : null;
  if (failed || !known.provider_id) await refundSettled(db, known.id, { providerId: id, problem });
  return true;
}

type Found = { order: Order; payment: Payment };

async function book(house: House, db: Queries, { order, payment }: Found, refund: ToldRefund): Promise<boolean> {
  const note = (text: string) => {
    if (payment.problem?.includes(refund.id)) return;
    const problem = [payment.problem, `${text} (${refund.id})`].filter(Boolean).join(" ").slice(-2_000);
    return settlePayment(db, payment.id, { state: payment.state, problem });
  };
  const sum = `${(refund.amount / 100).toFixed(2)} ${refund.currency.toUpperCase()}`;
  // What was paid too late or twice was never the order's money: it is only said that it went back.
  if (!order.taken.some((step) => step.note === paidNote(payment.intent))) {
    await note(`${sum} of this payment went back at Stripe.`);
    return false;
  }
  const { kind = "refund" } = refund;
  // A bank may get all of a payment of which some went back before: no more is booked than was left.
  const left = order.total - order.refunded;
  const amount = kind === "dispute" ? Math.min(refund.amount, left) : refund.amount;
  if (refund.currency.toUpperCase() === order.currency) {
    const asked = { amount, note: whys[kind], providerId: refund.id };
    const taken = await takeStep(db, order, { step: "refund", by: "payment", ...asked });
    if (taken.ok && amount < refund.amount) await note(`${sum} went back at Stripe, which is more than was left.`);
    if (taken.ok) return true;
  }
  house.log.error({ order: order.number, refund: refund.id }, "a refund made at the provider could not be booked");
  await note(`${sum} went back at Stripe and could not be booked here: look at both.`);
  return false;
}

const idOf = (named: string | { id: string } | null | undefined) => (typeof named === "string" ? named : named?.id);
