import { LoaderCircle } from "lucide-react";
import { redirect, useNavigation } from "react-router";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { FilterSheet, ResultBar } from "#app/ui/list.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { texts } from "../../texts.ts";
import { keepSearch } from "../kept/keep-search.server.ts";
import type { Route } from "./+types/recipes-page";
import { ListOrder } from "./list-order.tsx";
import { loadRecipes } from "./load-recipes.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { chipsOf, recipesHref, recipesPath } from "./recipe-address.ts";
import { RecipeCards } from "./recipe-cards.tsx";
import { RecipeFilters } from "./recipe-filters.tsx";
import { SaveSearch } from "./save-search.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  // Sent twice, the form of the save dialog is one search.
  return pack({ ...(await loadRecipes(args.url, visitOf(args))), once: crypto.randomUUID() }, args.request);
}

/** The save dialog (builder.md, 2): the search of the address under a name. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { name, idempotency_key } = await readForm(args.request);
  const asked = { ...readFields(args.url.search), name, idempotency_key };
  const done = await run(keepSearch, asked, await visit.caller());
  if (done.ok) throw redirect(done.value.href, 303);
  return rejected(visit, done, { reason: done.reason, name: typeof name === "string" ? name : "" });
}

/** builder.md, 2: the recipes that chosen ingredients make or, where none is chosen, the reader's own bar. */
export default function RecipesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, count, limit, offset, chosen, name, sid, asked, allow, fresh, once } = unpack(loaderData);
  const loading = useNavigation().location?.pathname.endsWith(recipesPath) ?? false;
  const chips = chipsOf(asked, chosen, limit);
  const found = count === 1 ? "1 recipe" : `${count} recipes`;
  return (
    <BuilderFrame
      here={recipesPath}
      title={name ?? "Recipes"}
      description="The recipes that your ingredients make, and those that nearly do."
      lead={
        name !== null ? (
          <p>
            A search that you keep.{" "}
            <A to={`/builder/recipes/search?sid=${sid}`} className="text-link">
              Edit it
            </A>
          </p>
        ) : (
          <p>
            {chosen.length === 0 ? "Using all ingredients of your active bar." : "By the ingredients that you chose."}{" "}
            <A to={chosen.length === 0 ? "/builder/recipes/search" : searchHref(sid, asked.iid)} className="text-link">
              {chosen.length === 0 ? "Choose some" : "Choose others"}
            </A>
          </p>
        )
      }
    >
      {fresh && fresh.new_count > 0 ? (
        <section aria-labelledby="fresh" className="mb-8">
          <h2 id="fresh" className="mb-3 text-2xl">
            {fresh.new_count} new since you last opened it
          </h2>
          <RecipeCards recipes={fresh.result} />
        </section>
      ) : null}
      <div className="filtered-list">
        <FilterSheet on={chips.length} show={`Show ${found}`}>
          <RecipeFilters asked={asked} limit={limit} />
        </FilterSheet>
        <section aria-labelledby="found" aria-busy={loading} className="min-w-0">
          <h2 id="found" className="sr-only">
            What was found
          </h2>
          {loading ? <Fetching /> : null}
          <ResultBar count={found} none={count === 0} chips={chips} clear={recipesHref({}, { limit })}>
            {name === null ? <SaveSearch rejected={actionData} suggested={chosen} once={once} /> : null}
            <ListShapes />
          </ResultBar>
          {count === 0 ? (
            <NothingFound asked={asked} limit={limit} allow={allow} bare={chosen.length === 0 && chips.length === 0} />
          ) : (
            <>
              <ListOrder {...{ asked, limit, offset, count }} />
              <RecipeCards recipes={result} eager />
            </>
          )}
          <ListPager label="Pages of recipes" offset={offset} size={limit} total={count} />
        </section>
      </div>
    </BuilderFrame>
  );
}

/** builder.md, 2: while the recipes of another address are on their way, for who waits longer than a moment. */
function Fetching() {
  return (
    <p role="status" className="fetching panel">
      <LoaderCircle size={20} aria-hidden="true" className="motion-safe:animate-spin" />
      <span>
        <b className="block">{texts.fetching}</b>
        {texts.wait}
      </span>
    </p>
  );
}

const searchHref = (sid: string | null, iid: readonly number[]) =>
  `/builder/recipes/search?${sid ? `sid=${sid}` : `iid=${iid.join()}`}`;
