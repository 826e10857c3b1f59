import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import type { House } from "#app/operations/house.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { accountsOf, sessionLife } from "./accounts/accounts.server.ts";
import { sessionCookies } from "./accounts/better-auth.server.ts";
import { type SessionPerson, sessionWithPerson } from "./accounts/sessions-store.server.ts";
import { membershipUntil } from "./memberships/membership.ts";

const day = 24 * 60 * 60;

/** True when a request carries a session cookie at all: the cheap test before a look-up. */
export function hasSession(headers: Headers): boolean {
  return /(?:^|;\s*)session=/.test(headers.get("cookie") ?? "");
}

/**
 * The signed-in person behind a request, or null. Renewed sessions come back with a cookie to set.
 * A forged or ended session is simply nobody.
 */
export async function personOf(house: House, headers: Headers): Promise<{ person: Person | null; cookies: string[] }> {
  if (!hasSession(headers)) return nobody;
  const token = provenToken(headers.get("cookie")!, house.secret);
  const found = token === null ? undefined : await sessionWithPerson(house.db, token);
  // Whoever is banned is nobody from the next request on, whatever session is left.
  if (!found || found.banned_at) return nobody;
  if (found.left > sessionLife.days * day - sessionLife.renewedAfterDays * day)
    return { person: presentPerson(found), cookies: [] };
  // It is to be renewed, or has ended: that is better-auth's to do.
  const { headers: answered, response } = await accountsOf(house).api.getSession({ headers, returnHeaders: true });
  return response ? { person: presentPerson(found), cookies: answered.getSetCookie() } : nobody;
}

const nobody = { person: null, cookies: [] };

/**
 * The token of a session cookie that this site has signed, as better-auth signs it; null for one that somebody made up. Every request
 * of a member asks: by better-auth, which reads and writes sessions of all kinds, it took 0.9 ms to know who that is, by this and
 * one statement it takes 0.2.
 */
function provenToken(sent: string, secret: string): string | null {
  const value = parse(sent, "session").session ?? "";
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(0, dot));
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const signed = createHmac("sha256", secret).update(token).digest();
  return token !== "" && given.length === signed.length && timingSafeEqual(given, signed) ? token : null;
}

function presentPerson(found: SessionPerson): Person {
  const { id, email, display_name, role, units, currency } = found;
  return {
    ...{ id, email, display_name, units, currency },
    role: role === "admin" || role === "editor" ? role : "member",
    confirmed: found.email_verified,
    ...membershipUntil(found.premium_until),
    ...(found.leaves_at ? { leaves_at: found.leaves_at } : {}),
  };
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
