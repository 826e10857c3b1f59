import { defaultLocale } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import { orderPath } from "../addresses.ts";
import type { OrderView } from "./order.ts";
import { claimMail, readOrderRow } from "./order-store.server.ts";
import { tokenOf } from "./order-token.server.ts";
import { presentOrder } from "./present-order.server.ts";

/** Confirms an order by mail, once, after it is there for good; a mail that cannot go out leaves the order as it is. */
export async function mailOrder(house: House, number: string): Promise<void> {
  try {
    if (!(await claimMail(house.db, number))) return;
    const order = await readOrderRow(house.db, number);
    if (order)
      await house.mail.send(placedMail(presentOrder(order, new Date()), pageOf(house, order.number, order.person_id)));
  } catch (cause) {
    house.log.error({ err: cause, order: number }, "the mail of an order did not go out");
  }
}

/** The whole address of an order's page: a guest's with its token. */
export function pageOf(house: House, number: string, person: string | null): string {
  return house.settings.BASE_URL + orderPath(number, person ? undefined : tokenOf(house, number));
}

function placedMail(order: OrderView, page: string): Mail {
  const price = (minor: number) => showPrice(minor, order.currency, defaultLocale);
  const vat = order.vat.map(({ rate, vat }) => `of which VAT at ${rate / 100} %: ${price(vat)}`);
  return mailTo(order, `Your order ${order.number}`, [
    "thank you. We have your order:",
    "",
    ...order.lines.map(({ quantity, name, price: each }) => `${quantity} × ${name}: ${price(each * quantity)}`),
    "",
    `Goods: ${price(order.goods)}`,
    `Delivery: ${price(order.delivery_price)}`,
    `Total: ${price(order.total)}`,
    ...(vat.length > 0 ? vat : ["No VAT is charged."]),
    "",
    "It goes to:",
    ...addressLines(order),
    "",
    "What becomes of it, and its invoice:",
    page,
  ]);
}

/** The receipt of a withdrawal: what was withdrawn from, and when it came in. */
export function withdrawalMail(order: OrderView, page: string, at: Date): Mail {
  return mailTo(order, `You have withdrawn from order ${order.number}`, [
    `your withdrawal from order ${order.number} came in on ${at.toUTCString()}.`,
    "",
    "Please send the goods back within 14 days, where you have them already. We pay back what you paid, with the cost of the",
    "usual delivery, within 14 days of their return.",
    "",
    page,
  ]);
}

/** The name is one that somebody typed: it stands quoted. */
function mailTo({ email, name }: OrderView, subject: string, lines: string[]): Mail {
  return { to: email, subject, text: [`Hello “${name}”,`, "", ...lines, "", "Jigger", ""].join("\n") };
}

/** An address as a letter has it. */
export function addressLines({ name, delivery }: Pick<OrderView, "name" | "delivery">): string[] {
  const { street, street2, city, state, postCode, country } = delivery;
  return [name, street, street2, [city, postCode].join(" "), state, country].filter((line) => line !== "");
}
