import { redirect, useActionData } from "react-router";
import { queryOf } from "#app/kit/query.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { ownIngredientPaths } from "../../own-ingredients/ingredient.ts";
import { addItemTask } from "../item-tasks.server.ts";
import type { Route } from "./+types/add-page";
import { AddRow } from "./add-row.tsx";
import { FindForm } from "./find-form.tsx";
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
  const back = wayBack(fields["return-on-add"], null);
  const here = args.url.pathname + args.url.search;
  throw redirect(returnAddress(back === null ? here : withToken(back, historyToken(fields.h))), 303);
}

/** builder.md, 2: ingredients to add to the own list, by name or by shelf. */
export default function AddPage({ loaderData }: Route.ComponentProps) {
  const { result, count, offset, size, keyword, category, iid, only, back, h } = loaderData;
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
      <FindForm keyword={keyword} category={category} kept={kept} />
      {only ? (
        <p className="mb-4">
          <A to={addPath + queryOf(kept)} className="text-link">
            Show all ingredients
          </A>
        </p>
      ) : null}
      <p role="status" className="mb-4 font-semibold">
        {count === 1 ? "1 ingredient" : `${count} ingredients`}
      </p>
      {count === 0 ? (
        <Empty title="No ingredients found">
          <p>Your search returned no results</p>
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
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {result.map((item) => (
            <AddRow key={item.id} item={item} kept={kept} />
          ))}
        </ul>
      )}
      <Pager
        label="Pages of ingredients"
        {...{ offset, size, total: count, ends: true }}
        href={(place) => addPath + queryOf({ keyword, category, iid, ...kept, offset: place })}
        className="mt-6"
      />
    </BuilderFrame>
  );
}
