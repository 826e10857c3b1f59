import { redirect } from "react-router";
import { visitOf } from "#app/operations/visit.ts";
import { readings } from "../area-readings.server.ts";
import { listQuery, readNarrowed } from "../areas/area-filters.ts";
import { chanceOf } from "../areas/found/list-store.server.ts";
import { asksOwn, ownOf } from "../areas/personal-filters.server.ts";
import { settled } from "../areas/settled.server.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import type { Route } from "./+types/random-resource";

/**
 * `/cocktails/random`: leads to one drink of those that the list's filters leave, to another each time, and is kept by
 * nobody (contract.md, 7). Where they leave none it leads to the list, which says so.
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(args);
  const reading = readings.cocktails;
  const asked = await settled(visit.house, reading, readNarrowed(cocktails, args.url.searchParams));
  const caller = asksOwn(cocktails, asked) ? await visit.caller() : visit.publicCaller();
  const { narrowed, own } = await ownOf(cocktails, asked, caller);
  const href = await chanceOf(visit.house, reading, narrowed, own);
  // It names nothing that is public about it, so nobody keeps it.
  return redirect(href ?? `${cocktails.path}${listQuery(cocktails, asked)}`, 303);
}
