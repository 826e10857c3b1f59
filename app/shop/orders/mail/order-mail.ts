import { defaultLocale } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import type { OrderView } from "../order.ts";
import { soldBy } from "../seller.ts";
import type { DueMail } from "./mail-store.server.ts";

type Told = Pick<DueMail, "kind" | "amount" | "note" | "made_at">;

/** The mail that tells of a step of an order, with the address of its page. */
export function orderMail(order: OrderView, told: Told, page: string): Mail {
  const [subject, lines] = texts[told.kind](order, told);
  // The name is one that somebody typed: it stands quoted.
  const text = [`Hello “${order.name}”,`, "", ...lines, "", page, "", "Jigger", ""].join("\n");
  return { to: order.email, subject, text };
}

const priceOf = (order: OrderView, minor: number) => showPrice(minor, order.currency, defaultLocale);

const texts: Record<Told["kind"], (order: OrderView, told: Told) => [subject: string, lines: string[]]> = {
  placed: (order) => [`Your order ${order.number}`, placedLines(order)],
  paid: (order) => [
    `Order ${order.number} is paid`,
    [
      `we have received ${priceOf(order, order.total)} for your order ${order.number}. It is packed next.`,
      "",
      "Its page, and its invoice:",
    ],
  ],
  sent: (order, { note }) => [
    `Order ${order.number} is on its way`,
    [
      `your order ${order.number} is on its way to:`,
      ...addressLines(order),
      ...(note ? ["", `How it was sent: ${note}`] : []),
      "",
      "You may withdraw from it within 14 days of its arrival, on its page:",
    ],
  ],
  returned: (order) => [
    `The goods of order ${order.number} are back`,
    [
      `what you sent back of order ${order.number} has arrived. You hear from us once it is paid back.`,
      "",
      "Its page:",
    ],
  ],
  cancelled: (order) => [
    `Order ${order.number} is cancelled`,
    [`order ${order.number} is cancelled. Nothing has to be paid for it, and nothing is sent.`, "", "Its page:"],
  ],
  refunded: (order, { amount, note }) => [
    `We have paid back ${priceOf(order, amount ?? 0)} of order ${order.number}`,
    [
      `we have paid back ${priceOf(order, amount ?? 0)} of the ${priceOf(order, order.total)} of order ${order.number}.`,
      ...(note ? ["", `Why: ${note}`] : []),
      "",
      "Its page:",
    ],
  ],
  // The receipt that the law asks for: what was withdrawn from, and when that came in.
  withdrawn: (order, { made_at }) => [
    `You have withdrawn from order ${order.number}`,
    [
      `your withdrawal from order ${order.number} came in on ${made_at.toUTCString()}. In all you have withdrawn from:`,
      "",
      ...order.lines.flatMap(({ withdrawn, name }) => (withdrawn > 0 ? [`${withdrawn} × ${name}`] : [])),
      "",
      ...(order.seller ? ["The goods go to:", order.seller.name, ...order.seller.address, ""] : []),
      "Please send the goods back within 14 days, where you have them already. We pay back what you paid for them within 14 days",
      "of their return; where you withdrew from the whole order, with the cost of the usual delivery.",
      "",
      "Its page:",
    ],
  ],
};

function placedLines(order: OrderView): string[] {
  const vat = order.vat.map(({ rate, vat }) => `of which VAT at ${rate / 100} %: ${priceOf(order, vat)}`);
  return [
    "thank you. We have your order:",
    "",
    ...order.lines.map(
      ({ quantity, name, price: each }) => `${quantity} × ${name}: ${priceOf(order, each * quantity)}`,
    ),
    "",
    `Goods${vat.length > 0 ? "" : ", without VAT"}: ${priceOf(order, order.goods)}`,
    `Delivery: ${priceOf(order, order.delivery_price)}`,
    `Total: ${priceOf(order, order.total)}`,
    ...(vat.length > 0 ? vat : ["No VAT is charged. The prices of the goods, one by one, are those with it."]),
    "",
    "It goes to:",
    ...addressLines(order),
    "",
    ...(order.seller ? [soldBy(order.seller), ""] : []),
    "What becomes of it, and its invoice:",
  ];
}

/** An address as a letter has it. */
function addressLines({ name, delivery }: Pick<OrderView, "name" | "delivery">): string[] {
  const { street, street2, city, state, postCode, country } = delivery;
  return [name, street, street2, [city, postCode].join(" "), state, country].filter((line) => line !== "");
}
