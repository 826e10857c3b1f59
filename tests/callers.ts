import type { House } from "#app/operations/house.server.ts";
import type { Caller } from "#app/operations/operation.ts";

export type TestCaller = Caller & { lines: string[] };

/** A caller of a test's own, signed out unless told, with the cookies that it sent; `lines` are those it was told to set. */
export function callerOf(
  house: House,
  { cookie = "", ...change }: Partial<Caller> & { cookie?: string } = {},
): TestCaller {
  const lines: string[] = [];
  const cookies = { sent: cookie, setLine: (line: string) => void lines.push(line) };
  return { house, person: null, locale: "en-gb", address: "203.0.113.9", cookies, ...change, lines };
}
