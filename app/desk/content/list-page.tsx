import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Choice, Word } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/list-page";
import { kindAt } from "./content-input.server.ts";
import { loadContentList } from "./reading-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const [keyword, only] = [(searchParams.get("keyword") ?? "").slice(0, 100), searchParams.get("only") ?? undefined];
  const asked = { kind: kindAt(args.params.kind), keyword, only, offset: searchParams.get("offset") ?? undefined };
  return { ...valueFrom(await run(loadContentList, asked, await visitOf(args).caller())), keyword, only };
}

const which = (deleted: number) => [
  { value: "desk", text: "Changed at the desk" },
  { value: "deleted", text: `Deleted (${deleted})` },
];

/** The entries of one kind of the library, to be found by name. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { kind, words, entries, count, offset, page_size, keyword, only, deleted } = loaderData;
  const { locale } = useReader();
  return (
    <>
      <DocumentHead title={`${words.title} · Desk`} description={`The ${words.many} of the library.`} />
      <PageHead title={words.title} eyebrow="Desk · The library">
        {count.toLocaleString("en-GB")} {count === 1 ? words.one : words.many}
        {only === "deleted" ? " deleted" : ""}
        {keyword ? ` with “${keyword}”` : ""}.
      </PageHead>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <search className="grow">
          <form method="get" className="flex max-w-2xl flex-wrap items-end gap-x-4 gap-y-2">
            <div className="min-w-48 grow">
              <Word name="keyword" label="Name, other name, key or number" defaultValue={keyword} />
            </div>
            <Choice name="only" label="Which" any="All" options={which(deleted)} defaultValue={only ?? ""} />
            <button type="submit" className="button button-quiet">
              Find
            </button>
          </form>
        </search>
        <A to={`/desk/content/${kind}/new`} className="button button-main">
          Add {words.one}
        </A>
      </div>
      {entries.length === 0 ? (
        <Empty title="Nothing was found">
          <p>
            <A to="/desk/content" className="text-link">
              All kinds of the library
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="panel divide-y divide-line">
          {entries.map(({ id, key, name, at_desk, changed }) => (
            <li key={id}>
              <A
                to={`/desk/content/${kind}/${id}`}
                className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-4 py-3"
              >
                <span className="wrap-anywhere min-w-0">
                  {name} <span className="text-muted text-sm">{key}</span>
                </span>
                <span className="text-muted text-sm tabular-nums">
                  {only === "deleted" || at_desk
                    ? `${only === "deleted" ? "deleted" : "changed at the desk"}, ${showDay(changed, locale)}`
                    : ""}
                </span>
              </A>
            </li>
          ))}
        </ul>
      )}
      <Pager label="Pages of the list" offset={offset} size={page_size} total={count} className="mt-6" />
    </>
  );
}
