import { loadOwnRecipes } from "#app/own-recipes/recipe-pages.server.ts";
import { OwnRecipeList } from "#app/own-recipes/recipe-screens.ts";
import { builderRecipePaths } from "#app/own-recipes/status.ts";
import { readFields } from "#app/platform/body.server.ts";
import { optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar } from "#app/ui/list.ts";
import { BuilderFrame } from "../builder-frame.tsx";
import { keywordChip } from "../lists/list-address.ts";
import { ListControls } from "../lists/list-controls.tsx";
import { ListPager } from "../lists/list-pager.tsx";
import { ListShapes } from "../lists/list-shapes.tsx";
import { sizeOf } from "../lists/list-sizes.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/your-recipes-page";

export async function loader(args: Route.LoaderArgs) {
  return loadOwnRecipes(args, sizeOf(readFields(args.url.search).limit));
}

const plain = { sort: "newest" };
const orders = optionsOf({ newest: "Changed last", oldest: "Changed first", name: "A to Z" });

/** builder.md, 2: /builder/recipes/your-recipes. */
export default function YourRecipesPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, at, said } = loaderData;
  const path = builderRecipePaths.list;
  return (
    <BuilderFrame
      here={builderRecipePaths.list}
      title="Your recipes"
      description="The recipes that you wrote, who sees them, and where to change them."
      lead={<p>What you wrote yourself. Your bar counts with it as with any other recipe.</p>}
      actions={
        count > 0 || at.keyword ? (
          <A to={builderRecipePaths.submit} className="button button-main">
            Write a recipe
          </A>
        ) : null
      }
    >
      <OwnRecipeList
        recipes={result}
        {...{ count, said }}
        keyword={at.keyword}
        unmatched={texts.nothingMatches}
        paths={builderRecipePaths}
        controls={
          <>
            <ListControls {...{ path, at, plain, orders, count }} />
            <ResultBar count={count === 1 ? "1 recipe" : `${count} recipes`} chips={keywordChip(path, at, plain)}>
              <ListShapes />
            </ResultBar>
          </>
        }
      />
      <ListPager label="Pages of your recipes" offset={at.offset} size={at.limit} total={count} />
    </BuilderFrame>
  );
}
