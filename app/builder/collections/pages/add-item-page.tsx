import { redirect } from "react-router";
import { queryOf } from "#app/kit/query.ts";
import { readForm, rejected, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { CardRow, unbroken } from "#app/ui/cards.ts";
import { Outcome, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar, Tabs } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { historyToken, withToken } from "../../ingredients/adding/way-back.ts";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { texts } from "../../texts.ts";
import { collectionPath, collectionsPath } from "../collection.ts";
import { collectionTask } from "../collection-tasks.server.ts";
import { itemSearchTask } from "../item-search-task.server.ts";
import type { Route } from "./+types/add-item-page";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { code } = args.params;
  const { keyword, category, sort, source, h, limit, offset } = readFields(args.url.search);
  const caller = await visitOf(args).caller();
  const size = sizeOf(limit);
  const wanted = itemSearchTask.input.omit({ collection_id: true }).parse({ keyword, category, sort });
  const found = await pageOf(size, offset, async (offset) =>
    valueNamed(await run(itemSearchTask, { ...wanted, collection_id: code, limit: size, offset }, caller)),
  );
  const at = { keyword: wanted.keyword, sort: wanted.sort, limit: size, offset: found.offset };
  return { code, ...found, at, kept: { category: wanted.category, source: historyToken(source), h: historyToken(h) } };
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
  const { source, h } = readFields(args.url.search);
  const back = withToken(collectionPath(code), historyToken(h));
  throw redirect(source ? collectionPath(code, "/add-item") + args.url.search : back, 303);
}

const kinds = [
  { text: "Drinks", category: "cocktails" },
  { text: "Bottles", category: "spiritbrands" },
  { text: "Ingredients", category: "ingredients" },
] as const;

const plain = { sort: "best", category: "cocktails" };
const orders = optionsOf({ best: "Best match", name: "A to Z" });

/** builder.md, 2: what can be put into a collection, found by its name. */
export default function AddItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, result, result_count: count, at, kept } = loaderData;
  const path = collectionPath(code, "/add-item");
  const { keyword } = at;
  const tabTo = (category: string) => path + queryOf({ ...kept, keyword, category });
  return (
    <BuilderFrame
      here={collectionsPath}
      title="Add something"
      name="Add to a collection"
      description="Find what belongs into it."
      lead={
        <A to={withToken(collectionPath(code), kept.h)} className="text-link inline-flex min-h-11 items-center">
          Back to the collection
        </A>
      }
    >
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <Tabs
        label="What to add"
        tabs={kinds.map((kind) => ({ text: kind.text, to: tabTo(kind.category) }))}
        here={tabTo(kept.category)}
      />
      <ListControls {...{ path, at, plain, orders, count, kept }} />
      <ResultBar count={keyword ? `${count} found` : count > 0 ? "Your favourites" : "Nothing yet"}>
        <ListShapes />
      </ResultBar>
      {result.length === 0 ? (
        <Empty title={texts.noResults}>
          <p>{keyword ? texts.searchReturnedNone : "Search by name, or make something a favourite first."}</p>
        </Empty>
      ) : (
        <ul className="row-list">
          {result.map((item) => (
            <CardRow
              key={item.id}
              className="row-tight"
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
              <p className="text-muted">{item.facts ? unbroken(item.facts) : item.teaser}</p>
            </CardRow>
          ))}
        </ul>
      )}
      <ListPager label="Pages of what was found" offset={at.offset} size={at.limit} total={count} />
    </BuilderFrame>
  );
}
