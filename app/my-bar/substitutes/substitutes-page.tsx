import { useActionData } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { formAction, type Rejected } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/substitutes-page";
import { addSubstitute, namesFor } from "./add-substitute.server.ts";
import { SubstituteForm } from "./substitute-form.tsx";
import { changeSubstitute, loadSubstitutes } from "./substitute-operations.server.ts";
import { SubstituteRow } from "./substitute-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const query = args.url.searchParams;
  const ids = { ingredient: readDigits(query.get("ingredient")), cocktail: readDigits(query.get("cocktail")) };
  const named = await namesFor(ids, caller);
  return { ...valueFrom(await run(loadSubstitutes, {}, caller)), named };
}

export async function action(args: Route.ActionArgs) {
  // Where the rule stands now, or no more, is where one reads on.
  const after = new URL("#rules", args.url);
  return formAction(
    { ...args, after },
    {
      "substitute-add": addSubstitute,
      "substitute-delete": (fields, caller) => run(changeSubstitute, { ...(fields as object), delete: "yes" }, caller),
    },
  );
}

export default function SubstitutesPage({ loaderData }: Route.ComponentProps) {
  const { result, named } = loaderData;
  const rejected = useActionData<Rejected>();
  return (
    <>
      <DocumentHead
        title="Your substitutes · My Bar"
        description="What you take where a recipe asks for something else."
      />
      <PageHead eyebrow="My Bar" title="Your substitutes">
        <p>
          Where a recipe asks for one thing and you take another, say so once. Every count and list goes by it, and each
          says that it does.
        </p>
      </PageHead>
      <ActionNotice />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SubstituteForm
          key={result.length}
          values={rejected?.values ?? { ingredient: named.ingredient, cocktail: named.cocktail }}
          errors={rejected?.fields ?? {}}
        />
        <section aria-labelledby="rules" className="lg:order-first">
          <h2 id="rules" tabIndex={-1} className="mb-3 text-2xl outline-none">
            What you take{" "}
            <span className="font-text text-base font-normal text-muted tabular-nums">{result.length}</span>
          </h2>
          {result.length === 0 ? (
            <Empty title="Nothing yet">
              <p>Blanco tequila where a recipe asks for reposado, say, or lime for lemon in one drink only.</p>
            </Empty>
          ) : (
            <ul className="grid gap-3">
              {result.map((one) => (
                <SubstituteRow
                  key={`${one.ingredient.ingredient_id}:${one.alternative.ingredient_id}:${one.cocktail?.id ?? ""}`}
                  substitute={one}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
