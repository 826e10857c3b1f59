import { useState } from "react";
import { valueFrom } from "#app/operations/page.server.ts";
import { run, runRead } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { AddBottle } from "../adding/add-dialog.tsx";
import { subTypes } from "../bar-types.ts";
import { BarList } from "../board/bar-list.tsx";
import { loadCabinets } from "../cabinets/cabinet-operations.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { barAction } from "../changes/bar-action.server.ts";
import { indexSizes, loadWithin, offsetsOf } from "../paging/paging.ts";
import { loadStarter } from "../recipes/filters/choice-operations.server.ts";
import { loadUnlocks } from "../recipes/recipe-operations.server.ts";
import { Starter } from "../starter/starter.tsx";
import { starterKeys } from "../starter/starter-keys.ts";
import { NextBottle } from "../unlocks/next-bottle.tsx";
import type { Route } from "./+types/bar-page";
import { BarHead } from "./bar-head.tsx";
import { loadItems } from "./list-operations.server.ts";
import { SortForm, sortOf } from "./sort-form.tsx";

/** How many things to buy next are told, of those from a bottle shop and of those from a supermarket. */
const bestUnlocks = 5;
/** A bar with fewer things than this is offered the common bottles. */
const smallBar = 8;
/** With so many things no bar of those that were offered them is left, for it can only have grown by them. */
const mostPicked = smallBar + starterKeys.reduce((sum, { keys }) => sum + keys.length, 0);

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const offsets = offsetsOf(subTypes, args.url.searchParams);
  const sort = sortOf(args.url.searchParams);
  const [loaded, unlocks, bars] = await Promise.all([
    loadWithin(offsets, indexSizes.large, async (pages) =>
      valueFrom(await runRead(loadItems, { ...pages, sort }, caller)),
    ),
    run(loadUnlocks, { limit: bestUnlocks, source: "each" }, caller),
    run(loadCabinets, {}, caller),
  ]);
  const { makeable, result } = valueFrom(unlocks);
  const { result: cabinets, combined } = valueFrom(bars);
  const which = combined ? "All your bars" : (cabinets.find(({ active }) => active)?.name ?? "");
  const starter = loaded.lists.total_result_count < mostPicked ? valueFrom(await run(loadStarter, {}, caller)) : [];
  return pack({ ...loaded, which, makeable, unlocks: result, starter, sort }, args.request);
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function BarPage({ loaderData }: Route.ComponentProps) {
  const { lists, which, makeable, unlocks, starter, offsets, sort } = unpack(loaderData);
  const total = lists.total_result_count;
  // Once offered, the common bottles stay while they are picked from.
  const [offered] = useState(total < smallBar);
  return (
    <>
      <DocumentHead
        title="My Bar"
        description="What stands in your bar, what it makes, and the bottle that would add the most."
      />
      <BarHead makeable={makeable} empty={total === 0} which={which}>
        <div className="flex flex-wrap gap-3">
          <AddBottle makeable={makeable} />
          <A to="/my-bar/paste" className="button button-quiet">
            Paste a list
          </A>
          <A to="/my-bar/code" className="button button-quiet">
            By barcode
          </A>
          <A to="/your/shared" className="button button-quiet">
            Show it to others
          </A>
        </div>
      </BarHead>
      <ActionNotice />
      {offered && starter.length > 0 ? <Starter groups={starter} makeable={makeable} /> : null}
      {total === 0 ? null : (
        <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="xl:order-last">
            <NextBottle unlocks={unlocks} />
          </div>
          <div>
            <SortForm sort={sort} />
            {subTypes.map((key) => (
              <BarList
                key={key}
                kind={key}
                items={lists[key].result}
                total={lists[key].result_count}
                offset={offsets[key]}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
