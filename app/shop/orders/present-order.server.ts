import type { Currency } from "#app/i18n/prices.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import { askLabel } from "../shop-item.ts";
import type { OrderView } from "./order.ts";
import type { Order } from "./order-store.server.ts";
import type { Seller } from "./seller.ts";
import { mayWithdraw, type OrderState, stepsFrom } from "./states.ts";
import { withdrawable, withdrawnFrom } from "./withdrawal.ts";

/** An order as it leaves the tables: each field by its name. */
export function presentOrder(order: Order, now: Date): OrderView {
  const sent = order.taken.find(({ state }) => state === "sent");
  const lines = order.lines.map(presentLine);
  return {
    number: order.number,
    invoice_number: order.invoice_number,
    state: order.state,
    placed_at: order.placed_at.toISOString(),
    steps: order.taken.map(({ state, at, note }) => {
      return { state: state as OrderState, at: at.toISOString(), note: state === "sent" ? note : null };
    }),
    name: order.name,
    email: order.email,
    delivery: order.delivery as OrderAddress,
    billing: order.billing as OrderAddress,
    payment: order.payment,
    currency: order.currency as Currency,
    lines,
    goods: order.goods,
    delivery_price: order.delivery_price,
    vat: order.vat as VatShare[],
    total: order.total,
    refunded: order.refunded,
    refunds: order.refunds.map(({ amount, why, made_at, credit_number, vat }) => {
      return { amount, why, at: made_at.toISOString(), credit_number, vat: vat as VatShare[] };
    }),
    seller: order.seller as Seller | null,
    vat_number: order.vat_number,
    vat_exempt: order.vat_exempt,
    withdrawn_at: order.withdrawn_at?.toISOString() ?? null,
    may: {
      pay: order.payment === "stripe" && order.state === "placed",
      cancel: stepsFrom(order.state, "buyer").includes("cancel"),
      // A business that bought as one has no right to.
      withdraw:
        lines.some((line) => withdrawable(line) > 0) &&
        !order.vat_number &&
        mayWithdraw(order.state, sent?.at ?? null, now, withdrawnFrom(lines) > 0),
    },
  };
}

function presentLine(line: Order["lines"][number]): OrderView["lines"][number] {
  const { offer_id, skew_id, name, quantity, price, vat_rate, withdrawn, put_back } = line;
  const vars = Object.entries(line.product_vars as Record<string, string>);
  const asked = vars.map(([ask, text]): [string, string] => [askLabel(ask), text]);
  const returnable = asked.length === 0;
  return { offer_id, skew_id, name, quantity, price, vat_rate, asked, withdrawn, put_back, returnable };
}
