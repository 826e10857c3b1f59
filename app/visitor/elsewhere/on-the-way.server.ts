import type { House } from "#app/operations/house.server.ts";
import type { Cookies } from "#app/platform/cookies.server.ts";
import { readSigned, signText } from "#app/platform/secrets.server.ts";
import type { Identity, Question } from "./openid.server.ts";

const name = "login_with";
const minute = 60_000;
/** For so long a provider's sign-in page may be looked at, and what it said may wait for its person (minutes). */
const lasts = { asked: 10, vouched: 30 };
/** A longer address is not kept: its person lands on the homepage. */
const longestBack = 300;

type Back = { redir: string };

/** Remembers in the browser what a provider was asked, and where its person wanted to go. */
export function rememberQuestion(house: House, cookies: Cookies, asked: Question & Back & { provider: string }): void {
  remember(house, cookies, "asked", asked);
}

/** What a provider was asked from this browser a moment ago; null where nothing was. */
export function questionAsked(house: House, cookies: Cookies): (Question & Back & { provider: string }) | null {
  const { state, nonce, verifier, provider, redir = "" } = recall(house, cookies, "asked") ?? {};
  return state && nonce && verifier && provider ? { state, nonce, verifier, provider, redir } : null;
}

/** Keeps whom a provider vouched for until they say to which account they belong. */
export function rememberIdentity(house: House, cookies: Cookies, { verified, ...identity }: Identity & Back): void {
  remember(house, cookies, "vouched", {
    ...identity,
    name: identity.name.slice(0, 100),
    verified: verified ? "yes" : "",
  });
}

/** Whom a provider vouched for in this browser; null where nobody. */
export function identityVouched(house: House, cookies: Cookies): (Identity & Back) | null {
  const { provider, subject, email = "", verified, name = "", redir = "" } = recall(house, cookies, "vouched") ?? {};
  return provider && subject ? { provider, subject, email, verified: verified === "yes", name, redir } : null;
}

/** Takes the cookie away: the way is at its end. */
export function forgetWay(cookies: Cookies): void {
  cookies.set(name, "", { days: 0, httpOnly: true });
}

type Part = keyof typeof lasts;

function remember(house: House, cookies: Cookies, part: Part, fields: Record<string, string> & Back): void {
  const kept = { ...fields, redir: fields.redir.length > longestBack ? "" : fields.redir };
  const text = signText({ secret: house.secret, purpose: purposeOf(part) }, kept, Date.now() + lasts[part] * minute);
  cookies.set(name, text, { days: lasts[part] / 1_440, httpOnly: true });
}

function recall(house: House, cookies: Cookies, part: Part): Record<string, string> | null {
  return readSigned({ secret: house.secret, purpose: purposeOf(part) }, cookies.get(name) ?? "");
}

function purposeOf(part: Part): string {
  return `visitor/login-with/${part}`;
}
