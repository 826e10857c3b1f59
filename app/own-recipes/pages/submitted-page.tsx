import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { OwnRecipeList } from "../screens/own-recipe-list.tsx";
import { ownRecipePaths } from "../status.ts";
import type { Route } from "./+types/submitted-page";
import { loadOwnRecipes } from "./own-recipe-loaders.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadOwnRecipes(args);
}

/** guide.md, 2: submitted-cocktails. */
export default function SubmittedPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, keyword, offset, size, said } = loaderData;
  return (
    <>
      <DocumentHead
        title="Your recipes · My Bar"
        description="The recipes that you wrote, who sees them, and where to change them."
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHead eyebrow="My Bar" title="Your recipes">
          <p>What you wrote yourself. Your bar counts with it as with any other recipe.</p>
        </PageHead>
        <A to={ownRecipePaths.submit} className="button button-main mb-6">
          Write a recipe
        </A>
      </div>
      <OwnRecipeList recipes={result} {...{ count, keyword, said }} paths={ownRecipePaths} leads />
      <Pager label="Pages of your recipes" {...{ offset, size, total: count }} className="mt-6" />
    </>
  );
}
