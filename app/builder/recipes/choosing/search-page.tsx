import { redirect } from "react-router";
import { failure } from "#app/kit/result.ts";
import { readForm, rejected, textIn } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { texts } from "../../texts.ts";
import { finishSearch } from "../kept/keep-search.server.ts";
import { readQuery } from "../recipe-query-input.server.ts";
import { namedInStepOne, searchIngredientsTask, stepOne } from "../search-tasks.server.ts";
import type { Route } from "./+types/search-page";
import { loadChoosing } from "./load-choosing.server.ts";
import { StepOne } from "./step-one.tsx";
import { StepTwo } from "./step-two.tsx";

const path = "/builder/recipes/search";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return loadChoosing(args.url, visitOf(args));
}

/** `choose`: the ingredients, and on to the filters; `all`: none in particular; `finish`: the filters, and on to the results. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const [fields, caller] = [await readForm(args.request), await visit.caller()];
  const said = { name: textIn(fields, "name"), query: null, field: undefined };
  if (fields.intent === "finish") {
    const done = await run(finishSearch, fields, caller);
    if (done.ok) throw redirect(done.value.href, 303);
    const { name: field } = done.fields ?? {};
    return rejected(visit, done, { reason: done.reason, ...said, query: readQuery(fields), field });
  }
  const sid = fields.sid || undefined;
  if (fields.intent === "all" && sid === undefined) throw redirect("/builder/recipes", 303);
  const none = (namedInStepOne(stepOne.parse(fields.step_one)) ?? "").length === 0;
  if (fields.intent !== "all" && none)
    return rejected(visit, failure("invalid", ""), { reason: texts.noneChosen, ...said });
  const chosen = fields.intent === "all" ? { chosen_ingredient: [] } : { step_one: fields.step_one };
  const done = await run(searchIngredientsTask, { sid, ...chosen }, caller);
  if (!done.ok) return rejected(visit, done, { reason: done.reason, ...said });
  throw redirect(`${path}?sid=${done.value.sid}&step=2`, 303);
}

/** builder.md, 2 and 4: the search of recipes in two steps: by what, then how narrow. */
export default function SearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { second, name, sid, chosen } = loaderData;
  return (
    <BuilderFrame
      here={path}
      title={name ?? "Search by ingredients"}
      name={name === null ? "Search by ingredients" : `Edit ${name}`}
      description="Choose ingredients, and find the recipes that they make."
      lead={
        second ? (
          <p>
            Step 2 of 2: how narrow it is.{" "}
            {chosen.length === 0 ? `${texts.usingAll}.` : `By ${chosen.map((one) => one.name).join(", ")}.`}{" "}
            <A to={`${path}?sid=${sid}`} className="text-link">
              Back to the ingredients
            </A>
          </p>
        ) : (
          <p>Step 1 of 2: what do you want to use? The staples of your pantry count as well.</p>
        )
      }
    >
      {actionData && !actionData.field ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {second ? <StepTwo key={sid} choosing={loaderData} said={actionData} /> : <StepOne choosing={loaderData} />}
    </BuilderFrame>
  );
}
