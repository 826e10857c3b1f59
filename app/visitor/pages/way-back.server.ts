import { redirect } from "react-router";
import { returnPath } from "#app/kit/return-path.ts";

/** Leads who has signed in to where they wanted to go (contract.md, 4), or home. */
export function wayBack(wanted: unknown, origin: string): Response {
  const target = returnPath(wanted);
  if (target === "/") return redirect(target, 303); // Nowhere in particular: home, in the page's language.
  // Said with its origin, the address is taken as it is: the router would put the page's language before it
  // (server/answering/pages.ts takes the origin off again).
  return redirect(new URL(target, origin).href, 303);
}

/**
 * Leads who has just joined to what they wanted, and to their bar, in the page's language, where they wanted nothing in particular. Only
 * signing in leads home then (contract.md, 4); what is no address of the site does as well.
 */
export function wayOfNewcomer(wanted: unknown, origin: string): Response {
  const isNowhere = wanted === undefined || wanted === null || wanted === "" || wanted === "/";
  return isNowhere ? redirect("/my-bar", 303) : wayBack(wanted, origin);
}
