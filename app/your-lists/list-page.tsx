import { data, redirect } from "react-router";
import { phrase } from "#app/i18n/phrases.ts";
import { pageWithin } from "#app/kit/paging.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Tabs } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { useFresh } from "#app/visitor/personal.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/list-page";
import { queryFor, readAddress } from "./list-address.ts";
import { ListForm } from "./list-form.tsx";
import { listOperations, loadRemoval, putBackOn, takeOff } from "./list-operations.server.ts";
import { ListRows } from "./list-rows.tsx";
import { type ListName, listAt, listPages, type PersonalList, personalLists } from "./personal-lists.ts";

/** The list of an address; the alias of the specification is the favourites. */
function nameOf(list: string | undefined): ListName {
  const name = list === undefined ? "favourite" : listAt(list);
  if (!name) throw data(null, { status: 404 });
  return name;
}

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const name = nameOf(args.params.list);
  // Without a script a form sends its empty fields, too.
  const query = args.url.searchParams;
  const asked = readAddress(query);
  if ([...query.values()].includes("")) throw redirect(personalLists[name].path + queryFor(asked), 302);
  const caller = await visitOf(args).caller();
  const load = async (offset: number) => {
    const without = Object.fromEntries(asked.without.map((one) => [one, "no"]));
    return valueFrom(await run(listOperations[name], { ...asked, ...without, offset }, caller));
  };
  const { offset, ...list } = await pageWithin(asked.offset, asked.limit, load);
  const removal = query.get("removed");
  const removed = removal ? await run(loadRemoval, { removal }, caller) : null;
  return {
    name,
    asked: { ...asked, offset },
    ...list,
    removed: removed?.ok && removed.value.count > 0 ? { removal, count: removed.value.count } : null,
    putBack: query.get("back") === "1",
  };
}

/** Takes what was chosen off the list, or puts it back; success answers 303 (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const name = nameOf(args.params.list);
  const fields = await readForm(args.request);
  const caller = await visit.caller();
  const back = personalLists[name].path + queryFor(readAddress(args.url.searchParams));
  const to = (said: string) => redirect(`${back}${back.includes("?") ? "&" : "?"}${said}`, 303);
  if (fields.intent === "put-back") {
    const done = await run(putBackOn, fields, caller);
    return done.ok ? to("back=1") : rejected(visit, done, { reason: done.reason });
  }
  const done = await run(takeOff, { list: name, oids: fields.oids ?? [] }, caller);
  if (!done.ok) return rejected(visit, done, { reason: "Choose at least one thing to take off the list." });
  return to(`removed=${done.value.removal ?? 0}`);
}

const cocktails = { text: "All cocktails", to: "/cocktails" };
const listTabs = listPages.map(({ path, title }) => ({ text: title, to: path }));

/** One of the lists of what a person marked (guide.md, 2: `/your/favourites` and the others). */
export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, asked, result, result_count, removed, putBack } = loaderData;
  useFresh();
  const { title, intro, empty, path, begin = cocktails }: PersonalList = personalLists[name];
  const narrowed = asked.keyword !== "" || asked.without.length > 0;
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <DocumentHead title={title} description={`${title}: ${intro}`} />
      <PageHead eyebrow="Your lists" title={title}>
        {intro}
      </PageHead>
      <Tabs label="Your lists" tabs={listTabs} here={path ?? ""} />
      {actionData ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : removed ? (
        <Outcome then={<PutBack removal={removed.removal ?? ""} />}>
          {removed.count === 1 ? "One thing is off the list." : `${removed.count} things are off the list.`}
        </Outcome>
      ) : putBack ? (
        <Outcome>All of it is back on the list.</Outcome>
      ) : null}
      {result_count === 0 && !narrowed ? (
        <Empty title={phrase("list", "empty-title")}>
          <p>{empty}</p>
          <p className="mt-4">
            <A to={begin.to} className="text-link">
              {begin.text}
            </A>
          </p>
        </Empty>
      ) : (
        <>
          <ListForm key={queryFor(asked)} asked={asked} />
          <ListRows name={name} path={path ?? ""} rows={result} total={result_count} asked={asked} />
        </>
      )}
    </div>
  );
}

function PutBack({ removal }: { removal: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="put-back" />
      <input type="hidden" name="removal" value={removal} />
      <button type="submit" className="button button-quiet">
        Undo
      </button>
    </form>
  );
}
