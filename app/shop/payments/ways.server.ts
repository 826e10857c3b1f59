import type { Settings } from "#app/platform/settings.server.ts";
import { stripeKeys } from "./stripe.server.ts";

/**
 * A way to pay. `opens` says that the order is placed here and then paid on a page of a provider's (`openPayment`). `leads` is an address elsewhere where the order is paid instead of here: then none is made here. `bills` says
 * that the invoice is made with the order, not when it is paid.
 */
export type PaymentWay = {
  name: "invoice" | "stripe" | "cart";
  label: string;
  hint: string;
  bills: boolean;
  opens?: true;
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

/** Stripe's own page: no number of a card is ever typed here. */
const stripe: PaymentWay = {
  name: "stripe",
  label: "Pay online now",
  hint: "By card or wallet, on the pages of Stripe. You come back here when it is paid.",
  bills: false,
  opens: true,
  offered: (settings) => !settings.SHOP_CART_HOST && stripeKeys(settings) !== null,
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
const ways: readonly PaymentWay[] = [invoice, stripe, cart];

/** The way that an order is paid. */
export const wayNamed = (name: string): PaymentWay | undefined => ways.find((way) => way.name === name);

/** Those that are offered where the site runs as it does. */
export function waysOffered(settings: Settings): readonly PaymentWay[] {
  return ways.filter((way) => way.offered(settings));
}

/** The origins that a form of this site may lead to, where it is paid elsewhere: what its pages' policy allows (contract.md, 13). */
export function payingOrigins(settings: Settings): string[] {
  if (settings.SHOP_CART_HOST) return [`https://${settings.SHOP_CART_HOST}`];
  if (stripeKeys(settings) === null) return [];
  return [settings.STRIPE_API_BASE ? new URL(settings.STRIPE_API_BASE).origin : "https://checkout.stripe.com"];
}
