import { createHmac, timingSafeEqual } from "node:crypto";
import type { House } from "#app/operations/house.server.ts";

/** What a guest's order is opened by: only who knows the site's secret can make it, and its mail and its buyer have it. */
export function tokenOf({ secret }: Pick<House, "secret">, number: string): string {
  return createHmac("sha256", secret).update(`order ${number}`).digest("base64url").slice(0, 22);
}

/** Whether a token is that of an order; takes as long for a wrong one. */
export function isTokenOf(house: Pick<House, "secret">, number: string, token: string): boolean {
  const right = Buffer.from(tokenOf(house, number));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
