import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { loadFavourites } from "../bar/list-operations.server.ts";
import { barAction } from "../changes/bar-action.server.ts";
import { listSize, loadWithin, offsetsOf } from "../paging/paging.ts";
import type { Route } from "./+types/favourites-page";
import { markedKeys } from "./marked-lists.tsx";
import { MarkedPage } from "./marked-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const offsets = offsetsOf(markedKeys, args.url.searchParams);
  const caller = await visitOf(args).caller();
  return loadWithin(offsets, listSize, async (pages) => valueFrom(await run(loadFavourites, pages, caller)));
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  return (
    <MarkedPage
      title="Favourites"
      intro="Drinks, bottles and ingredients that you come back to."
      empty="empty-favourites"
      {...loaderData}
    />
  );
}
