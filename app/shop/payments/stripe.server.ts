import type Stripe from "stripe";
import { type House, keep } from "#app/operations/house.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";

/** A call waits no longer (milliseconds); a person waits for it. */
const patience = 10_000;

type Keys = { key: string; secret: string };

/** The keys of Stripe, where the site has both: without the second nothing that it tells could be believed. */
export function stripeKeys({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: Settings): Keys | null {
  return key && secret ? { key, secret } : null;
}

/** Stripe's own library with the site's keys; null where there are none, and the library is not read then. */
export async function stripeOf(house: House): Promise<{ api: Stripe; secret: string } | null> {
  const keys = stripeKeys(house.settings);
  if (!keys) return null;
  const { default: Library } = await import("stripe");
  const api = keep(house, "shop/stripe", () => {
    const base = house.settings.STRIPE_API_BASE;
    const at = base ? new URL(base) : null;
    return new Library(keys.key, {
      timeout: patience,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(at
        ? {
            host: at.hostname,
            port: Number(at.port) || (at.protocol === "http:" ? 80 : 443),
            protocol: at.protocol === "http:" ? ("http" as const) : ("https" as const),
          }
        : {}),
    });
  });
  return { api, secret: keys.secret };
}
