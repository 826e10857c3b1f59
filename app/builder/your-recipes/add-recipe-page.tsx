import { actOnRecipe, loadNewRecipe } from "#app/own-recipes/recipe-pages.server.ts";
import { RecipeForm } from "#app/own-recipes/recipe-screens.ts";
import { builderRecipePaths } from "#app/own-recipes/status.ts";
import { BuilderFrame } from "../builder-frame.tsx";
import type { Route } from "./+types/add-recipe-page";

export async function loader(args: Route.LoaderArgs) {
  return loadNewRecipe(args);
}

export async function action(args: Route.ActionArgs) {
  return actOnRecipe(args, null, builderRecipePaths, true);
}

/** builder.md, 2: /builder/recipes/add; with `vid` the person's own version of another recipe. */
export default function AddRecipePage({ loaderData: { form, versionOf, once }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame
      here={builderRecipePaths.list}
      title={versionOf ? `Your version of the ${versionOf}` : "A recipe of your own"}
      description="Write a recipe of your own, and see it drawn as you do."
      lead={<p>Only you see it, until you set it to public and an editor has read it.</p>}
    >
      <RecipeForm form={form} answered={actionData ?? null} picture={null} save="Save the recipe" tall once={once} />
    </BuilderFrame>
  );
}
