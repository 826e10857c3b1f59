import { loadOwnRecipes } from "#app/own-recipes/recipe-pages.server.ts";
import { OwnRecipeList } from "#app/own-recipes/recipe-screens.ts";
import { builderRecipePaths } from "#app/own-recipes/status.ts";
import { readFields } from "#app/platform/body.server.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { BuilderFrame } from "../builder-frame.tsx";
import { sizeOf } from "../ingredients/page/list-sizes.ts";
import type { Route } from "./+types/your-recipes-page";

export async function loader(args: Route.LoaderArgs) {
  return loadOwnRecipes(args, sizeOf(readFields(args.url.search).limit));
}

/** builder.md, 2: /builder/recipes/your-recipes. */
export default function YourRecipesPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, keyword, offset, size, said } = loaderData;
  return (
    <BuilderFrame
      here={builderRecipePaths.list}
      title="Your recipes"
      description="The recipes that you wrote, who sees them, and where to change them."
      lead={
        <p>
          What you wrote yourself. Your bar counts with it as with any other recipe.{" "}
          <A to={builderRecipePaths.submit} className="text-link">
            Write a recipe
          </A>
        </p>
      }
    >
      <OwnRecipeList recipes={result} {...{ count, keyword, said }} paths={builderRecipePaths} />
      <Pager label="Pages of your recipes" {...{ offset, size, total: count, ends: true }} className="mt-6" />
    </BuilderFrame>
  );
}
