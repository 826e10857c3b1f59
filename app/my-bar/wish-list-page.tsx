import { phrase } from "#app/i18n/phrases.ts";
import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/wish-list-page";
import { loadWishList } from "./bar/list-operations.server.ts";
import { ActionNotice } from "./screens/desk/action-notice.tsx";
import { barAction } from "./screens/desk/bar-action.server.ts";
import { valueFrom } from "./screens/desk/value-of.server.ts";
import { MarkedLists, markedKeys } from "./screens/items/marked-lists.tsx";
import { listPages, offsetsOf } from "./screens/paging.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const offsets = offsetsOf(markedKeys, args.url.searchParams);
  const lists = valueFrom(await run(loadWishList, listPages(offsets), await visitOf(args).caller()));
  return { lists, offsets };
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function WishListPage({ loaderData }: Route.ComponentProps) {
  const { lists, offsets } = loaderData;
  return (
    <>
      <title>Wish list · My Bar · Jigger</title>
      <PageHead eyebrow="My Bar" title="Wish list">
        <p>What you are looking out for: drinks to try and bottles to buy.</p>
      </PageHead>
      <ActionNotice />
      {lists.total_result_count === 0 ? (
        <Empty title="Wish list">
          <p>{phrase("mybar", "empty-wish-list")}</p>
          <p className="mt-4">
            <A to="/cocktails" className="text-link">
              All cocktails
            </A>
          </p>
        </Empty>
      ) : (
        <MarkedLists lists={lists} offsets={offsets} />
      )}
    </>
  );
}
