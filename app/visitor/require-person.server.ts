import { type RouterContextProvider, redirect } from "react-router";
import type { Person } from "#app/operations/operation.ts";
import { visitOf } from "#app/operations/visit.ts";
import { signInAddress } from "./return-address.ts";

/**
 * The signed-in person behind a page that is for members; everybody else is led to the sign-in page
 * and comes back from there (contract.md, 4: Signed out). The page's language prefix stays.
 * @throws a redirect to `/login?redir={path and query}`
 */
export async function requirePerson(args: { context: Readonly<RouterContextProvider>; url: URL }): Promise<Person> {
  const person = await visitOf(args).person();
  if (person) return person;
  throw redirect(signInAddress(args.url.pathname + args.url.search));
}
