import type { Queries } from "#app/database/database.server.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { creditShares } from "../money/credit.ts";
import type { CreditShare, VatShare } from "../money/totals.ts";
import { queueMail } from "./mail/mail-store.server.ts";
import { nextNumber } from "./number-store.server.ts";
import { keepRefund, keepState, notePutBack, type Order } from "./order-store.server.ts";
import { type OrderState, refusalOf, type StepName, steps, stepsFrom, type Taker } from "./states.ts";
import { giveBack } from "./stock-store.server.ts";

export type StepAsked = {
  step: StepName;
  by: Taker;
  /** The editor who decided it. */
  editor?: string | null;
  /** What else is kept of it, as how it was sent. */
  note?: string | null;
  /** Of a refund: how much, in pence or cents, and why. */
  amount?: number;
  /** The provider's name for a refund that it has made already. */
  providerId?: string;
  /** How many of each skew go back into stock, where the step asks. */
  back?: ReadonlyMap<number, number>;
};

/**
 * Takes one step with an order whose row is held (contract.md, 10): state, stock with its movement, money, and the mail that tells
 * of it, all in the caller's transaction.
 */
export async function takeStep(db: Queries, order: Order, asked: StepAsked): Promise<Result<{ state: OrderState }>> {
  const { step: name, by, editor = null, note = null } = asked;
  if (!stepsFrom(order.state, by).includes(name)) return failure("conflict", refusalOf(name, order.state));
  const step = steps[name];
  const back = step.stock === "all" ? remaining(order) : step.stock === "counted" ? countedOf(order, asked.back) : [];
  if (!back) return failure("invalid", "More would go back than was ordered.", { back: "Count again what came back" });
  let to: OrderState = step.to;
  if (name === "refund") {
    const { amount = 0 } = asked;
    const left = order.total - order.refunded;
    if (!Number.isInteger(amount) || amount < 1 || amount > left)
      return failure("invalid", "That is not what can be paid back.", { amount: "Enter no more than is left of it" });
    if (!note) return failure("invalid", "A refund needs a reason.", { note: "Enter why: the buyer is told" });
    if (amount < left) to = order.state;
  }
  if (back.length > 0) {
    // What comes back of goods that were sent has been returned, whatever is paid for it.
    const why = name === "refund" && order.state !== "paid" ? "returned" : (step as { why: "returned" }).why;
    await giveBack(db, back, { order_number: order.number, why, editor });
    await notePutBack(db, order.id, back);
  }
  if (name === "refund")
    await refund(db, order, back, { amount: asked.amount!, why: note!, editor, provider_id: asked.providerId ?? null });
  if (to !== order.state) {
    // An order that was not billed when it was placed has its invoice once it is paid.
    const invoice = to === "paid" && !order.invoice_number ? await nextNumber(db, "I") : null;
    await keepState(db, order.id, { state: to, note, editor, invoice });
  }
  await queueMail(db, order.id, {
    kind: step.to,
    amount: asked.amount ?? null,
    note: toldNotes.has(name) ? note : null,
  });
  return success({ state: to });
}

type Paid = { amount: number; why: string; editor: string | null; provider_id: string | null };

/** Pays some of an order back, with its credit note; the number comes late, for all other refunds wait for it. */
async function refund(db: Queries, order: Order, back: readonly Back[], paid: Paid): Promise<void> {
  const before = order.refunds.map(({ amount, vat }) => ({ amount, vat: vat as CreditShare[] }));
  await keepRefund(db, order.id, {
    ...paid,
    provider: order.payment === "stripe" ? "stripe" : null,
    vat: creditShares(order.vat as VatShare[], before, paid.amount, cameBack(order, back)),
    credit_number: await nextNumber(db, "C"),
  });
}

/** What the goods cost that came back, those of this step (`now`) as well, by the rate that each was taxed at. */
function cameBack({ lines }: Order, now: readonly Back[]): Map<number, number> {
  const counted = new Map(now.map(({ skew_id, quantity }) => [skew_id, quantity]));
  const prices = new Map<number, number>();
  for (const { skew_id, price, put_back, vat_rate } of lines) {
    const cost = price * (put_back + (counted.get(skew_id) ?? 0));
    if (vat_rate !== null) prices.set(vat_rate, (prices.get(vat_rate) ?? 0) + cost);
  }
  return prices;
}

/** Of which steps the buyer is told the note; all others are for the desk. */
const toldNotes: ReadonlySet<StepName> = new Set(["send", "refund"]);

type Back = { skew_id: number; offer_id: number; quantity: number };

/** What of an order has not gone back into stock yet. */
function remaining({ lines }: Order): Back[] {
  return lines
    .map(({ skew_id, offer_id, quantity, put_back }) => ({ skew_id, offer_id, quantity: quantity - put_back }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was counted, held against what can come back at all; null where it is more. */
function countedOf(order: Order, counted: ReadonlyMap<number, number> = new Map()): Back[] | null {
  const there = new Map(remaining(order).map((one) => [one.skew_id, one]));
  const back: Back[] = [];
  for (const [skew_id, quantity] of counted) {
    if (quantity === 0) continue;
    const one = there.get(skew_id);
    if (!one || !Number.isInteger(quantity) || quantity < 0 || quantity > one.quantity) return null;
    back.push({ ...one, quantity });
  }
  return back;
}
