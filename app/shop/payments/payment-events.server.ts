import type Stripe from "stripe";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { readText } from "#app/platform/body.server.ts";
import { postOrderMails } from "../orders/mail/order-post.server.ts";
import { readOrderRow } from "../orders/order-store.server.ts";
import { takeStep } from "../orders/take-step.server.ts";
import { followDispute, takenBy } from "./dispute-events.server.ts";
import { oneAtATime } from "./early-refund-store.server.ts";
import { paidNote } from "./payment-of-intent.server.ts";
import { firstHeard, lockPayment, paymentsOf, settlePayment } from "./payment-store.server.ts";
import { bookEarly, bookRefunds, refundsIn } from "./refund-events.server.ts";
import { stripeOf } from "./stripe.server.ts";

/** Where Stripe tells what became of a payment. */
export const stripeHook = "/webhooks/stripe";

/**
 * Hears what Stripe tells (contract.md, 10): signed, or 400. Each event counts once, in one transaction with what follows from it,
 * whenever and in whatever order it comes; where something fails here it is told again, for then it answers 500.
 */
export async function hearStripe(house: House, request: Request): Promise<Response> {
  const stripe = await stripeOf(house);
  if (!stripe) return new Response("Nothing is paid here.", { status: 404 });
  let event: Stripe.Event;
  try {
    const text = await readText(request);
    event = stripe.api.webhooks.constructEvent(text, request.headers.get("stripe-signature") ?? "", stripe.secret);
  } catch {
    return new Response("This is not signed by Stripe.", { status: 400 });
  }
  const refunds = await refundsIn(stripe.api, event);
  const number = await house.db.transaction().execute(async (db) => {
    if (!(await firstHeard(db, event.id, event.type))) return null;
    return refunds.length > 0 ? bookRefunds(house, db, refunds) : follow(house, db, event);
  });
  if (number) await postOrderMails(house, number);
  return Response.json({ received: true });
}

/** What follows from an event; the number of the order that it is about. */
async function follow(house: House, db: Queries, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return event.data.object.payment_status === "paid" ? paidAndRefunded(house, db, event.data.object) : null;
    case "checkout.session.expired":
    case "checkout.session.async_payment_failed":
      return expired(db, event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return disputed(house, db, event.data.object);
    default:
      return null;
  }
}

/** What a lost dispute took is booked once, whenever it is told; nothing that is told of it later gives it back. */
async function disputed(house: House, db: Queries, dispute: Stripe.Dispute): Promise<string | null> {
  await followDispute(house, db, dispute);
  const taken = takenBy(dispute);
  return taken ? bookRefunds(house, db, [taken]) : null;
}

/** The order's row is held before its payment's: everybody else takes them so. */
async function named(db: Queries, session: Stripe.Checkout.Session) {
  const number = session.metadata?.order ?? "";
  const id = Number(session.metadata?.payment);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const order = await readOrderRow(db, number, true);
  const payment = order && (await lockPayment(db, id));
  if (!order || payment?.order_id !== order.id) return null;
  if (payment.session !== null && payment.session !== session.id) return null;
  return { order, payment };
}

/** Books a payment, and what was told to have gone back of it before it was heard of itself. */
async function paidAndRefunded(house: House, db: Queries, session: Stripe.Checkout.Session): Promise<string | null> {
  const intent = intentOf(session);
  if (intent) await oneAtATime(db, intent);
  const number = await paid(house, db, session);
  const refunded = intent ? await bookEarly(house, db, intent) : null;
  return number ?? refunded;
}

const intentOf = ({ payment_intent: named }: Stripe.Checkout.Session) =>
  typeof named === "string" ? named : (named?.id ?? null);

async function paid(house: House, db: Queries, session: Stripe.Checkout.Session): Promise<string | null> {
  const found = await named(db, session);
  if (!found) {
    house.log.error({ session: session.id }, "a payment belongs to no order");
    return null;
  }
  const { order, payment } = found;
  if (payment.state === "paid") return null;
  const intent = intentOf(session);
  const about = { order: order.number, session: session.id };
  if (session.amount_total !== order.total || session.currency?.toUpperCase() !== order.currency) {
    const told = `${session.amount_total} ${session.currency?.toUpperCase()}`;
    house.log.error({ ...about, told }, "a payment is of another sum than its order");
    await settlePayment(db, payment.id, {
      state: "refused",
      intent,
      problem: `Another sum was paid: ${told}, in cents.`,
    });
    return null;
  }
  const others = (await paymentsOf(db, order.id)).some((one) => one.id !== payment.id && one.state === "paid");
  const problem = others
    ? "This order was paid before: one of both has to go back."
    : order.state === "placed"
      ? null
      : "It was paid when the order had ended already: the money has to go back.";
  if (problem) house.log.error(about, problem);
  await settlePayment(db, payment.id, { state: "paid", intent, problem });
  if (problem) return null;
  const step = await takeStep(db, order, { step: "pay", by: "payment", note: paidNote(intent ?? session.id) });
  if (!step.ok) throw new Error(step.reason);
  return order.number;
}

/** What was not paid in time is cancelled, and its goods are there for others; unless it is being paid otherwise. */
async function expired(db: Queries, session: Stripe.Checkout.Session): Promise<string | null> {
  const found = await named(db, session);
  if (!found || found.payment.state === "paid" || found.payment.state === "refused") return null;
  const { order, payment } = found;
  await settlePayment(db, payment.id, { state: "expired" });
  const open = (await paymentsOf(db, order.id)).some(({ id, state }) => id !== payment.id && state !== "expired");
  if (order.state !== "placed" || open) return null;
  await takeStep(db, order, { step: "cancel", by: "payment", note: "not paid in time" });
  return order.number;
}
