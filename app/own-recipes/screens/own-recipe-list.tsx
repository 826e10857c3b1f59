import type { ReactNode } from "react";
import { CardRow } from "#app/ui/cards.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import type { Submitted } from "../keeping/list-operations.server.ts";
import { type RecipePaths, statusWords } from "../status.ts";
import { useSavedDraft } from "./kept-draft.tsx";
import { NoCocktails } from "./no-cocktails.tsx";

/** builder.md, 8. */
const noRecipesYet = "You haven't created any recipes yet";

const saidTexts: Record<string, string> = {
  submitted: "Your recipe is saved. Allow some minutes for it to appear wherever it is shown.",
  deleted: "Your recipe is deleted. Allow some minutes for it to go from wherever it was shown.",
};

const otherWord = "Please try a different search query.";

type Props = {
  recipes: readonly Submitted[];
  count: number;
  keyword: string;
  said: string | null;
  paths: RecipePaths;
  /** Whether somebody without recipes is led to the form (guide.md, 4). */
  leads?: boolean;
  /** What is said where a word finds none of them. */
  unmatched?: string;
  /** What narrows the list and how many there are, where the page has more than a word for it. */
  controls?: ReactNode;
};

/** The recipes that a person wrote, with what became of each; the same in My Bar and in the builder. */
export function OwnRecipeList(props: Props) {
  const { recipes, count, keyword, said, paths, leads = false, unmatched = otherWord, controls } = props;
  useSavedDraft(said);
  const none = count === 0 && keyword === "";
  return (
    <>
      {said && saidTexts[said] ? <Outcome>{saidTexts[said]}</Outcome> : null}
      {none ? (
        <>
          <Empty title="No items found">
            <p>{noRecipesYet}. Write down what you mix: it is drawn as you write, and its strength is reckoned.</p>
            <p className="mt-4">
              <A to={paths.submit} className="button button-main">
                Write your first one
              </A>
            </p>
          </Empty>
          {leads && !said ? <NoCocktails /> : null}
        </>
      ) : (
        <>
          {controls ?? (
            <search>
              <form method="get" className="mb-5 flex max-w-md items-end gap-3">
                <label className="block grow">
                  <span className="mb-1 block font-semibold">Find one by its name</span>
                  <input type="search" name="keyword" className="input" defaultValue={keyword} maxLength={100} />
                </label>
                <button type="submit" className="button button-quiet">
                  Find
                </button>
              </form>
            </search>
          )}
          {count === 0 ? (
            <Empty title="No results found">
              <p>{unmatched}</p>
            </Empty>
          ) : controls ? (
            <h2 className="sr-only">What you wrote</h2>
          ) : (
            <h2 className="mb-3 text-2xl">{count === 1 ? "One recipe" : `${count} recipes`}</h2>
          )}
          <ul className={controls ? "row-list" : "grid gap-3 lg:grid-cols-2"}>
            {recipes.map((recipe) => (
              <OwnRow key={recipe.id} recipe={recipe} edit={paths.edit(recipe.id)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OwnRow({ recipe, edit }: { recipe: Submitted; edit: string }) {
  const { id, name, teaser, image, colour, href, status } = recipe;
  return (
    <CardRow
      item={`cocktails:${id}`}
      image={image}
      colour={colour}
      heading="h3"
      name={
        <A to={href} className="hover:underline">
          {name}
        </A>
      }
      actions={
        <span className="flex flex-wrap gap-2">
          <A to={href} className="button button-quiet">
            View<span className="sr-only"> {name}</span>
          </A>
          <A to={edit} className="button button-quiet">
            Edit<span className="sr-only"> {name}</span>
          </A>
        </span>
      }
    >
      <p className="wrap-break-word text-muted">{teaser}</p>
      <p className="mt-1 font-semibold text-sm">{statusWords[status]}</p>
    </CardRow>
  );
}
