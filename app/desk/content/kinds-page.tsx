import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { DeskSearch } from "../desk-search.tsx";
import type { Route } from "./+types/kinds-page";
import { loadKinds } from "./reading-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requirePerson(args);
  const keyword = (args.url.searchParams.get("keyword") ?? "").trim().slice(0, 100);
  const found = valueFrom(await run(loadKinds, { keyword }, await visitOf(args).caller()));
  return { ...found, keyword, elsewhere: elsewhere.filter((one) => role === "admin" || !one.admin) };
}

/** Where else at the desk the same word can be looked for. */
const elsewhere: readonly { to: string; text: string; admin?: boolean }[] = [
  { to: "/desk/media", text: "Pictures" },
  { to: "/desk/audit", text: "Log of changes" },
  { to: "/desk/users", text: "Accounts", admin: true },
  { to: "/desk/orders", text: "Orders", admin: true },
];

/** contract.md, 12: `/desk/content`: the kinds of the library, and a search of all of them. */
export default function KindsPage({ loaderData }: Route.ComponentProps) {
  const { kinds, found, keyword, elsewhere } = loaderData;
  return (
    <>
      <DocumentHead title="The library · Desk" description="The kinds of the library, to mend and to add to." />
      <PageHead title="The library" eyebrow="Desk">
        What is changed here is seen by every reader at once, and can be undone.
      </PageHead>
      <DeskSearch label="Name, other name, key or number" keyword={keyword} />
      {keyword ? <Found {...{ found, keyword, elsewhere }} /> : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(({ kind, title, count, at_desk }) => (
          <li key={kind}>
            <A to={`/desk/content/${kind}`} className="card flex h-full items-baseline justify-between gap-3 px-5 py-4">
              <span>
                {title}
                {at_desk > 0 ? <span className="block text-muted text-sm">{at_desk} changed at the desk</span> : null}
              </span>
              <span className="text-2xl tabular-nums">{count.toLocaleString("en-GB")}</span>
            </A>
          </li>
        ))}
      </ul>
    </>
  );
}

type FoundProps = Pick<Route.ComponentProps["loaderData"], "found" | "keyword" | "elsewhere">;

/** What a word finds among all kinds, and where else to look for it. */
function Found({ found, keyword, elsewhere }: FoundProps) {
  return (
    <section aria-labelledby="found" className="mb-10">
      <h2 id="found" className="mb-3 text-2xl">
        {found.length === 0 ? "No entry" : found.length === 1 ? "One entry" : `${found.length} entries`} with “{keyword}
        ”
      </h2>
      {found.length > 0 ? (
        <ul className="panel divide-y divide-line">
          {found.map(({ kind, one, id, key, name, deleted }) => (
            <li key={`${kind} ${id}`}>
              <A
                to={`/desk/content/${kind}/${id}`}
                className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-4 py-3"
              >
                <span className="wrap-anywhere min-w-0">
                  {name} <span className="text-muted text-sm">{key}</span>
                </span>
                <span className="text-muted text-sm">{deleted ? `${one}, deleted` : one}</span>
              </A>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <span className="text-muted">The same word among</span>
        {elsewhere.map(({ to, text }) => (
          <A key={to} to={`${to}?keyword=${encodeURIComponent(keyword)}`} className="text-link">
            {text}
          </A>
        ))}
      </p>
    </section>
  );
}
