import type { Queries } from "#app/database/database.server.ts";
import { type Order, readOrderRow } from "../orders/order-store.server.ts";
import { lockPayment, type Payment, paymentNamed } from "./payment-store.server.ts";

/** The order and the payment that the provider means by its own name for the payment; both are held, the order's row first. */
export async function ofIntent(
  db: Queries,
  intent: string | undefined,
): Promise<{ order: Order; payment: Payment } | null> {
  const named = intent ? await paymentNamed(db, intent) : undefined;
  if (!named) return null;
  const order = await readOrderRow(db, named.number, true);
  const payment = await lockPayment(db, named.id);
  return order && payment ? { order, payment } : null;
}

/** What an order's step says of the payment that paid for it; any other payment was too late or one too many. */
export const paidNote = (name: string | null) => `Stripe ${name}`;
