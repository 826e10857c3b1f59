import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { operation } from "#app/operations/operation.ts";
import { byId, digits } from "#app/platform/fields.ts";
import type { OrderView } from "../../orders/order.ts";
import { type Order, readOrderRow } from "../../orders/order-store.server.ts";
import { presentOrder } from "../../orders/present-order.server.ts";
import { orderStates, type StepName, stepNames, stepsFrom } from "../../orders/states.ts";
import { takeStep } from "../../orders/take-step.server.ts";
import { type Payment, paymentsOf } from "../../payments/payment-store.server.ts";
import { readMinor } from "../minor.ts";
import { findOrders, waitingOrders } from "./desk-order-store.server.ts";

/** What the list can be narrowed to beside a state: those whose buyer withdrew and whose goods are not back yet, and those in dispute. */
export const orderFilters = [...orderStates, "withdrawn", "disputed"] as const;

const row = z.object({
  number: z.string(),
  state: z.enum(orderStates),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  total: z.int(),
  refunded: z.int(),
  currency: z.string(),
  placed_at: z.string(),
  withdrawn: z.boolean(),
  things: z.int(),
});
const ordersPerPage = 30;

/** The shop's orders, for admins (contract.md, 6): by a word and a state, the newest first. */
export const loadDeskOrders = operation({
  name: "shop/desk-orders",
  summary: "The shop's orders, for the desk",
  who: "admin",
  changes: false,
  input: z.object({
    keyword: z.string().default("").catch(""),
    state: z.enum(orderFilters).or(z.literal("")).default("").catch(""),
    offset: z.unknown().optional(),
  }),
  answers: z.object({
    orders: z.array(row),
    waiting: z.record(z.string(), z.int()),
    keyword: z.string(),
    state: z.string(),
    count: z.int(),
    offset: z.int(),
    page_size: z.int(),
  }),
  async handle({ keyword: typed, state, offset }, { db }) {
    const page = clampPage(ordersPerPage, offset, ordersPerPage);
    const keyword = typed.trim().slice(0, 100);
    const [{ rows, count }, waiting] = await Promise.all([findOrders(db, { keyword, state }, page), waitingOrders(db)]);
    const orders = rows.map(({ placed_at, withdrawn_at, count: _, ...found }) => {
      return { ...found, placed_at: placed_at.toISOString(), withdrawn: withdrawn_at !== null };
    });
    return success({ orders, waiting, keyword, state, count, offset: page.offset, page_size: page.limit });
  },
});

/** An order as the desk sees it: all that its buyer does, how to reach them, and what may be done next. */
export type DeskOrder = OrderView & {
  phone: string | null;
  next: StepName[];
  notes: { state: string; note: string }[];
  payments: Pick<Payment, "attempt" | "state" | "intent" | "problem">[];
  /** What somebody has to look at: refunds that could not be paid, a VAT number that nobody confirmed. */
  problems: string[];
};

const number = z.string().max(40);
const gone = "There is no such order.";

/** One order, for the desk. */
export const loadDeskOrder = operation({
  name: "shop/desk-order",
  summary: "An order, for the desk",
  who: "admin",
  changes: false,
  input: z.object({ number }),
  answers: z.custom<DeskOrder>(),
  async handle(asked, { db }) {
    const order = await readOrderRow(db, asked.number);
    if (!order) return failure("not-found", gone);
    const notes = order.taken.flatMap(({ state, note }) => (note ? [{ state, note }] : []));
    const view = presentOrder(order, new Date());
    const payments = order.payment === "stripe" ? await paymentsOf(db, order.id) : [];
    return success({
      ...view,
      phone: order.phone,
      next: stepsFrom(order.state, "desk"),
      notes,
      payments: payments.map(({ attempt, state, intent, problem }) => ({ attempt, state, intent, problem })),
      problems: problemsOf(order),
    });
  },
});

function problemsOf({ refunds, vat_unanswered, vat_number }: Order): string[] {
  return [
    ...refunds.flatMap(({ problem }) => (problem ? [problem] : [])),
    ...(vat_unanswered
      ? [`VIES did not answer for ${vat_number}: its checksum is right, look it up before sending.`]
      : []),
  ];
}

const longestNote = 500;
const counts = byId(z.union([z.string().max(12), z.number()]));

/**
 * An admin takes a step with an order (contract.md, 10). A form that was sent twice, or one that somebody else was quicker than, is
 * refused: it says how much had been paid back when it was shown.
 */
export const stepOrder = operation({
  name: "shop/step-order",
  summary: "Takes the next step with an order, or pays some of it back",
  who: "admin",
  changes: true,
  input: z.object({
    number,
    step: z.enum(stepNames),
    note: z.string().max(100_000).default("").catch(""),
    amount: z.string().max(20).optional().catch(undefined).describe("Of a refund: 12 or 12.50"),
    back: counts.optional().describe("How many go back into stock, by skew"),
    seen: digits(0, 2_000_000_000).optional().describe("How much was paid back when the form was shown"),
  }),
  answers: z.object({ state: z.enum(orderStates) }),
  /** Who bought it, and what was told them, stands with the order, which not every editor may see. */
  async watched({ number, step }, db) {
    const order = await readOrderRow(db, number);
    if (!order) return null;
    const { state, refunded } = order;
    return { subject: `orders/${number}`, title: `Order ${number}`, intent: step, state: { state, refunded } };
  },
  async handle(asked, { db, person }) {
    const order = await readOrderRow(db, asked.number, true);
    if (!order) return failure("not-found", gone);
    if (asked.seen !== undefined && asked.seen !== order.refunded)
      return failure("conflict", "Something was paid back of this order meanwhile. Look at it again first.");
    const note = oneLine(asked.note);
    if (note.length > longestNote)
      return failure("invalid", "The note is too long.", { note: `Use at most ${longestNote} characters` });
    const back = countsOf(asked.back);
    if (!back) return failure("invalid", "That is no number.", { back: "Enter whole numbers" });
    const amount = asked.step === "refund" ? (readMinor(asked.amount) ?? 0) : undefined;
    if (amount === 0) return failure("invalid", "That is no sum.", { amount: "Enter a sum such as 12.50" });
    return takeStep(db, order, {
      ...{ step: asked.step, by: "desk", editor: person.id, note: note || null, back },
      ...(amount === undefined ? {} : { amount }),
    });
  },
});

function countsOf(typed: z.output<typeof counts> = {}): Map<number, number> | null {
  const counted = new Map<number, number>();
  for (const [id, text] of Object.entries(typed)) {
    const quantity = text === "" ? 0 : readDigits(text);
    const skew = readDigits(id);
    if (quantity === null || skew === null) return null;
    counted.set(skew, quantity);
  }
  return counted;
}
