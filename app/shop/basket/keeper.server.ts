import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#app/operations/operation.ts";
import { policyAllows } from "#app/visitor/consent.ts";
import { type Basket, findBasket, guestsBasket, type Owner, openBasket } from "./basket-store.server.ts";

const cookie = "basket";
const keptDays = 30;
/** 128 random bits, as base64 writes them (contract.md, 10). */
const tokenShape = /^[A-Za-z0-9_-]{22}$/;

type Asker = Pick<Context, "person" | "cookies">;

/** Whose basket a request means; null for a guest who has none. */
export function ownerOf({ person, cookies }: Asker): Owner | null {
  return person ? { person: person.id } : guestOf(cookies);
}

/** The guest that a cookie names; what is no token of ours names nobody. */
export function guestOf(cookies: Asker["cookies"]): Owner | null {
  const token = cookies.get(cookie);
  return token && tokenShape.test(token) ? { tokenHash: hashOf(token) } : null;
}

/**
 * The basket to put something into, nobody else's to change meanwhile; made where there is none. A guest's cookie is kept on for 30 days.
 * One that names no basket is taken for none: a token is ours to draw, or whoever planted it would share what it opens.
 */
export async function openOwnBasket({ db, person, cookies }: Pick<Context, "db"> & Asker): Promise<Basket> {
  if (person) return openBasket(db, { person: person.id });
  const sent = guestOf(cookies);
  const known = sent ? await findBasket(db, sent, true) : undefined;
  const token = known ? cookies.get(cookie)! : randomBytes(16).toString("base64url");
  cookies.set(cookie, token, { days: keptDays, httpOnly: true });
  return known ?? guestsBasket(hashOf(token));
}

/** Takes the guest's cookie away, once its basket is somebody's. */
export function forgetGuest(cookies: Asker["cookies"]): void {
  cookies.set(cookie, "", { days: 0, httpOnly: true });
}

/** A basket is kept for who allows essential cookies, or all (contract.md, 3). */
export function mayHaveBasket(cookies: Asker["cookies"]): boolean {
  return policyAllows(cookies.get("cookie_policy"));
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
