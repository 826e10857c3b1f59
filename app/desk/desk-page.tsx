import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { deskShopPages } from "#app/shop/desk-addresses.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/desk-page";
import { deskPages } from "./desk-pages.ts";
import { DeskSearch } from "./desk-search.tsx";
import { loadQueues } from "./queue/queue-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requirePerson(args);
  const { kinds } = valueFrom(await run(loadQueues, {}, await visitOf(args).caller()));
  return { kinds, admin: role === "admin" };
}

/** Where an editor begins: what waits, and the other pages of the desk. */
export default function DeskPage({ loaderData: { kinds, admin } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead title="Desk" description="What waits for an editor, and the pages of the desk." />
      <PageHead title="Desk">What waits for an editor, and what editors look things up on.</PageHead>
      <DeskSearch label="Search the desk" at="/desk/content" />
      <h2 className="mb-3 text-2xl">Waiting</h2>
      <ul className="mb-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(({ kind, title, count }) => (
          <li key={kind}>
            <A to={`/desk/queue/${kind}`} className="card flex items-baseline justify-between gap-3 px-5 py-4">
              {title}
              <span className="text-2xl tabular-nums">
                {count} <span className="sr-only">waiting</span>
              </span>
            </A>
          </li>
        ))}
      </ul>
      <h2 className="mb-3 text-2xl">The shop</h2>
      <ul className="mb-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Pages of={deskShopPages} admin={admin} />
      </ul>
      <h2 className="mb-3 text-2xl">To work on and to look at</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Pages of={deskPages} admin={admin} />
      </ul>
    </>
  );
}

type DeskPages = readonly { text: string; to: string; hint: string; admin?: boolean }[];

/** Where the desk leads, a card each: what an editor may see, or all. */
function Pages({ of, admin }: { of: DeskPages; admin: boolean }) {
  return of
    .filter((page) => admin || !page.admin)
    .map(({ to, text, hint }) => (
      <li key={to}>
        <A to={to} className="card block h-full px-5 py-4">
          {text}
          <span className="block text-muted">{hint}</span>
        </A>
      </li>
    ));
}
