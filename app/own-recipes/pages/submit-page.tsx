import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { beginRecipe } from "../form/form-operations.server.ts";
import { RecipeForm } from "../screens/recipe-form.tsx";
import type { Route } from "./+types/submit-page";
import { actOnRecipe } from "./form-action.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(beginRecipe, { vid: args.url.searchParams.get("vid") }, await visitOf(args).caller()));
}

export async function action(args: Route.ActionArgs) {
  return actOnRecipe(args, null);
}

/** guide.md, 2: submit-cocktail. */
export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, versionOf } = loaderData;
  return (
    <>
      <DocumentHead
        title="Write a recipe · My Bar"
        description="Write a recipe of your own, and see it drawn as you do."
      />
      <PageHead eyebrow="My Bar" title={versionOf ? `Your version of the ${versionOf}` : "A recipe of your own"}>
        <p>Only you see it, until you set it to public and an editor has read it.</p>
      </PageHead>
      <RecipeForm form={form} answered={actionData ?? null} picture={null} save="Save the recipe" />
    </>
  );
}
