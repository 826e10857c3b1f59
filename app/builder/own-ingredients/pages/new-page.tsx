import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { ownIngredientPaths } from "../ingredient.ts";
import { stepIngredient } from "../keeping/load-ingredient.server.ts";
import type { Route } from "./+types/new-page";
import { actOnIngredient } from "./act.server.ts";
import { IngredientForm } from "./ingredient-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { name, link_table, link_id } = readFields(args.url.search);
  const begun = { name, link_table, link_id, step: "show" };
  const shown = valueFrom(await run(stepIngredient, begun, await visitOf(args).caller()));
  // Sent twice, the form is one ingredient.
  return { ...shown, once: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  return actOnIngredient(args, null);
}

/** builder.md, 2: /builder/ingredients/new. */
export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame
      here={ownIngredientPaths.list}
      title="An ingredient of your own"
      description="Write down an ingredient that the guide does not have, and mix with it at once."
      lead={<p>What you make, or what the guide does not know. Your bar and your recipes count with it at once.</p>}
    >
      <IngredientForm
        form={loaderData.form}
        answered={actionData ?? null}
        id={null}
        picture={null}
        once={loaderData.once}
      />
    </BuilderFrame>
  );
}
