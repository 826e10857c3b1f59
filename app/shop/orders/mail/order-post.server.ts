import { setTimeout as after } from "node:timers/promises";
import { type House, keep } from "#app/operations/house.server.ts";
import { orderPath } from "../../addresses.ts";
import { readOrderRow } from "../order-store.server.ts";
import { tokenOf } from "../order-token.server.ts";
import { presentOrder } from "../present-order.server.ts";
import { type DueMail, dueMails, mailSent } from "./mail-store.server.ts";
import { orderMail } from "./order-mail.ts";

/** One round sends no more than this; what is left has its turn with the next. */
const mostAtOnce = 50;

/**
 * Sends what is told of orders by mail: of one order right after whatever it tells of stands, and of all as a chore, for what could
 * not go out or whose process ended. A mail keeps its name however often it is tried, and nothing that was done fails for it.
 */
export async function postOrderMails(house: House, number?: string): Promise<void> {
  const failed = (cause: unknown, order = number) =>
    house.log.error({ err: cause, order }, "the mail of an order did not go out");
  // Where no connection is free, the mail waits: the order stands, and its buyer is told so.
  const mails = await dueMails(house.db, mostAtOnce, number).catch((cause) => {
    failed(cause);
    return [];
  });
  for (const due of mails) {
    try {
      await post(house, due);
      await mailSent(house.db, due.id);
    } catch (cause) {
      failed(cause, due.number);
    }
  }
}

/** Who waits for the mails of orders that have just been placed. */
type Line = { working: Promise<void>; waiting: boolean; closed: AbortController };
const lineOf = (house: House) =>
  keep(
    house,
    "shop/order-post",
    (): Line => ({ working: Promise.resolve(), waiting: false, closed: new AbortController() }),
  );

/**
 * So long (ms) an order's mail leaves the processor to whoever orders at the same moment: a mail takes as much of it as an order, and of
 * fifty at once the last waited for the mails of the first.
 */
const moment = 250;

/** Has what is due sent once whoever ordered has the answer: nobody waits for a mail server. One round at a time for all orders. */
export function postSoon(house: House): void {
  const line = lineOf(house);
  const { signal } = line.closed;
  if (line.waiting || signal.aborted) return;
  line.waiting = true;
  line.working = line.working.then(async () => {
    await after(moment, undefined, { signal }).catch(() => undefined);
    line.waiting = false;
    if (!signal.aborted) await postOrderMails(house);
  });
}

/** Ends that, when the round on its way is done; what is due then goes out after the next start. */
export function closeOrderPost(house: House): Promise<void> {
  const line = lineOf(house);
  line.closed.abort();
  return line.working;
}

async function post(house: House, due: DueMail): Promise<void> {
  const order = await readOrderRow(house.db, due.number);
  if (!order) return;
  const page = pageOf(house, due.number, order.person_id);
  const messageId = `<order-${due.number}-${due.id}@${new URL(house.settings.BASE_URL).hostname}>`;
  await house.mail.send({ ...orderMail(presentOrder(order, new Date()), due, page), messageId });
}

/** The whole address of an order's page: a guest's with its token. */
function pageOf(house: House, number: string, person: string | null): string {
  return house.settings.BASE_URL + orderPath(number, person ? undefined : tokenOf(house, number));
}
