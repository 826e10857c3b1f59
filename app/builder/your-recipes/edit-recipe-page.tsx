import { recipePath } from "#app/guide/cocktail.ts";
import { actOnRecipe, loadRecipeToEdit, recipeNumber } from "#app/own-recipes/recipe-pages.server.ts";
import { EditScreen } from "#app/own-recipes/recipe-screens.ts";
import { builderRecipePaths, statusWords } from "#app/own-recipes/status.ts";
import { A } from "#app/ui/link.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../builder-frame.tsx";
import type { Route } from "./+types/edit-recipe-page";

/** Of `/builder/your-recipe?id=12` and of `/builder/your-recipe/12`. */
const numberIn = ({ url, params }: { url: URL; params: { id?: string | undefined } }) =>
  recipeNumber(params.id ?? url.searchParams.get("id"));

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return loadRecipeToEdit(args, numberIn(args));
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  return actOnRecipe(args, numberIn(args), builderRecipePaths, true);
}

/** builder.md, 2: /builder/your-recipe. */
export default function EditRecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, status } = loaderData;
  return (
    <BuilderFrame
      here={builderRecipePaths.list}
      title={`Edit ${name}`}
      description="Change a recipe that you wrote."
      lead={
        <p>
          {statusWords[status]}.{" "}
          <A to={recipePath(id, name)} className="text-link">
            See the recipe
          </A>
        </p>
      }
    >
      <EditScreen own={loaderData} answered={actionData ?? null} tall />
    </BuilderFrame>
  );
}
