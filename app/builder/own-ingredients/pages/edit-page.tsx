import { data } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { highestId } from "#app/kit/subject.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DeleteForm } from "#app/own-recipes/recipe-screens.ts";
import { statusWords } from "#app/own-recipes/status.ts";
import { Outcome } from "#app/ui/form.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { ownIngredientPaths } from "../ingredient.ts";
import { loadIngredient } from "../keeping/load-ingredient.server.ts";
import type { Route } from "./+types/edit-page";
import { actOnIngredient } from "./act.server.ts";
import { IngredientForm } from "./ingredient-form.tsx";

/** @throws the 404 page for what is no number at all */
function numberOf(text: string | undefined): number {
  const id = readDigits(text ?? "");
  if (!id || id > highestId) throw data("There is no such ingredient of yours.", { status: 404 });
  return id;
}

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const id = numberOf(args.params.id);
  const own = valueFrom(await run(loadIngredient, { id }, await visitOf(args).caller()));
  return { ...own, id, said: args.url.searchParams.get("said") };
}

export async function action(args: Route.ActionArgs) {
  return actOnIngredient(args, numberOf(args.params.id));
}

const saidTexts: Record<string, string> = {
  made: "Your ingredient is there. Your bar and your recipes count with it from now on.",
  saved: "Your ingredient is saved.",
};

/** builder.md, 2: /builder/ingredients/edit/{id}. */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, form, status, reason, picture, said } = loaderData;
  const told = saidTexts[said ?? ""];
  return (
    <BuilderFrame
      here={ownIngredientPaths.list}
      title={`Edit ${name}`}
      description="Change an ingredient that you wrote."
      lead={<p>{statusWords[status]}.</p>}
    >
      {told && !actionData ? <Outcome>{told}</Outcome> : null}
      {status === "refused" && reason ? <Outcome failed>An editor did not publish it: {reason}</Outcome> : null}
      {status === "published" ? (
        <Outcome>This ingredient is public. Once you change it, an editor reads it again before others see it.</Outcome>
      ) : null}
      <IngredientForm key={id} form={form} answered={actionData ?? null} id={id} picture={picture} />
      <DeleteForm name={name} thing="ingredient" goes="its picture, from your bar and from everybody’s lists" />
    </BuilderFrame>
  );
}
