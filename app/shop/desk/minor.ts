import { decimalPrice } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";

/** A sum as an editor types it, "12" or "12.50", in pence or cents; null for anything else. */
export function readMinor(typed: unknown): number | null {
  const sum = readDigits(typeof typed === "string" ? typed.trim() : typed, 2);
  return sum === null || sum > 1_000_000 ? null : Math.round(sum * 100);
}

const priceNames = ["gbp", "eur", "usd", "aud"] as const;
type Prices = Record<(typeof priceNames)[number], number | null>;

/** Prices as the log of changes tells them: `5.00` each, null where there is none. */
export function loggedPrices(prices: Prices): Record<string, string | null> {
  return Object.fromEntries(
    priceNames.map((name) => {
      const minor = prices[name];
      return [name, minor === null ? null : decimalPrice(minor)];
    }),
  );
}
