import { redirect, useActionData } from "react-router";
import { queryOf } from "#app/kit/query.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { Outcome, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { ownIngredientPaths } from "../../own-ingredients/ingredient.ts";
import { texts } from "../../texts.ts";
import { categories } from "../categories.ts";
import { addItemTask } from "../item-tasks.server.ts";
import type { Route } from "./+types/add-page";
import { AddRow } from "./add-row.tsx";
import { loadAdding } from "./load-adding.server.ts";
import { addPath, historyToken, wayBack, withToken } from "./way-back.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return loadAdding(args.url, visitOf(args), args.request.headers.get("referer"));
}

/** Puts something into the bar, and leads back where the page was reached from, if it was asked to. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(addItemTask, { link_id: fields.link_id, link_table: fields.link_table }, await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  // A form that does not say where it leads back is sent to an address that may (builder.md, 2).
  const { "return-on-add": asked, h } = { ...readFields(args.url.search), ...fields };
  const back = wayBack(asked, null);
  const here = args.url.pathname + args.url.search;
  throw redirect(returnAddress(back === null ? here : withToken(back, historyToken(h))), 303);
}

const plain = { sort: "best", category: "" };
const orders = optionsOf({ best: "Best match", name: "A to Z" });
const shelves = {
  name: "category",
  label: "Shelf",
  options: [{ value: "", text: "All" }, ...categories.map(({ name, title }) => ({ value: name, text: title }))],
};

/** builder.md, 2: ingredients to add to the own list, by name or by shelf. */
export default function AddPage({ loaderData }: Route.ComponentProps) {
  const { result, count, at, iid, only, back, h } = loaderData;
  const { keyword } = at;
  const failed = useActionData<typeof action>();
  // What every further address of the page keeps.
  const kept = { "return-on-add": back ?? "", h };
  const bottles = `/my-bar/search${queryOf({ keyword })}`;
  return (
    <BuilderFrame
      here={addPath}
      title="Add ingredients"
      description="Find an ingredient by its name or by its shelf, and add it to your list."
      lead={
        <p>
          What you add counts at once, in every list.{" "}
          <A to={bottles} className="text-link">
            Add a bottle by its brand
          </A>
        </p>
      }
    >
      {failed ? <Outcome failed>{failed.reason}</Outcome> : null}
      <ListControls
        path={addPath}
        {...{ at, plain, orders, count }}
        choices={[shelves]}
        kept={only ? { ...kept, iid } : kept}
      />
      {only ? (
        <p className="mb-4">
          <A to={addPath + queryOf(kept)} className="text-link">
            Show all ingredients
          </A>
        </p>
      ) : null}
      <ResultBar count={count === 1 ? "1 ingredient" : `${count} ingredients`} none={count === 0}>
        <ListShapes />
      </ResultBar>
      {count === 0 ? (
        <Empty title={texts.noIngredients}>
          <p>{texts.searchReturnedNone}</p>
          <p className="mt-4">
            <A to={ownIngredientPaths.add + queryOf({ name: keyword })} className="text-link">
              Write {keyword ? `“${keyword}”` : "it"} as an ingredient of your own
            </A>
          </p>
          <p className="mt-4">
            <A to={addPath + queryOf(kept)} className="text-link">
              Show all ingredients
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="row-list">
          {result.map((item) => (
            <AddRow key={item.id} item={item} kept={kept} />
          ))}
        </ul>
      )}
      <ListPager label="Pages of ingredients" offset={at.offset} size={at.limit} total={count} />
    </BuilderFrame>
  );
}
