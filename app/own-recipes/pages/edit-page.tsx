import { data } from "react-router";
import { recipePath } from "#app/guide/cocktail.ts";
import { readDigits } from "#app/kit/digits.ts";
import { highestId } from "#app/kit/subject.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Outcome, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { loadOwnRecipe } from "../form/form-operations.server.ts";
import { DeleteForm } from "../screens/delete-form.tsx";
import { RecipeForm } from "../screens/recipe-form.tsx";
import { Revisions } from "../screens/revisions.tsx";
import { statusWords } from "../status.ts";
import type { Route } from "./+types/edit-page";
import { actOnRecipe } from "./form-action.server.ts";

/** @throws the 404 page for what is no number at all */
function numberOf(text: string): number {
  const id = readDigits(text);
  if (!id || id > highestId) throw data("There is no such recipe of yours.", { status: 404 });
  return id;
}

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const id = numberOf(args.params.id);
  const own = valueFrom(await run(loadOwnRecipe, { id }, await visitOf(args).caller()));
  return { ...own, id, said: args.url.searchParams.get("said") };
}

export async function action(args: Route.ActionArgs) {
  return actOnRecipe(args, numberOf(args.params.id));
}

const saidTexts: Record<string, string> = {
  saved: "Your recipe is saved. Allow some minutes for the change to appear wherever it is shown.",
  restored:
    "Your recipe says again what it said then. Allow some minutes for the change to appear wherever it is shown.",
};

/** guide.md, 2: /your-account/edit-cocktail/{id}. */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, form, status, reason, picture, revisions, said } = loaderData;
  const told = saidTexts[said ?? ""];
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
      {told && !actionData ? <Outcome>{told}</Outcome> : null}
      {status === "refused" && reason ? <Outcome failed>An editor did not publish it: {reason}</Outcome> : null}
      {status === "published" ? (
        <Outcome>This recipe is public. Once you change it, an editor reads it again before others see it.</Outcome>
      ) : null}
      <RecipeForm
        key={revisions[0]?.number}
        form={form}
        answered={actionData ?? null}
        picture={picture}
        save="Save the changes"
      />
      <Revisions revisions={revisions} />
      <DeleteForm name={name} />
    </>
  );
}
