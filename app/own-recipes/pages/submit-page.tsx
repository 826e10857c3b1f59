import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { RecipeForm } from "../screens/recipe-form.tsx";
import { ownRecipePaths } from "../status.ts";
import type { Route } from "./+types/submit-page";
import { actOnRecipe } from "./form-action.server.ts";
import { loadNewRecipe } from "./own-recipe-loaders.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadNewRecipe(args);
}

export async function action(args: Route.ActionArgs) {
  return actOnRecipe(args, null, ownRecipePaths);
}

/** guide.md, 2: submit-cocktail. */
export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, versionOf, once } = loaderData;
  return (
    <>
      <DocumentHead
        title="Write a recipe · My Bar"
        description="Write a recipe of your own, and see it drawn as you do."
      />
      <PageHead eyebrow="My Bar" title={versionOf ? `Your version of the ${versionOf}` : "A recipe of your own"}>
        <p>Only you see it, until you set it to public and an editor has read it.</p>
      </PageHead>
      <RecipeForm form={form} answered={actionData ?? null} picture={null} save="Save the recipe" once={once} />
    </>
  );
}
