import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { loadPantry } from "../bar/list-operations.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { barAction } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/pantry-page";
import { PantrySwitch } from "./pantry-switch.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadPantry, {}, await visitOf(args).caller()));
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function PantryPage({ loaderData }: Route.ComponentProps) {
  const { result: staples, result_count: count } = loaderData;
  const out = staples.filter((item) => item.disabled).length;
  return (
    <>
      <DocumentHead title="Pantry · My Bar" description="The staples of your kitchen that your bar counts with." />
      <PageHead eyebrow="My Bar" title="Pantry">
        <p>
          Staples that nearly every kitchen has. They count as there without standing on your shelf; switch off what you
          have run out of, and the drinks that need it wait until you switch it on again.
        </p>
      </PageHead>
      <ActionNotice />
      <p role="status" className="mb-4 font-semibold">
        {out === 0 ? `All ${count} staples are included` : `${count - out} of ${count} staples are included`}
      </p>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {staples.map((item) => (
          <PantrySwitch key={item.link_id} item={item} />
        ))}
      </ul>
    </>
  );
}
