import type { Settings } from "#app/platform/settings.server.ts";

/**
 * A way to pay. `leads` is an address elsewhere where the order is paid instead of here: then none is made here. `bills` says
 * that the invoice is made with the order, not when it is paid.
 */
export type PaymentWay = {
  name: "invoice" | "cart";
  label: string;
  hint: string;
  bills: boolean;
  offered(settings: Settings): boolean;
  leads?(settings: Settings, lines: readonly { skew_id: number; quantity: number }[]): string;
};

const invoice: PaymentWay = {
  name: "invoice",
  label: "Pay on invoice",
  hint: "We send the invoice with the order. Nothing is paid on this page.",
  bills: true,
  offered: ({ SHOP_CART_HOST }) => !SHOP_CART_HOST,
};

/** Another shop's cart, filled by its address (contract.md, 6). */
const cart: PaymentWay = {
  name: "cart",
  label: "Pay at our shop partner",
  hint: "You are led to their checkout with everything in the cart.",
  bills: false,
  offered: ({ SHOP_CART_HOST }) => Boolean(SHOP_CART_HOST),
  leads: ({ SHOP_CART_HOST }, lines) => {
    const goods = lines.map(({ skew_id, quantity }) => `${skew_id}:${quantity}`).join(",");
    return `https://${SHOP_CART_HOST}/cart/${goods}?storefront=true`;
  },
};

/** Every way to pay; another one is a row here. */
const ways: readonly PaymentWay[] = [invoice, cart];

/** Those that are offered where the site runs as it does. */
export function waysOffered(settings: Settings): readonly PaymentWay[] {
  return ways.filter((way) => way.offered(settings));
}
