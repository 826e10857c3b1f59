import { recipePath } from "#app/guide/cocktail.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { EditScreen } from "../screens/edit-screen.tsx";
import { ownRecipePaths, statusWords } from "../status.ts";
import type { Route } from "./+types/edit-page";
import { actOnRecipe } from "./form-action.server.ts";
import { loadRecipeToEdit, recipeNumber } from "./own-recipe-loaders.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadRecipeToEdit(args, recipeNumber(args.params.id));
}

export async function action(args: Route.ActionArgs) {
  return actOnRecipe(args, recipeNumber(args.params.id), ownRecipePaths);
}

/** guide.md, 2: /your-account/edit-cocktail/{id}. */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, status } = loaderData;
  return (
    <>
      <DocumentHead title={`Edit ${name} · My Bar`} description="Change a recipe that you wrote." />
      <PageHead eyebrow="Your recipes" title={`Edit ${name}`}>
        <p>
          {statusWords[status]}.{" "}
          <A to={recipePath(id, name)} className="text-link">
            See the recipe
          </A>
        </p>
      </PageHead>
      <EditScreen own={loaderData} answered={actionData ?? null} />
    </>
  );
}
