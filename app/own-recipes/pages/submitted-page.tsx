import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { CardRow } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, Outcome, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { loadSubmitted, type Submitted } from "../list-operations.server.ts";
import { NoCocktails } from "../screens/no-cocktails.tsx";
import { ownRecipePaths, statusWords } from "../status.ts";
import type { Route } from "./+types/submitted-page";

const pageSize = 20;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const keyword = query.get("keyword") ?? "";
  const page = clampPage(pageSize, clampNumber(query.get("offset"), 0, 0, 1_000_000), pageSize);
  const listed = valueFrom(await run(loadSubmitted, { keyword, ...page }, await visitOf(args).caller()));
  return { ...listed, keyword: keyword.slice(0, 100), offset: page.offset, said: query.get("said") };
}

const saidTexts: Record<string, string> = {
  submitted: "Your recipe is saved. Allow some minutes for it to appear wherever it is shown.",
  deleted: "Your recipe is deleted. Allow some minutes for it to go from wherever it was shown.",
};

/** guide.md, 2: submitted-cocktails. */
export default function SubmittedPage({ loaderData }: Route.ComponentProps) {
  const { result, result_count: count, keyword, offset, said } = loaderData;
  const none = count === 0 && keyword === "";
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
      {said && saidTexts[said] ? <Outcome>{saidTexts[said]}</Outcome> : null}
      {none ? (
        <>
          <Empty title="You haven’t created any recipes yet">
            <p>Write down what you mix: it is drawn as you write, and its strength is reckoned.</p>
          </Empty>
          {said ? null : <NoCocktails />}
        </>
      ) : (
        <>
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
          {count === 0 ? (
            <Empty title="No results found">
              <p>Please try a different search query.</p>
            </Empty>
          ) : (
            <h2 className="mb-3 text-2xl">{count === 1 ? "One recipe" : `${count} recipes`}</h2>
          )}
          <ul className="grid gap-3 lg:grid-cols-2">
            {result.map((recipe) => (
              <OwnRow key={recipe.id} recipe={recipe} />
            ))}
          </ul>
          <Pager label="Pages of your recipes" offset={offset} size={pageSize} total={count} className="mt-6" />
        </>
      )}
    </>
  );
}

function OwnRow({ recipe }: { recipe: Submitted }) {
  const { id, name, teaser, image, colour, href, edit_href, status } = recipe;
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
          <A to={edit_href} className="button button-quiet">
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
