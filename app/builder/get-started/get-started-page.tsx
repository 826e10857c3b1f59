import { redirect } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { guestBarOf, takeOverBar } from "#app/my-bar/guest-bar.server.ts";
import { GuestCount, GuestResults, useGuestBar } from "#app/my-bar/guest-bar.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../builder-frame.tsx";
import { ingredientListTask } from "../ingredients/ingredient-list-task.server.ts";
import type { Route } from "./+types/get-started-page";
import { Keeping, Results } from "./onward.tsx";
import { type Offered, PickGroups } from "./pick-groups.tsx";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const [begun, caller, person] = await Promise.all([
    guestBarOf(visit.publicCaller(), args.url.searchParams),
    visit.caller(),
    visit.person(),
  ]);
  const { result } = valueFrom(await run(ingredientListTask, { category: "install" }, caller));
  const offered: Offered[] = result.map(({ id, display_name, catId, in_ingredients, pre_populated_item }) => {
    return {
      id,
      name: display_name,
      type: catId,
      staple: pre_populated_item === "yes",
      there: in_ingredients === "yes",
    };
  });
  return { begun, offered, signedIn: person !== null };
}

/** Puts what was picked into the bar of who is signed in; what is there already stays as it is. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { iid } = await readForm(args.request);
  const done = await run(takeOverBar, { iid }, await visit.caller());
  if (done.ok) throw redirect("/builder/ingredients?pp=hide", 303);
  return rejected(visit, done, { reason: done.reason });
}

/** builder.md, 2: what somebody has, picked from the install categories, and at once how many recipes it makes. */
export default function GetStartedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, offered, signedIn } = loaderData;
  const bar = useGuestBar(begun);
  const { personal } = usePersonal();
  const local = useLocalPath();
  const member = signedIn || personal.signed_in;
  const path = "/builder/get-started";
  return (
    <BuilderFrame
      here={path}
      title="Get started"
      description="Pick what you have at home, and see at once how many recipes it makes."
      lead={<p>Pick what you have. The count follows each pick, by the same rules as every list of the site.</p>}
    >
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <form method="get" action={local(path)} aria-label="What have you got?">
        <div className="card goes-along mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
          <GuestCount bar={bar}>Nothing is picked yet.</GuestCount>
          <button type="submit" className="button button-main without-script">
            Count the recipes
          </button>
          <Results bar={bar} signedIn={member} />
        </div>
        <PickGroups bar={bar} offered={offered} />
      </form>
      <GuestResults bar={bar} />
      <Keeping bar={bar} offered={offered} signedIn={member} />
    </BuilderFrame>
  );
}
