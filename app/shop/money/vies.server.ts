import { LRUCache } from "lru-cache";
import { z } from "zod";
import { type House, keep } from "#app/operations/house.server.ts";
import { isVatNumber, tidyNumber } from "./treatment.ts";

/** What the office that knows all VAT numbers of the EU said of one; `unanswered` where it did not answer. */
export type ViesAnswer = "valid" | "invalid" | "unanswered";

/** So long is waited for it (milliseconds): a person waits as well, and the order goes on without. */
const patience = 4_000;
const answer = z.object({ valid: z.boolean() });

/** What was said of numbers a moment ago: no page asks twice for one while somebody mends their form. */
const saidOf = (house: House) =>
  keep(house, "shop/vies", () => new LRUCache<string, ViesAnswer>({ max: 1_000, ttl: 10 * 60_000 }));

/**
 * Asks VIES for a number whose form and checksum are right, where the site is set to (contract.md, 10: `VIES_URL`). It is done before
 * the order is begun: no transaction waits for another house's server.
 */
export async function askVies(house: House, typed: { country: string; number: string }): Promise<void> {
  const base = house.settings.VIES_URL;
  const number = tidyNumber(typed.number, typed.country);
  if (!base || !isVatNumber(number, typed.country)) return;
  const said = saidOf(house);
  const known = said.get(number);
  if (known && known !== "unanswered") return;
  said.set(number, await fetchAnswer(house, base, number));
}

/** What VIES said of a number; undefined where the site does not ask it. */
export function viesAnswer(house: House, number: string): ViesAnswer | undefined {
  return house.settings.VIES_URL ? (saidOf(house).get(number) ?? "unanswered") : undefined;
}

async function fetchAnswer(house: House, base: string, number: string): Promise<ViesAnswer> {
  try {
    const response = await fetch(`${base}/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    // A member state whose own server is away is no answer either: then there is no `valid`.
    const read = answer.safeParse(await response.json());
    if (response.ok && read.success) return read.data.valid ? "valid" : "invalid";
    house.log.warn({ status: response.status }, "VIES did not say whether a number is valid");
  } catch (cause) {
    house.log.warn({ err: cause }, "VIES did not answer");
  }
  return "unanswered";
}
