import type { Currency } from "#app/i18n/prices.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import type { OrderView } from "./order.ts";
import type { StoredOrder } from "./order-store.server.ts";
import { mayFollow, mayWithdraw, type OrderState } from "./states.ts";

/** An order as it leaves the tables: each field by its name. */
export function presentOrder(order: NonNullable<StoredOrder>, now: Date): OrderView {
  const sent = order.taken.find(({ state }) => state === "sent");
  return {
    number: order.number,
    invoice_number: order.invoice_number,
    state: order.state,
    placed_at: order.placed_at.toISOString(),
    steps: order.taken.map(({ state, at }) => ({ state: state as OrderState, at: at.toISOString() })),
    name: order.name,
    email: order.email,
    delivery: order.delivery as OrderAddress,
    billing: order.billing as OrderAddress,
    payment: order.payment,
    currency: order.currency as Currency,
    lines: order.lines.map(({ offer_id, skew_id, name, quantity, price, product_vars }) => {
      return {
        offer_id,
        skew_id,
        name,
        quantity,
        price,
        asked: Object.entries(product_vars as Record<string, string>),
      };
    }),
    goods: order.goods,
    delivery_price: order.delivery_price,
    vat: order.vat as VatShare[],
    total: order.total,
    vat_number: order.vat_number,
    vat_exempt: order.vat_exempt,
    withdrawn_at: order.withdrawn_at?.toISOString() ?? null,
    may: {
      cancel: mayFollow(order.state, "cancelled"),
      withdraw: !order.withdrawn_at && mayWithdraw(order.state, sent?.at ?? null, now),
    },
  };
}
