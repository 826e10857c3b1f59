import { splitLocale } from "#app/i18n/locale.ts";
import { returnPath } from "#app/kit/return-path.ts";

/**
 * Where to go after a form, as pages' redirects take it: a path of this site without a language
 * prefix, which they put back (contract.md, 2 and 4). It is checked again once the prefix is off, because
 * `/fr-fr//elsewhere` would turn into another site's address.
 */
export function returnAddress(wanted: unknown): string {
  const path = returnPath(wanted);
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const { locale, prefix, rest } = splitLocale(pathname);
  return locale && prefix ? returnPath(rest + path.slice(pathname.length)) : path;
}

/** Where people see and change what their account holds. */
export const ownAccountPath = "/your-account/update";

/** Where signing in with an account elsewhere begins (`/{provider}`), comes back to (`/{provider}/back`) and is settled. */
export const loginWithPath = "/your-account/login-with";

/** The sign-in address that leads back to a page: `/login?redir=/my-bar` (contract.md, 4). */
export function signInAddress(back: string): string {
  return `/login?redir=${encodeURIComponent(back).replaceAll("%2F", "/")}`;
}

/** Addresses that are somebody's own, without a language prefix (contract.md, 13: Signed out). */
const own = /^\/(?:your|your-account|my-bar|builder)(?:\/|$)/;
const open =
  /^\/(?:your-account\/login(?:-with(?:\/[^/]+){0,2})?|builder(?:\/(?:home|login|register|forgot-password|get-started))?)\/?$/;

/**
 * True for a path that only shows something to who is signed in, whether there is such a page or not: an answer that
 * differed would tell which there are. Addresses are compared as the router does, in any case of their letters.
 */
export function isForMembers(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/{2,}/g, "/");
  return own.test(plain) && !open.test(plain);
}
