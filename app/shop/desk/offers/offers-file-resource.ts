import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/offers-file-resource";
import { exportOffers } from "./import-operation.server.ts";

/** Prices and stock of all skews as a file, for editors. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { text } = valueFrom(await run(exportOffers, {}, await visitOf(args).caller()));
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="offers.csv"',
      "cache-control": "private, no-store",
    },
  });
}
