import type { House } from "#app/operations/house.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { endSession } from "../sessions.server.ts";
import { accountsOf } from "./accounts.server.ts";
import { sessionCookies } from "./better-auth.server.ts";

type Cookies = Context["cookies"];

/** What better-auth is told of the browser that signs in. */
export function browserHeaders(userAgent = "", cookie?: string): Headers {
  return new Headers({ "user-agent": userAgent, ...(cookie === undefined ? {} : { cookie }) });
}

/** Hands the new session that the library began to the browser. */
export function signedIn(headers: Headers, cookies: Cookies): void {
  for (const line of sessionCookies(headers)) cookies.setLine(line);
}

/** What somebody had as a guest becomes theirs. */
export async function arrive(house: House, personId: string, cookies: Cookies): Promise<void> {
  for (const { arrived } of house.joining) await arrived?.(house, personId, cookies);
}

/**
 * Signs in somebody who has shown who they are without a password, and ends the session that the browser had.
 * @throws what `bannedBecause` knows, for whoever is banned
 */
export async function startSession(
  { house, cookies, userAgent }: Pick<Context, "house" | "cookies" | "userAgent">,
  personId: string,
): Promise<void> {
  const { headers } = await accountsOf(house).api.startSession({
    body: { userId: personId },
    headers: browserHeaders(userAgent),
    returnHeaders: true,
  });
  await endSession(house, cookies.sent);
  await arrive(house, personId, cookies);
  signedIn(headers, cookies);
}
