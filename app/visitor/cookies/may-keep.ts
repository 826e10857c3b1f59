import { cookieIn, useBrowserCookie } from "./browser-cookie.ts";
import { asCookiePolicy } from "./cookie-policy.ts";

/**
 * True where what its person gathers here may stay in the browser for the next visit, as a basket may: they allowed essential
 * cookies or all (contract.md, 3). Before a choice it may not.
 */
export function mayKeepHere(): boolean {
  const policy = asCookiePolicy(cookieIn(document.cookie, "cookie_policy"));
  return policy === "essential" || policy === "all";
}

/** The same on a page, as it changes; undefined until the page has hydrated. */
export function useMayKeepHere(): boolean | undefined {
  return useBrowserCookie("cookie_policy") === undefined ? undefined : mayKeepHere();
}
