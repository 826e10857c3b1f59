import { createContext, type RouterContext, type RouterContextProvider } from "react-router";
import type { Cookies } from "#app/platform/cookies.server.ts";
import type { House } from "./house.server.ts";
import type { Caller, Person } from "./operation.ts";

/** What a page's loader or action knows of the request that it answers. */
export type Visit = {
  house: House;
  /** The page's scripts carry it; only scripts with it run. */
  nonce: string;
  /** `en-gb`, `fr-fr`: one of those that the site knows. */
  locale: string;
  /** What the address began with: empty, `/en-gb`, `/fr-fr`. */
  prefix: string;
  /** The signed-in person; read from the database once, when first asked for. */
  person(): Promise<Person | null>;
  /** The caller for `run`, with the person looked up. */
  caller(): Promise<Caller>;
  /** The caller for reads that are the same for everyone. */
  publicCaller(): Caller;
  /** Whether the request proves that it comes from the site (contract.md, 4): a GET that changes something asks. */
  fromTheSite: boolean;
  /** The cookies of the request, and those that the answer shall set. */
  cookies: Cookies;
  /** A header that the answer shall carry. */
  addHeader(name: string, value: string): void;
};

// The page build and the server each load this module: both must find the same key.
const shared = globalThis as { [key: symbol]: RouterContext<Visit> | undefined };
const name = Symbol.for("jigger/visit");
shared[name] ??= createContext<Visit>();
export const visitContext: RouterContext<Visit> = shared[name];

/** The visit that a loader or action belongs to. */
export function visitOf(args: { context: Readonly<RouterContextProvider> }): Visit {
  return args.context.get(visitContext);
}
