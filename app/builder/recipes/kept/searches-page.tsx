import { redirect, useActionData } from "react-router";
import { clampPage, offsetWithin } from "#app/kit/paging.ts";
import { failure } from "#app/kit/result.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import type { Route } from "./+types/searches-page";
import { SearchRow } from "./search-row.tsx";
import { listSearches, searchesTask } from "./searches-task.server.ts";

const path = "/builder/recipes/searches";
const pageSize = 20;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const find = async (offset: number) => valueFrom(await run(listSearches, { limit: pageSize, offset }, caller));
  const wanted = clampPage(pageSize, args.url.searchParams.get("offset"), pageSize).offset;
  const first = await find(wanted);
  const offset = offsetWithin(wanted, pageSize, first.result_count);
  return { ...(offset === wanted ? first : await find(offset)), offset };
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
  const { result, result_count: count, offset } = loaderData;
  const failed = useActionData<typeof action>();
  return (
    <BuilderFrame
      here={path}
      title="Saved searches"
      description="The searches that you keep, and what is new in each."
      lead={<p>Each tells what it finds that it did not when you last opened it.</p>}
    >
      {failed ? <Outcome failed>{failed.reason}</Outcome> : null}
      {count === 0 ? (
        <Empty title="No items found">
          <p>You haven't saved any searches yet.</p>
          <p className="mt-4">
            <A to="/builder/recipes/search" className="button button-main">
              Search by ingredients
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {result.map((search) => (
            <SearchRow key={search.sid} search={search} />
          ))}
        </ul>
      )}
      <Pager label="Pages of searches" {...{ offset, size: pageSize, total: count, ends: true }} className="mt-6" />
    </BuilderFrame>
  );
}
