import type { CookiePolicy } from "#app/visitor/consent.ts";

/** From so many pages of a session on the offer shows (contract.md, 8). */
const from = 3;
/** It is never made where somebody has other things in hand: their account, the shop, the desk, and its own pages. */
const apart =
  /^\/(?:your|your-account|login|confirm-email|take-back|newsletters|my-bar|shop|desk|premium|builder\/(?:login|register|forgot-password))(?:\/|$)/;

/** The cookies of the offer, in days; the counter goes with the browser's session (contract.md, 3). */
export const upsellCookies = {
  count: "subscribe_upsell_count",
  dismissed: "subscribe_upsell_dismissed",
  days: 30,
} as const;

export type Reader = { premium: boolean; policy: CookiePolicy | null; count: string | null; dismissed: string | null };

/** The counter after one more page; null where nothing is counted: for members, after "no, thanks", and where cookies are refused. */
export function countPage({ premium, policy, count, dismissed }: Reader): number | null {
  if (premium || policy === "none" || dismissed === "1") return null;
  const before = /^\d{1,6}$/.test(count ?? "") ? Number(count) : 0;
  return before + 1;
}

/** Whether a page makes the offer. */
export function makesOffer(pages: number | null, path: string): boolean {
  return pages !== null && pages >= from && !apart.test(path);
}
