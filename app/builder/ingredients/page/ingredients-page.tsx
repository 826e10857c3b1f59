import { data, redirect, useActionData } from "react-router";
import { offsetWithin } from "#app/kit/paging.ts";
import { queryOf } from "#app/kit/query.ts";
import { failure } from "#app/kit/result.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { A } from "#app/ui/link.tsx";
import { Pager, Tabs } from "#app/ui/list.ts";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { categories } from "../categories.ts";
import { ingredientsTask } from "../ingredient-tasks.server.ts";
import { addItemTask, deleteItemTask } from "../item-tasks.server.ts";
import { progressTask } from "../progress-task.server.ts";
import type { Route } from "./+types/ingredients-page";
import { inShort } from "./in-short.ts";
import { IngredientFilters } from "./ingredient-filters.tsx";
import { ItemRow } from "./item-row.tsx";
import { listSizes, sizeOf } from "./list-sizes.ts";
import { ProgressPanels } from "./progress-panels.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const part = args.params.part ?? "";
  if (part !== "" && !categories.some(({ name }) => name === part)) throw data(null, { status: 404 });
  const { keyword, sort, pp, limit, offset: asked, said } = readFields(args.url.search);
  const caller = await visitOf(args).caller();
  const size = sizeOf(limit);
  const find = async (offset: unknown) =>
    valueFrom(await run(ingredientsTask, { keyword, sort, pp, type: part, limit: size, offset }, caller));
  const [first, progress] = await Promise.all([find(asked), run(progressTask, {}, caller).then(valueFrom)]);
  // Past the end stands the last page.
  const wanted = Number(asked) > 0 ? Math.floor(Number(asked) / size) * size : 0;
  const offset = offsetWithin(wanted, size, first.result_count);
  const found = String(offset) === String(asked ?? 0) ? first : await find(offset);
  const filters = ingredientsTask.input.parse({ keyword, sort, pp });
  const shown = { keyword: filters.keyword, sort: filters.sort, pp: filters.pp, limit: size };
  return { ...found, progress: inShort(progress), part, offset, filters: shown, said };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const visit = visitOf(args);
  const caller = await visit.caller();
  const done =
    fields.intent === "add"
      ? await run(addItemTask, fields, caller)
      : fields.intent === "delete"
        ? await run(deleteItemTask, fields, caller)
        : failure("invalid", "The form did not say what to do. Please try again.");
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  throw redirect(returnAddress(args.url.pathname + args.url.search), 303);
}

const root = "/builder/ingredients";
const tabs = [
  { text: "All", to: root },
  ...categories.map(({ name, title }) => ({ text: title, to: `${root}/${name}` })),
];

/** builder.md, 2: the ingredient list, with its parts, its filters and how complete it is. */
export default function IngredientsPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, progress, part, offset, filters, said } = loaderData;
  const failed = useActionData<typeof action>();
  const title = categories.find(({ name }) => name === part)?.title;
  const narrowed = filters.keyword !== "" || filters.pp !== "include" || part !== "";
  return (
    <BuilderFrame
      here={root}
      title={title ?? "Your ingredients"}
      description="What you have, how complete it is, and what one more bottle would unlock."
      lead={
        <p>
          What stands in your active bar, with the staples of your pantry.{" "}
          <A to="/builder/ingredients/add" className="underline">
            Add ingredients
          </A>
          ,{" "}
          <A to="/builder/ingredients/new" className="underline">
            write one of your own
          </A>
          , or see{" "}
          <A to="/builder/recipes?nonalcoholic=include" className="underline">
            what they make
          </A>
          .
        </p>
      }
    >
      {failed ? <Outcome failed>{failed.reason}</Outcome> : null}
      {said === "deleted" && !failed ? <Outcome>Your ingredient is deleted.</Outcome> : null}
      <ProgressPanels progress={progress} />
      <Tabs label="Parts of the ingredient list" tabs={tabs} here={part ? `${root}/${part}` : root} />
      <IngredientFilters count={count} path={part ? `${root}/${part}` : root} filters={filters} />
      <p role="status" className="mb-4 font-semibold">
        {count === 1 ? "1 ingredient" : `${count} ingredients`}
      </p>
      {result.length === 0 ? (
        <Empty title={narrowed ? "No items found" : "No ingredients found"}>
          <p>
            {narrowed ? "You don't have any items that match your search." : "You haven't added any items here yet."}{" "}
            <A to={narrowed ? root : "/builder/ingredients/add"} className="underline">
              {narrowed ? "Show all" : "Add ingredients"}
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {result.map((item) => (
            <ItemRow key={`${item.link_table}:${item.link_id}`} item={item} />
          ))}
        </ul>
      )}
      <Pager
        label="Pages of the list"
        {...{ offset, size: filters.limit, total: count, ends: true }}
        href={(place) => {
          const { pp, sort, limit, keyword } = filters;
          const said = { keyword, pp: pp === "include" ? "" : pp, sort: sort === "newest" ? "" : sort };
          return (
            (part ? `${root}/${part}` : root) +
            queryOf({ ...said, limit: limit === listSizes[1] ? "" : limit, offset: place })
          );
        }}
      />
    </BuilderFrame>
  );
}
