import type { House } from "#app/platform/house.server.ts";
import type { Person } from "#app/platform/operation.ts";
import { accountsOf } from "./accounts.server.ts";

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
  if (!user) return { person: null, cookies: [] };
  const person: Person = {
    id: user.id,
    email: user.email,
    display_name: user.name,
    role: user.role === "admin" || user.role === "editor" ? user.role : "member",
    premium: user.premium === true,
  };
  return { person, cookies: answer.headers.getSetCookie() };
}
