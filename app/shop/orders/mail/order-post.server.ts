import type { House } from "#app/operations/house.server.ts";
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
