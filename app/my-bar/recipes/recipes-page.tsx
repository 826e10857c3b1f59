import { useNavigation } from "react-router";
import { visitOf } from "#app/operations/visit.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { FilterSheet, Pager, ResultBar } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { barAction } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/recipes-page";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { QuickChoices } from "./filters/quick-choices.tsx";
import { filterTags, recipesHref, withoutFilters } from "./filters/recipe-address.ts";
import { loadRecipesPage } from "./load-recipes-page.server.ts";
import { NoRecipes } from "./no-recipes.tsx";
import { RecipeRow } from "./recipe-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return pack(await loadRecipesPage(args.url, await visitOf(args).caller()), args.request);
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function RecipesPage({ loaderData }: Route.ComponentProps) {
  const {
    result,
    result_count: count,
    search,
    limit,
    offset,
    choices,
    hints,
    ready,
    leftOut,
    unknown,
  } = unpack(loaderData);
  const loading = useNavigation().location?.pathname.endsWith("/my-bar/recipes") ?? false;
  const tags = filterTags(search, choices.custom, choices.must_contain).map(({ key, text, without }) => ({
    key,
    text,
    to: recipesHref(without, { limit }),
  }));
  const size = Math.max(1, limit);
  return (
    <>
      <DocumentHead
        title="What you can make · My Bar"
        description="The drinks that your bar makes now, and those that miss a bottle or two."
      />
      <PageHead eyebrow="My Bar" title="What you can make" />
      <ActionNotice />
      <QuickChoices {...{ search, limit, ready }} />
      <div className="filtered-list">
        <FilterSheet on={tags.length} show={count === 1 ? "Show 1 drink" : `Show ${count} drinks`}>
          <FilterPanel {...{ search, limit, choices, unknown }} />
        </FilterSheet>
        <section aria-labelledby="recipes" aria-busy={loading} className="min-w-0">
          <h2 id="recipes" className="sr-only">
            Recipes
          </h2>
          <ResultBar
            count={count === 1 ? "1 recipe" : `${count} recipes`}
            chips={tags}
            clear={recipesHref(withoutFilters(search), { limit })}
          />
          {count === 0 ? (
            <NoRecipes hints={hints} emptyBar={choices.owned.length === 0 && choices.custom.length === 0} />
          ) : (
            <ul className="grid gap-3">
              {result.map((recipe, place) => (
                <RecipeRow key={recipe.cocktail.id} recipe={recipe} eager={place < 3} />
              ))}
            </ul>
          )}
          <Pager
            label="Recipes"
            offset={offset}
            size={size}
            total={count}
            href={(place) => recipesHref(search, { limit, offset: place })}
            className="mt-6"
          />
          {leftOut.count > 0 ? (
            <p className="mt-6 text-muted">
              {leftOut.count === 1 ? "1 more drink is" : `${leftOut.count} more drinks are`} left out here: without
              alcohol, or not for you.{" "}
              <A to={leftOut.href} className="text-link">
                Show {leftOut.count === 1 ? "it" : "them"} too
              </A>
            </p>
          ) : null}
          {count > 0 && search.missing === 0 ? (
            <p className="mt-6">
              <A to={recipesHref({ ...search, missing: 1 }, { limit })} className="text-link">
                Show drinks with one ingredient missing as well
              </A>
            </p>
          ) : null}
        </section>
      </div>
    </>
  );
}
