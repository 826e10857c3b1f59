import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/design-page";
import { Blocks } from "./design/blocks.tsx";
import { Controls } from "./design/controls.tsx";
import { Foundations } from "./design/foundations.tsx";
import { Lists } from "./design/lists.tsx";
import { loadDesign } from "./design-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadDesign, {}, await visitOf(args).caller()));
}

/** Every part of the design in every state, on one page: what is mended here is mended everywhere. */
export default function DesignPage({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead title="Design · Desk" description="Every part of the design in all its states, for editors." />
      <PageHead title="Design" eyebrow="Desk">
        Every part in every state. Each kind of thing has one shape, and no other has it.
      </PageHead>
      <Foundations />
      <Controls />
      <Blocks />
      <Lists cards={cards} />
    </>
  );
}
