import { redirect } from "react-router";
import { offsetWithin } from "#app/kit/paging.ts";
import { queryOf } from "#app/kit/query.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { CardRow } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager, Tabs } from "#app/ui/list.ts";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { collectionPath, collectionsPath } from "../collection.ts";
import { collectionTask } from "../collection-tasks.server.ts";
import { itemSearchTask } from "../item-search-task.server.ts";
import type { Route } from "./+types/add-item-page";

const size = 24;
const token = /^[A-Za-z0-9_-]{1,40}$/;
const plain = (value: unknown) => (typeof value === "string" && token.test(value) ? value : "");

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { code } = args.params;
  const { keyword, category, source, h, offset: asked } = readFields(args.url.search);
  const caller = await visitOf(args).caller();
  const wanted = itemSearchTask.input.parse({ collection_id: code, keyword, category });
  const find = async (offset: unknown) =>
    valueFrom(await run(itemSearchTask, { ...wanted, limit: size, offset }, caller));
  const first = await find(asked);
  const offset = offsetWithin(Math.floor(Math.max(0, Number(asked) || 0) / size) * size, size, first.result_count);
  const found = String(offset) === String(asked ?? 0) ? first : await find(offset);
  return {
    code,
    ...found,
    offset,
    keyword: wanted.keyword,
    category: wanted.category,
    source: plain(source),
    h: plain(h),
  };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { link_table, link_id } = await readForm(args.request);
  const visit = visitOf(args);
  const asked = { id: args.params.code, link_table, link_id, add_item: "yes" };
  const done = await run(collectionTask, asked, await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  const code = "id_encoded" in done.value ? done.value.id_encoded : args.params.code;
  // builder.md, 2: it returns to the collection unless a source is set.
  const stays = args.url.searchParams.get("source");
  throw redirect(stays ? collectionPath(code, "/add-item") + args.url.search : collectionPath(code), 303);
}

const kinds = [
  { text: "Drinks", category: "cocktails" },
  { text: "Bottles", category: "spiritbrands" },
  { text: "Ingredients", category: "ingredients" },
] as const;

/** builder.md, 2: what can be put into a collection, found by its name. */
export default function AddItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, result, result_count: count, offset, keyword, category, source, h } = loaderData;
  const path = collectionPath(code, "/add-item");
  const address = (other: Record<string, string | number>) =>
    path + queryOf({ keyword, category, source, h, ...other });
  return (
    <BuilderFrame
      here={collectionsPath}
      title="Add something"
      name="Add to a collection"
      description="Find what belongs into it."
      lead={
        <A to={collectionPath(code)} className="text-link inline-flex min-h-11 items-center">
          Back to the collection
        </A>
      }
    >
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <Tabs
        label="What to add"
        tabs={kinds.map((kind) => ({ text: kind.text, to: address({ category: kind.category }) }))}
        here={address({})}
      />
      <form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <input type="hidden" name="category" value={category} />
        {source ? <input type="hidden" name="source" value={source} /> : null}
        {h ? <input type="hidden" name="h" value={h} /> : null}
        <label className="block min-w-0 flex-1 basis-60">
          <span className="mb-1 block font-semibold">Name</span>
          <input key={keyword} type="search" name="keyword" className="input" defaultValue={keyword} maxLength={100} />
        </label>
        <button type="submit" className="button button-main">
          Search
        </button>
      </form>
      <p role="status" className="mb-4 font-semibold">
        {keyword ? `${count} found` : count > 0 ? "Your favourites" : ""}
      </p>
      {result.length === 0 ? (
        <Empty title="No results found">
          <p>{keyword ? "Your search returned no results" : "Search by name, or make something a favourite first."}</p>
        </Empty>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {result.map((item) => (
            <CardRow
              key={item.id}
              item={item.id}
              image={item.image}
              colour={item.colour}
              name={
                <A to={item.present.href} className="hover:underline">
                  {item.display_name}
                </A>
              }
              actions={
                item.in_collection === "yes" ? (
                  <p className="font-semibold text-good">In it</p>
                ) : (
                  <form method="post">
                    <input type="hidden" name="link_table" value={item.link_table} />
                    <input type="hidden" name="link_id" value={item.link_id} />
                    <button type="submit" className="button button-quiet">
                      Add<span className="sr-only">: {item.display_name}</span>
                    </button>
                  </form>
                )
              }
            >
              <p className="text-muted">{item.facts ?? item.teaser}</p>
            </CardRow>
          ))}
        </ul>
      )}
      <Pager
        label="Pages of what was found"
        {...{ offset, size, total: count, ends: true }}
        href={(place) => address({ offset: place })}
      />
    </BuilderFrame>
  );
}
