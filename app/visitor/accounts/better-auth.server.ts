import { APIError } from "better-auth/api";

/** True for a refusal that better-auth means for the person, not a failure of its own. */
export function isExpected(cause: unknown): boolean {
  return cause instanceof APIError && cause.statusCode < 500;
}

/** The cookies of an answer of better-auth that are ours to set: the session's alone (contract.md, 3). */
export function sessionCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith("session="));
}

/** The shape of the token in a mailed link; anything else needs no look-up. */
export function isLinkToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(token);
}
