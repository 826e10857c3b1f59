import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { fewOf } from "../offers/desk-offer-store.server.ts";
import { waitingOrders } from "../orders/desk-order-store.server.ts";
import { bestSold, type DayFigures, lastDays, runningOut, type Sold, soldFrom } from "./day-store.server.ts";

/** So far back the figures of the day look. */
export const daysShown = 30;

/** What the shop took in, what sells and what runs out. */
export const loadDay = operation({
  name: "shop/desk-day",
  summary: "The shop's figures of the day and the last thirty, for the desk",
  who: "editor",
  changes: false,
  input: z.object({}),
  answers: z.object({
    days: z.array(z.custom<DayFigures>()),
    best: z.array(z.custom<Sold>()),
    from: z.array(z.object({ element: z.string(), things: z.int() })),
    stock: z.object({ out: z.int(), low: z.int() }),
    waiting: z.record(z.string(), z.int()),
  }),
  async handle(_, { db }) {
    const [days, best, from, stock, waiting] = await Promise.all([
      lastDays(db, daysShown),
      bestSold(db, daysShown),
      soldFrom(db, daysShown),
      runningOut(db, fewOf),
      waitingOrders(db),
    ]);
    return success({ days, best, from, stock, waiting });
  },
});
