import { capitalised } from "#app/kit/words.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/kinds-page";
import { loadKinds } from "./reading-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadKinds, {}, await visitOf(args).caller()));
}

/** contract.md, 12: `/desk/content`: the kinds of the library. */
export default function KindsPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead title="The library · Desk" description="The kinds of the library, to mend and to add to." />
      <PageHead title="The library" eyebrow="Desk">
        What is changed here is seen by every reader at once, and can be undone.
      </PageHead>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(({ kind, many, count, at_desk }) => (
          <li key={kind}>
            <A to={`/desk/content/${kind}`} className="card flex h-full items-baseline justify-between gap-3 px-5 py-4">
              <span>
                {capitalised(many)}
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
