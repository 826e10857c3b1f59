import { clampNumber } from "#app/kit/paging.ts";
import type { Caller } from "#app/operations/operation.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { findGuestRecipes, loadGuestPicks } from "./guest-operations.server.ts";
import { shownRecipes } from "./use-guest-bar.ts";

/** What a page needs of a guest's bar as its address names it: without any `iid`, of an empty one. */
export async function guestBarOf(caller: Caller, query: URLSearchParams) {
  const asked = { iid: query.getAll("iid").join(","), limit: shownRecipes };
  const offset = query.get("offset") ?? undefined;
  const [picks, ready, nearly] = await Promise.all([
    run(loadGuestPicks, asked, caller),
    run(findGuestRecipes, { ...asked, offset }, caller),
    run(findGuestRecipes, { ...asked, missing: 1, only_missing: true }, caller),
  ]);
  const place = clampNumber(offset, 0, 0, 1_000_000);
  return { picks: valueFrom(picks), ready: valueFrom(ready), nearly: valueFrom(nearly), offset: place };
}
