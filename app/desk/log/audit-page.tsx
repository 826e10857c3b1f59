import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { DeskSearch } from "../desk-search.tsx";
import type { Route } from "./+types/audit-page";
import { type LogEntry, loadLog } from "./log-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const keyword = searchParams.get("keyword") ?? "";
  const asked = { keyword, offset: searchParams.get("offset") ?? undefined };
  return { ...valueFrom(await run(loadLog, asked, await visitOf(args).caller())), keyword: keyword.slice(0, 100) };
}

/** contract.md, 12: `/desk/audit`. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, count, offset, page_size, keyword } = loaderData;
  return (
    <>
      <DocumentHead title="Log of changes · Desk" description="Every change that an editor made." />
      <PageHead title="Log of changes" eyebrow="Desk">
        Every change that an editor made: who, when, and what was before and after.
      </PageHead>
      <DeskSearch label="Who, what or why" keyword={keyword} />
      {count === 0 ? (
        <Empty title={keyword ? "Nothing was found" : "Nothing was changed yet"}>
          <p>
            <A to="/desk" className="text-link">
              Back to the desk
            </A>
          </p>
        </Empty>
      ) : (
        <ol className="grid gap-3">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager label="Pages of the log" offset={offset} size={page_size} total={count} className="mt-6" />
    </>
  );
}

function Entry({ entry: { at, by, operation, intent, subject, title, note, changes } }: { entry: LogEntry }) {
  const { locale } = useReader();
  return (
    <li className="card px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0 font-semibold">{title || subject}</span>
        <time dateTime={at} className="text-muted tabular-nums">
          {showDay(at, locale)}, {at.slice(11, 16)} UTC
        </time>
      </p>
      <p className="wrap-anywhere text-muted">
        {by}: {intent || operation} <span className="text-sm">({subject})</span>
      </p>
      {note ? <p className="wrap-anywhere mt-1 max-w-prose whitespace-pre-line">{note}</p> : null}
      {changes.length > 0 ? (
        <details className="mt-2">
          <summary className="cursor-pointer underline">
            {changes.length === 1 ? "One value changed" : `${changes.length} values changed`}
            <span className="sr-only">: {title || subject}</span>
          </summary>
          <dl className="mt-2 grid gap-2">
            {changes.map(({ name, before, after }) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr_1fr]">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  <span className="sr-only">Before: </span>
                  <del className="decoration-bad">{before}</del>
                </dd>
                <dd className="wrap-anywhere whitespace-pre-line">
                  <span className="sr-only">After: </span>
                  <ins className="decoration-good">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
}
