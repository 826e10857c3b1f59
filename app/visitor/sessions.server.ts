import type { House } from "#app/operations/house.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { accountsOf } from "./accounts/accounts.server.ts";
import { sessionCookies } from "./accounts/better-auth.server.ts";
import { membershipUntil } from "./memberships/membership.ts";

/** True when a request carries a session cookie at all: the cheap test before a look-up. */
export function hasSession(headers: Headers): boolean {
  return /(?:^|;\s*)session=/.test(headers.get("cookie") ?? "");
}

/**
 * The signed-in person behind a request, or null. Renewed sessions come back with a cookie to set.
 * A forged or ended session is simply nobody.
 */
export async function personOf(house: House, headers: Headers): Promise<{ person: Person | null; cookies: string[] }> {
  if (!hasSession(headers)) return { person: null, cookies: [] };
  const answer = await accountsOf(house).api.getSession({ headers, returnHeaders: true });
  const user = answer.response?.user;
  // Whoever is banned is nobody from the next request on, whatever session is left.
  if (!user || user.banned_at) return { person: null, cookies: [] };
  const person: Person = {
    id: user.id,
    email: user.email,
    display_name: user.name,
    role: user.role === "admin" || user.role === "editor" ? user.role : "member",
    confirmed: user.emailVerified === true,
    ...membershipUntil(user.premium_until ? new Date(user.premium_until) : null),
    ...(user.leaves_at ? { leaves_at: new Date(user.leaves_at) } : {}),
    units: user.units ?? null,
    currency: user.currency ?? null,
  };
  return { person, cookies: answer.headers.getSetCookie() };
}

/**
 * Ends the session that a `Cookie` header names; one that is none, or has ended, is no mistake.
 * @returns the cookie that takes it away, where there was one
 * @throws while the database cannot end it
 */
export async function endSession(house: House, cookie: string): Promise<string[]> {
  const asked = new Headers({ cookie });
  if (!hasSession(asked)) return [];
  const { headers } = await accountsOf(house).api.signOut({ headers: asked, returnHeaders: true });
  // better-auth takes the cookie away even where the session could not be ended (it logs that and goes on): a copy
  // of the cookie would go on being signed in. So look, which fails as it should while the database is away.
  if ((await personOf(house, asked)).person) throw new Error("the session outlived its sign-out");
  return sessionCookies(headers);
}

/** What the session of a cookie is known by in the database, once its person is proven: what stands before the signature. */
export function sessionToken(cookie: string | null): string {
  return cookie?.split(".", 1)[0] ?? "";
}
