import { data, redirect, useActionData } from "react-router";
import { queryOf } from "#app/kit/query.ts";
import { failure } from "#app/kit/result.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar, Tabs } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { keywordChip, type ListAt, listAddress } from "../../lists/list-address.ts";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { texts } from "../../texts.ts";
import { categories } from "../categories.ts";
import { ingredientsTask } from "../ingredient-tasks.server.ts";
import { addItemTask, deleteItemTask } from "../item-tasks.server.ts";
import { progressTask } from "../progress-task.server.ts";
import type { Route } from "./+types/ingredients-page";
import { inShort } from "./in-short.ts";
import { ItemRow } from "./item-row.tsx";
import { ProgressPanels } from "./progress-panels.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const part = args.params.part ?? "";
  if (part !== "" && !categories.some(({ name }) => name === part)) throw data(null, { status: 404 });
  const { keyword, sort, pp, limit, offset: place, said } = readFields(args.url.search);
  const caller = await visitOf(args).caller();
  const size = sizeOf(limit);
  const asked = ingredientsTask.input.parse({ keyword, sort, pp, type: part });
  const find = async (offset: number) =>
    valueFrom(await run(ingredientsTask, { ...asked, limit: size, offset }, caller));
  const [found, progress] = await Promise.all([
    pageOf(size, place, find),
    run(progressTask, {}, caller).then(valueFrom),
  ]);
  const at = { keyword: asked.keyword, sort: asked.sort, pp: asked.pp, limit: size, offset: found.offset };
  return pack({ ...found, progress: inShort(progress), part, at, said }, args.request);
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
const plain: Readonly<Record<string, string>> = { sort: "newest", pp: "include" };
const orders = [
  { value: "newest", text: "Newest" },
  { value: "oldest", text: "Oldest" },
  { value: "name", text: "A to Z" },
  { value: "recipes", text: "Most used" },
];
const pantry = {
  name: "pp",
  label: "Pantry",
  options: [
    { value: "include", text: "Included" },
    { value: "hide", text: "Left out" },
    { value: "only", text: "Alone" },
  ],
};
const tabs = [
  { text: "All", to: root },
  ...categories.map(({ name, title }) => ({ text: title, to: `${root}/${name}` })),
];

/** builder.md, 2: the ingredient list, with its parts, its filters and how complete it is. */
export default function IngredientsPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, progress, part, at, said } = unpack(loaderData);
  const failed = useActionData<typeof action>();
  const title = categories.find(({ name }) => name === part)?.title;
  const path = part ? `${root}/${part}` : root;
  const chips = chipsOf(at, path);
  const narrowed = chips.length > 0 || part !== "";
  // A part, or the list without the pantry, is no search: nothing was put there yet (builder.md, 8).
  const searched = at.keyword !== "" || at.pp === "only";
  return (
    <BuilderFrame
      here={root}
      title={title ?? "Your ingredients"}
      description="What you have, how complete it is, and what one more bottle would unlock."
      lead={
        <p>
          What stands in your active bar, with the staples of your pantry, and{" "}
          <A to="/builder/recipes?nonalcoholic=include" className="underline">
            what they make
          </A>
          .
        </p>
      }
      actions={
        <>
          <A to="/builder/ingredients/add" className="button button-main">
            Add ingredients
          </A>
          <A to="/builder/ingredients/new" className="button button-quiet">
            Write your own
          </A>
        </>
      }
    >
      {failed ? <Outcome failed>{failed.reason}</Outcome> : null}
      {said === "deleted" && !failed ? <Outcome>Your ingredient is deleted.</Outcome> : null}
      <ProgressPanels progress={progress} />
      <Tabs label="Parts of the ingredient list" tabs={tabs} here={path} />
      <ListControls key={path} {...{ path, at, plain, count, orders }} choices={[pantry]} />
      <ResultBar count={count === 1 ? "1 ingredient" : `${count} ingredients`} chips={chips} clear={path}>
        <ListShapes />
      </ResultBar>
      {result.length === 0 ? (
        <Empty title={narrowed ? texts.noItems : texts.noIngredients}>
          <p>
            {searched ? texts.nothingMatches : texts.nothingHere}{" "}
            <A to={searched ? root : `/builder/ingredients/add${queryOf({ category: part })}`} className="underline">
              {searched ? "Show all" : "Add ingredients"}
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="row-list">
          {result.map((item) => (
            <ItemRow key={`${item.link_table}:${item.link_id}`} item={item} />
          ))}
        </ul>
      )}
      <ListPager label="Pages of the list" offset={at.offset} size={at.limit} total={count} />
    </BuilderFrame>
  );
}

/** What narrows the list, in words, each with the address without it. */
function chipsOf(at: { keyword: string; pp: string } & ListAt, path: string) {
  const pp = pantry.options.find(({ value }) => value === at.pp && value !== plain.pp);
  const without = listAddress(path, { ...at, pp: plain.pp!, offset: 0 }, plain);
  return [
    ...keywordChip(path, at, plain),
    ...(pp ? [{ key: "pp", text: `Pantry: ${pp.text.toLowerCase()}`, to: without }] : []),
  ];
}
