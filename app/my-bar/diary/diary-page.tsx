import { useActionData } from "react-router";
import { clampPage, pageWithin } from "#app/kit/paging.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { everythingQuery } from "../bar-types.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { formAction, type Rejected } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/diary-page";
import { DiaryEntry } from "./diary-entry.tsx";
import { changeDiary, loadDiary, loadDrinkToLog } from "./diary-operations.server.ts";
import { MadeFields } from "./made-fields.tsx";

const pageSize = 20;
/** The address of the page of the diary that begins there. */
const pageAt = (offset: number) => `/my-bar/diary${offset > 0 ? `?offset=${offset}` : ""}`;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const asked = clampPage(pageSize, query.get("offset"), pageSize);
  const caller = await visitOf(args).caller();
  const load = async (offset: number) => valueFrom(await run(loadDiary, { ...asked, offset }, caller));
  const [listed, drink] = await Promise.all([
    // Behind the end stands the last page: its last drink may just have been taken out.
    pageWithin(asked.offset, pageSize, load),
    run(loadDrinkToLog, { id: query.get("drink") }, caller),
  ]);
  return { ...listed, drink: valueFrom(drink), said: query.has("kept") };
}

export async function action(args: Route.ActionArgs) {
  // Once it is kept, the page is the diary itself, where it was: no form stands there to be sent again.
  const offset = args.url.searchParams.get("offset");
  const kept = new URL(`${args.url.pathname}?kept${offset ? `&${new URLSearchParams({ offset })}` : ""}`, args.url);
  return formAction(
    { ...args, after: kept },
    {
      made: (fields, caller) => run(changeDiary, fields, caller),
      "made-delete": (fields, caller) => run(changeDiary, { ...(fields as object), delete: "yes" }, caller),
    },
  );
}

export default function DiaryPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, drink, offset, said } = loaderData;
  const rejected = useActionData<Rejected>();
  const values = rejected?.values ?? {};
  return (
    <>
      <DocumentHead title="Diary · My Bar" description="The drinks that you made, when, and how good they were." />
      <PageHead eyebrow="My Bar" title="Your diary">
        <p>What you made, when, and how it was. Nothing in your bar changes by it.</p>
      </PageHead>
      <ActionNotice />
      {said && !rejected ? <Outcome>Your diary is up to date.</Outcome> : null}
      {drink ? (
        <section aria-labelledby="made" className="card mb-8 max-w-2xl p-5">
          <h2 id="made" className="mb-4 text-2xl">
            You made a drink: {drink.name}
          </h2>
          <form method="post">
            <input type="hidden" name="intent" value="made" />
            <input type="hidden" name="link_id" value={drink.id} />
            <MadeFields
              id="new"
              today={drink.today}
              values={{ date: drink.today, ...(values.id ? {} : values) }}
              errors={values.id ? {} : (rejected?.fields ?? {})}
            />
            <button type="submit" className="button button-main">
              Put it into your diary
            </button>
          </form>
        </section>
      ) : null}
      {count === 0 ? (
        drink ? null : (
          <Empty title="Your diary is empty">
            <p>Say “I made this” on a recipe, and it stands here with its day, your rating and a note.</p>
            <p className="mt-4">
              <A to={`/my-bar/recipes${everythingQuery}`} className="text-link">
                What you can make
              </A>
            </p>
          </Empty>
        )
      ) : (
        <>
          <h2 className="mb-3 text-2xl">{count === 1 ? "One drink" : `${count} drinks`}</h2>
          <ul className="grid items-start gap-3 lg:grid-cols-2">
            {result.map((made) => (
              <DiaryEntry
                key={made.id}
                made={made}
                rejected={values.id === String(made.id) ? (rejected ?? null) : null}
              />
            ))}
          </ul>
        </>
      )}
      <Pager label="Pages of the diary" offset={offset} size={pageSize} total={count} href={pageAt} className="mt-6" />
    </>
  );
}
