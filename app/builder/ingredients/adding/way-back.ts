import { saysYes } from "#app/kit/query.ts";
import { returnPath } from "#app/kit/return-path.ts";

/** builder.md, 2: where somebody adds ingredients. */
export const addPath = "/builder/ingredients/add";

/**
 * builder.md, 2: `return-on-add`: where an add leads back to: the path that it names or, where it only says yes, the page that
 * led here. Null where it says nothing: one goes on adding.
 * @param from the address of the page that led here, on this site
 */
export function wayBack(sent: unknown, from: string | null): string | null {
  if (typeof sent !== "string" || sent === "") return null;
  if (!saysYes(sent)) {
    const path = returnPath(sent);
    return path === "/" && sent !== "/" ? null : path;
  }
  const path = from === null ? "/" : returnPath(from);
  return path === "/" || path.split(/[?#]/)[0]!.endsWith(addPath) ? "/builder/ingredients" : path;
}

/** contract.md, 9: `h` is handed through as it is; anything else is as if it were not there. */
export const historyToken = (sent: unknown): string =>
  typeof sent === "string" && /^[A-Za-z0-9_-]{1,40}$/.test(sent) ? sent : "";

/** An address with the history token that it was reached with. */
export function withToken(address: string, token: string): string {
  if (token === "") return address;
  const url = new URL(address, "http://this.site");
  url.searchParams.set("h", token);
  return url.pathname + url.search + url.hash;
}
