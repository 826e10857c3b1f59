import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { orderPath } from "../addresses.ts";
import { thingsIn } from "../basket/texts.ts";
import { type Order, readOrderRow } from "../orders/order-store.server.ts";
import { attemptFor, keepSession, paymentsOf } from "./payment-store.server.ts";
import { stripeOf } from "./stripe.server.ts";

export const notReached =
  "The payment page cannot be reached just now. Your order is kept: please try again in a moment.";
/** How long a session may be paid, in seconds: then the order is cancelled and its goods are there for others. */
const sessionSeconds = 3_600;

/**
 * Where an order is paid: a page of the provider's, made once for each attempt, also where it is asked for many times at once. What
 * is to be paid is the order's own total; of the buyer it is told the address for the receipt, of the goods their number.
 */
export async function openPayment(
  house: House,
  order: Order,
  token: string | undefined,
): Promise<Result<{ href: string }>> {
  const stripe = await stripeOf(house);
  if (!stripe || order.payment !== "stripe") return failure("conflict", "This order is not paid online.");
  if (order.state !== "placed") return failure("conflict", "There is nothing to pay for this order any more.");
  const attempt = await attemptFor(house.db, order.id);
  if (attempt.href) return success({ href: attempt.href });
  const page = house.settings.BASE_URL + orderPath(order.number, token);
  const told = { order: order.number, payment: String(attempt.id) };
  const things = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  try {
    const session = await stripe.api.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: order.number,
        customer_email: order.email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.total,
              product_data: { name: `Order ${order.number}: ${thingsIn(things)}` },
            },
          },
        ],
        success_url: `${page}?done=pay`,
        cancel_url: page,
        expires_at: Math.floor(attempt.opened_at.getTime() / 1000) + sessionSeconds,
        metadata: told,
        payment_intent_data: { metadata: told },
      },
      { idempotencyKey: `order-${order.number}-${attempt.id}` },
    );
    if (!session.url) throw new Error("The session has no address.");
    await keepSession(house.db, attempt.id, session.id, session.url);
    return success({ href: session.url });
  } catch (cause) {
    house.log.error({ err: cause, order: order.number }, "no payment could be opened");
    return failure("unavailable", notReached);
  }
}

/** Closes the provider's page of an order that is not to be paid any more; where that fails, what is paid there is told to the desk. */
export async function closePayments(house: House, number: string): Promise<void> {
  const stripe = await stripeOf(house);
  if (!stripe) return;
  const order = await readOrderRow(house.db, number);
  if (order?.payment !== "stripe" || order.state === "placed") return;
  for (const { session, state } of await paymentsOf(house.db, order.id))
    if (session && state === "open")
      await stripe.api.checkout.sessions
        .expire(session)
        .catch((cause) => house.log.warn({ err: cause, order: number }, "a payment could not be closed"));
}
