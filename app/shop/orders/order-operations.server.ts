import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { byId, digits, pageFields } from "#app/platform/fields.ts";
import { fillBasket } from "../basket/fill-basket.server.ts";
import { mayHaveBasket } from "../basket/keeper.server.ts";
import { refusedByPolicy } from "../basket/texts.ts";
import { queueMail } from "./mail/mail-store.server.ts";
import { type OrderView, orderIntents } from "./order.ts";
import { keepWithdrawal, type Order, ordersOf, readOrderRow } from "./order-store.server.ts";
import { isTokenOf } from "./order-token.server.ts";
import { presentOrder } from "./present-order.server.ts";
import { stateWords } from "./states.ts";
import { takeStep } from "./take-step.server.ts";
import { withdrawnFrom, withdrawnOf } from "./withdrawal.ts";

/** An order is its member's, or whoever's who has its token; a wrong number and somebody else's look alike. */
const which = z.object({
  number: z
    .string()
    .regex(/^J\d{10,12}$/)
    .catch(""),
  token: z.string().max(100).optional().catch(undefined),
});

const gone = "There is no such order.";

async function ownOrder(context: Context, { number, token }: z.output<typeof which>, lock = false) {
  if (number === "") return undefined;
  if (token !== undefined && !isTokenOf(context.house, number, token)) return undefined;
  const order = await readOrderRow(context.db, number, lock);
  if (token !== undefined) return order;
  return order && context.person && order.person_id === context.person.id ? order : undefined;
}

/** One order. */
export const loadOrder = operation({
  name: "shop/order",
  summary: "An order",
  who: "anyone",
  changes: false,
  limit: { times: 120, seconds: 60 },
  input: which,
  answers: z.custom<OrderView>(),
  async handle(asked, context) {
    const order = await ownOrder(context, asked);
    return order ? success(presentOrder(order, new Date())) : failure("not-found", gone);
  },
});

const listed = z.object({
  number: z.string(),
  state: z.string(),
  placed_at: z.string(),
  total: z.int(),
  currency: z.string(),
  things: z.int(),
  names: z.array(z.string()),
});
const ordersPerPage = 20;

/** A member's orders, the newest first. */
export const loadOrders = operation({
  name: "shop/orders",
  summary: "The orders of the signed-in person",
  who: "member",
  changes: false,
  input: z.object(pageFields),
  answers: z.object({ orders: z.array(listed), count: z.int(), offset: z.int(), page_size: z.int() }),
  async handle(fields, { db, person }) {
    const page = clampPage(ordersPerPage, fields.offset, ordersPerPage);
    const { rows, count } = await ordersOf(db, person.id, page);
    const orders = rows.map(({ number, state, placed_at, total, currency, things, names }) => {
      return {
        number,
        state: stateWords[state as OrderView["state"]],
        placed_at: placed_at.toISOString(),
        total,
        currency,
        things,
        names,
      };
    });
    return success({ orders, count, offset: page.offset, page_size: page.limit });
  },
});

/** Cancels an order that is placed, withdraws from one, or puts its things into the basket again (contract.md, 10). */
export const changeOrder = operation({
  name: "shop/change-order",
  summary: "Cancels an order, withdraws from it, or orders it again",
  who: "anyone",
  changes: true,
  limit: { times: 30, seconds: 60 },
  input: which.extend({
    intent: z.enum(orderIntents),
    withdraw: byId(z.union([z.string(), z.number()]))
      .optional()
      .describe("How many, by skew; without it all that is left"),
    seen: digits(0, 1_000_000)
      .catch(0)
      .describe(
        "How many had been withdrawn from when the form was made, none where it does not say: sent twice, it counts once",
      ),
  }),
  answers: z.object({ done: z.enum(orderIntents) }),
  async handle({ intent, withdraw, seen, ...asked }, context) {
    const { db } = context;
    const order = await ownOrder(context, asked, true);
    if (!order) return failure("not-found", gone);
    if (intent === "cancel") {
      const done = await takeStep(db, order, { step: "cancel", by: "buyer", note: "by its buyer" });
      if (!done.ok) return done;
    } else if (intent === "withdraw") {
      const view = presentOrder(order, new Date());
      if (!view.may.withdraw) return failure("conflict", "There is nothing in this order to withdraw from.");
      if (seen !== withdrawnFrom(view.lines))
        return failure("conflict", "Your withdrawal has come in already. Load the page again to see what is left.");
      const wanted = withdrawnOf(view.lines, withdraw);
      if (!wanted) return failure("invalid", "Say how many of at least one of them.");
      await keepWithdrawal(db, order.id, wanted);
      await queueMail(db, order.id, { kind: "withdrawn" });
    } else {
      if (!mayHaveBasket(context.cookies)) return failure("forbidden", refusedByPolicy);
      await fillBasket(context, order.lines.map(wantedAgain), order.currency);
    }
    return success({ done: intent });
  },
});

/** A line of an order as it is wanted once more. */
function wantedAgain({ offer_id, skew_id, name, quantity, product_vars }: Order["lines"][number]) {
  return { offer_id, skew_id, name, quantity, product_vars: product_vars as Record<string, string> };
}
