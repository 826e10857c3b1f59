import { cookieIn, setBrowserCookie, useBrowserCookie } from "./cookies/browser-cookie.ts";
import { asCookiePolicy, asksForPrivacyHere, type CookiePolicy } from "./cookies/cookie-policy.ts";

export { setBrowserCookie as setCookieHere } from "./cookies/browser-cookie.ts";
export type { CookiePolicy } from "./cookies/cookie-policy.ts";

/** Whether a person allowed what is kept for their own sake: a basket, a bar (contract.md, 3). */
const allows = (policy: CookiePolicy | null) => policy === "essential" || policy === "all";

/** The same by the value of the cookie `cookie_policy` that a request sent. */
export function policyAllows(cookie: string | null): boolean {
  return allows(asCookiePolicy(cookie));
}

/** Whether this browser's person allows a page to keep things for them. In the browser only. */
export function mayKeep(): boolean {
  return allows(asCookiePolicy(cookieIn(document.cookie, "cookie_policy")));
}

/** The same, told anew when they choose otherwise; undefined until the page has hydrated. */
export function useMayKeep(): boolean | undefined {
  const policy = useBrowserCookie("cookie_policy");
  return policy === undefined ? undefined : allows(asCookiePolicy(policy));
}

/** Keeps something of a page in a cookie, since the server is to know it too; without a value nothing of that name stays. */
export function keepForServer({ name, days }: { name: string; days: number }, value: string | null): void {
  if (value !== null) setBrowserCookie(name, value, days);
  else if (cookieIn(document.cookie, name) !== null) setBrowserCookie(name, "", 0);
}

/** A cookie of this browser, or null. In the browser only. */
export function cookieHere(name: string): string | null {
  return cookieIn(document.cookie, name);
}

/** What this browser's person chose, or asks for by their browser (contract.md, 13: Consent). In the browser only. */
export function policyHere(): CookiePolicy | null {
  return asCookiePolicy(cookieHere("cookie_policy")) ?? (asksForPrivacyHere() ? "none" : null);
}
