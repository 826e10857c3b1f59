import { redirect } from "react-router";
import { readForm, rejected, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { Field, Outcome, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { keywordChip } from "../../lists/list-address.ts";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { texts } from "../../texts.ts";
import { collectionsPath } from "../collection.ts";
import { collectionsTask, collectionTask } from "../collection-tasks.server.ts";
import type { Route } from "./+types/collections-page";
import { CollectionCard } from "./collection-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { premium } = await requirePerson(args);
  const caller = await visitOf(args).caller();
  const fields = readFields(args.url.search);
  const limit = sizeOf(fields.limit);
  const { keyword, sort } = collectionsTask.input.parse({ keyword: fields.keyword, sort: fields.sort });
  const find = async (asked: object) => valueFrom(await run(collectionsTask, { keyword, sort, ...asked }, caller));
  const at = (offset: number) => ({ keyword, sort, limit, offset });
  if (premium) {
    const own = await pageOf(limit, fields.offset, (offset) => find({ whose: "own", limit, offset }));
    return { ...own, gratis: [], at: at(own.offset) };
  }
  // Without premium there are those of before, if any, and what editors offer.
  const { result, ...told } = await find({});
  const own = result.filter(({ is_gratis }) => is_gratis === "no");
  const gratis = result.filter(({ is_gratis }) => is_gratis === "yes");
  const page = await pageOf(limit, fields.offset, async (offset) => ({
    ...{ ...told, result: own.slice(offset, offset + limit), result_count: own.length },
  }));
  return { ...page, gratis, at: at(page.offset) };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const [intent, name] = [textIn(fields, "intent"), textIn(fields, "name")];
  const visit = visitOf(args);
  const asked = intent === "choose" ? { id: fields.id, choose: "yes" } : { name };
  const done = await run(collectionTask, asked, await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason, field: done.fields?.name, name });
  throw redirect("href" in done.value ? done.value.href : collectionsPath, 303);
}

const plain = { sort: "own" };
const orders = optionsOf({ own: "As they were made", name: "A to Z", items: "Fullest first" });

/** builder.md, 2: the collections of a person, and those that editors made for who has no premium. */
export default function CollectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result: own, result_count: count, gratis, premium_enabled: premium, at } = loaderData;
  return (
    <BuilderFrame
      here={collectionsPath}
      title="Your collections"
      description="Drinks and bottles that you put together."
      lead={
        <p>
          Drinks, bottles and ingredients that belong together: for a party, for a season, for the menu of your bar.
        </p>
      }
      actions={
        premium && count > 5 ? (
          <a href="#new" className="button button-main">
            Begin a new one
          </a>
        ) : null
      }
    >
      {actionData && !actionData.field ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {count > 0 || at.keyword ? (
        <>
          <ListControls path={collectionsPath} {...{ at, plain, orders, count }} />
          <ResultBar
            count={count === 1 ? "1 collection" : `${count} collections`}
            chips={keywordChip(collectionsPath, at, plain)}
          >
            <ListShapes />
          </ResultBar>
        </>
      ) : null}
      {count > 0 ? (
        <ul className="cover-list">
          {own.map((collection) => (
            <CollectionCard key={collection.id_encoded} collection={collection} />
          ))}
        </ul>
      ) : (
        <Empty title={texts.noCollections}>
          <p>{at.keyword ? texts.nothingMatches : texts.noCollectionsYet}</p>
        </Empty>
      )}
      <ListPager label="Pages of collections" offset={at.offset} size={at.limit} total={count} />
      {premium ? (
        <form method="post" id="new" className="card mt-8 max-w-xl p-5">
          <h2 className="mb-4 text-2xl">A new collection</h2>
          <Field
            name="name"
            label="Name"
            hint="80 characters at most: “Sunday on the terrace”."
            maxLength={80}
            required
            defaultValue={actionData?.name}
            error={actionData?.field}
          />
          <button type="submit" className="button button-main">
            Make it
          </button>
        </form>
      ) : (
        <p className="panel my-8 p-5">
          To make collections of your own, and menus of them, is part of{" "}
          <A to="/premium" className="underline">
            Premium
          </A>
          .
        </p>
      )}
      {gratis.length > 0 ? (
        <section>
          <h2 className="mb-3 text-2xl">From our editors</h2>
          <form method="post">
            <input type="hidden" name="intent" value="choose" />
            <fieldset className="mb-4">
              <legend className="mb-3 text-muted">Without Premium one of them is yours.</legend>
              <ul className="cover-list">
                {gratis.map((collection) => (
                  <CollectionCard key={collection.id_encoded} collection={collection} choice />
                ))}
              </ul>
            </fieldset>
            <button type="submit" className="button button-main">
              Choose it
            </button>
          </form>
        </section>
      ) : null}
    </BuilderFrame>
  );
}
