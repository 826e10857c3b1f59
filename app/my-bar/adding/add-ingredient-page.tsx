import { data, redirect } from "react-router";
import { formStatus, readForm } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/add-ingredient-page";
import { addBarItem } from "./item-operations.server.ts";

/** The form's address has no page of its own: it leads to the bar. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return redirect("/my-bar");
}

/** guide.md, 2 and 7: the form post that adds a bar item: `item_id`, `item_link_table`, `item_sub_type`. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { item_id, item_link_table } = await readForm(args.request);
  // On which list it goes follows from what it is, whatever item_sub_type says.
  const input = { link_id: item_id, link_table: item_link_table || undefined };
  const added = await run(addBarItem, input, await visitOf(args).caller());
  // What was there already is where it should be.
  if (added.ok || added.kind === "conflict") return redirect("/my-bar", 303);
  throw data(null, { status: formStatus(added.kind) });
}

export default function AddIngredientPage() {
  return null;
}

/** What a form is answered that named nothing that can stand in a bar. */
export function ErrorBoundary() {
  return (
    <div role="alert" className="card max-w-xl p-6 sm:p-8">
      <DocumentHead title="Not added · My Bar" description="This could not be added to your bar." />
      <h1 className="mb-3 text-3xl">That could not be added</h1>
      <p className="mb-6">There is no such bottle or ingredient. Search for it by its name.</p>
      <A to="/my-bar/search" className="button button-main">
        Find a bottle
      </A>
    </div>
  );
}
