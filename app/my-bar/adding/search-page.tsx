import { pageWithin } from "#app/kit/paging.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { runRead } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager, ResultBar } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { subTypes } from "../bar-types.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { barAction } from "../changes/bar-action.server.ts";
import { searchSize, shownPage } from "../paging/paging.ts";
import type { Route } from "./+types/search-page";
import { FoundCard } from "./found-card.tsx";
import { searchItem } from "./item-operations.server.ts";
import { SearchForm } from "./search-form.tsx";

/** Not for a list that opens while one types, and of bottles and ingredients alike. */
const wholeSearch = { autocomplete: false, "search-all": false, "must-be-ingredient": false };

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const page = shownPage(query.get("limit"), query.get("offset"), searchSize);
  const keyword = (query.get("keyword") ?? "").trim().slice(0, 100);
  const wanted = query.get("sub_type");
  const sub_type = subTypes.find((name) => name === wanted) ?? ("all" as const);
  const caller = await visitOf(args).caller();
  const asked = { keyword, sub_type, ...wholeSearch, limit: page.limit };
  const find = async (offset: number) => valueFrom(await runRead(searchItem, { ...asked, offset }, caller));
  return { ...(await pageWithin(page.offset, page.limit, find)), keyword, sub_type };
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, limit, offset, keyword, sub_type } = loaderData;
  return (
    <>
      <DocumentHead
        title="Find a bottle · My Bar"
        description="Find an ingredient or a bottle and put it into your bar."
      />
      <PageHead eyebrow="My Bar" title="Find a bottle or ingredient" />
      <ActionNotice />
      <SearchForm keyword={keyword} subType={sub_type} />
      <ResultBar count={count === 1 ? "1 result" : `${count} results`} />
      {count === 0 ? (
        <Empty title="No results found">
          <p>Please try a different search query</p>
          <p className="mt-4">
            <A to="/my-bar/search" className="text-link">
              Show everything
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {result.map((item) => (
            <FoundCard key={`${item.link_table}:${item.link_id}`} item={item} />
          ))}
        </ul>
      )}
      <Pager label="Results" offset={offset} size={Math.max(1, limit)} total={count} className="mt-6" />
    </>
  );
}
