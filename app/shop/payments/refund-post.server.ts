import type { House } from "#app/operations/house.server.ts";
import { nextRefund, refundSettled } from "./payment-store.server.ts";
import { stripeOf } from "./stripe.server.ts";

/** One round asks for no more than this; what is left has its turn with the next. */
const mostAtOnce = 50;

/**
 * Has the provider pay back what stands as paid back: of one order right after it stands, and of all as a chore. Each refund is
 * asked for under its own name, so that it is paid once however often it is asked for.
 */
export async function postRefunds(house: House, number?: string): Promise<void> {
  const stripe = await stripeOf(house);
  if (!stripe) return;
  for (let asked = 0; asked < mostAtOnce; asked += 1) {
    const due = await nextRefund(house.db, number);
    if (!due) return;
    if (!due.intent) {
      await refundSettled(house.db, due.id, { problem: "Nothing was paid at Stripe: pay it back by hand." });
      continue;
    }
    try {
      const refund = await stripe.api.refunds.create(
        { payment_intent: due.intent, amount: due.amount, metadata: { order: due.number, refund: String(due.id) } },
        { idempotencyKey: `refund-${due.id}` },
      );
      await refundSettled(house.db, due.id, { providerId: refund.id });
    } catch (cause) {
      house.log.error({ err: cause, order: due.number }, "a refund could not be paid");
      // What is refused stays refused; all else is asked for again.
      const { default: Stripe } = await import("stripe");
      if (cause instanceof Stripe.errors.StripeInvalidRequestError)
        await refundSettled(house.db, due.id, { problem: `Stripe refused it: ${cause.message.slice(0, 300)}` });
    }
  }
}
