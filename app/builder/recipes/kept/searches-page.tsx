import { redirect, useActionData } from "react-router";
import { failure } from "#app/kit/result.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
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
import { keywordChip } from "../../lists/list-address.ts";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { texts } from "../../texts.ts";
import type { Route } from "./+types/searches-page";
import { SearchRow } from "./search-row.tsx";
import { listSearches, searchesTask } from "./searches-task.server.ts";

const path = "/builder/recipes/searches";
const plain = { sort: "newest" };
const orders = optionsOf({ newest: "Newest first", oldest: "Oldest first", name: "A to Z" });

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const fields = readFields(args.url.search);
  const limit = sizeOf(fields.limit);
  const { keyword, sort } = listSearches.input.parse(fields);
  const found = await pageOf(limit, fields.offset, async (offset) =>
    valueFrom(await run(listSearches, { keyword, sort, limit, offset }, caller)),
  );
  return { ...found, at: { keyword, sort, limit, offset: found.offset } };
}

/** `rename` and `delete`: as the task has it. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { intent, id, name } = await readForm(args.request);
  const change = intent === "delete" ? { delete: "yes" } : intent === "rename" && name ? { name } : null;
  const done =
    change && id
      ? await run(searchesTask, { id, ...change, limit: 0 }, await visit.caller())
      : failure("invalid", "Give the search a name.");
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  throw redirect(returnAddress(args.url.pathname + args.url.search), 303);
}

/** builder.md, 2: the searches that somebody keeps, each with what is new in it. */
export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, at } = loaderData;
  const failed = useActionData<typeof action>();
  return (
    <BuilderFrame
      here={path}
      title="Saved searches"
      description="The searches that you keep, and what is new in each."
      lead={<p>Each tells what it finds that it did not when you last opened it.</p>}
    >
      {failed ? <Outcome failed>{failed.reason}</Outcome> : null}
      {count === 0 && at.keyword === "" ? (
        <Empty title={texts.noItems}>
          <p>{texts.noSearchesYet}</p>
          <p className="mt-4">
            <A to="/builder/recipes/search" className="button button-main">
              Search by ingredients
            </A>
          </p>
        </Empty>
      ) : (
        <>
          <ListControls {...{ path, at, plain, orders, count }} />
          <ResultBar count={count === 1 ? "1 search" : `${count} searches`} chips={keywordChip(path, at, plain)}>
            <ListShapes />
          </ResultBar>
          {count === 0 ? (
            <Empty title={texts.noItems}>
              <p>{texts.nothingMatches}</p>
            </Empty>
          ) : null}
          <ul className="cover-list">
            {result.map((search) => (
              <SearchRow key={search.sid} search={search} />
            ))}
          </ul>
        </>
      )}
      <ListPager label="Pages of searches" offset={at.offset} size={at.limit} total={count} />
    </BuilderFrame>
  );
}
