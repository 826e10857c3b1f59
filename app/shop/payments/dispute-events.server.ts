import type Stripe from "stripe";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import type { ToldRefund } from "./early-refund-store.server.ts";
import { ofIntent } from "./payment-of-intent.server.ts";
import { keepDispute } from "./payment-store.server.ts";

/** What went back by a dispute that was lost; null while it is open, and where the bank did not get it. */
export function takenBy({ id, amount, currency, payment_intent, status }: Stripe.Dispute): ToldRefund | null {
  return standOf(status) === "lost" ? { kind: "dispute", id, amount, currency, payment_intent, status } : null;
}

/**
 * Tells the desk what a buyer's bank asks back, and how it ended. Until it is lost nothing is booked, for the money is only held; what
 * is lost is booked as any other refund (`takenBy`), and what becomes of the goods somebody has to decide.
 */
export async function followDispute(house: House, db: Queries, dispute: Stripe.Dispute): Promise<void> {
  const intent = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
  const found = await ofIntent(db, intent);
  if (!found) return;
  const { order, payment } = found;
  const stands = standOf(dispute.status);
  // What was told late says nothing any more of one that has ended.
  if (stands === "open" && payment.disputed && payment.disputed !== "open") return;
  house.log.warn({ order: order.number, dispute: dispute.id, status: dispute.status }, "a payment is disputed");
  await keepDispute(db, payment.id, stands, sentenceOf(dispute, stands));
}

type Stand = "open" | "won" | "lost";

function standOf(status: Stripe.Dispute.Status): Stand {
  if (status === "lost") return "lost";
  return status === "won" || status === "warning_closed" || status === "prevented" ? "won" : "open";
}

function sentenceOf({ amount, currency, reason, evidence_details }: Stripe.Dispute, stands: Stand): string {
  const sum = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  if (stands === "won") return `The buyer’s bank asked for ${sum} back, and did not get it.`;
  if (stands === "lost") return `The buyer’s bank asked for ${sum} back, and got it.`;
  const due = evidence_details?.due_by;
  const until = due ? ` until ${new Date(due * 1000).toISOString().slice(0, 10)}` : "";
  return `The buyer’s bank asks for ${sum} back (${reason.replaceAll("_", " ")}): answer it on the pages of Stripe${until}.`;
}
