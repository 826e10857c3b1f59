import { useActionData } from "react-router";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Check, Field, Outcome } from "#app/ui/form.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { formAction, type Rejected } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/cabinets-page";
import { changeCabinet, loadCabinets } from "./cabinet-operations.server.ts";
import { CabinetRow } from "./cabinet-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const bars = valueFrom(await run(loadCabinets, {}, await visitOf(args).caller()));
  return { ...bars, kept: args.url.searchParams.has("kept") };
}

export async function action(args: Route.ActionArgs) {
  const after = new URL("?kept", args.url);
  return formAction({ ...args, after }, { cabinet: (fields, caller) => run(changeCabinet, fields, caller) });
}

/** Said once something was changed. */
function whatCounts({ result, combined }: Route.ComponentProps["loaderData"]): string {
  const active = result.find((one) => one.active)?.name;
  if (combined && result.length > 1) return "Your bars are up to date: all of them count together.";
  return active ? `Your bars are up to date: ${active} counts.` : "Your bars are up to date.";
}

export default function CabinetsPage({ loaderData }: Route.ComponentProps) {
  const { result, combined, premium, kept } = loaderData;
  const rejected = useActionData<Rejected>();
  const several = result.length > 1;
  return (
    <>
      <DocumentHead title="Your bars · My Bar" description="The bars that you keep, and which of them counts." />
      <PageHead eyebrow="My Bar" title="Your bars">
        <p>
          One at home, one at work, one by the sea: what you can make follows from the one that is active, or from all
          of them together. The pantry is yours wherever you are.
        </p>
      </PageHead>
      <ActionNotice />
      {kept && !rejected ? <Outcome>{whatCounts(loaderData)}</Outcome> : null}
      <ul className="mb-6 grid max-w-3xl gap-3">
        {result.map((one) => (
          <CabinetRow key={one.id} cabinet={one} combined={combined} several={several} />
        ))}
      </ul>
      {several ? (
        <form method="post" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="intent" value="cabinet" />
          <input type="hidden" name="combined" value={combined ? "no" : "yes"} />
          <p>{combined ? "All of them count together." : "The active one counts alone."}</p>
          <button type="submit" className="button button-quiet">
            {combined ? "Count the active one alone" : "Count all of them together"}
          </button>
        </form>
      ) : null}
      {premium ? (
        <form method="post" className="card max-w-3xl p-5">
          <h2 className="mb-4 text-2xl">A further bar</h2>
          <input type="hidden" name="intent" value="cabinet" />
          <Field
            key={result.length}
            name="name"
            label="Name"
            hint="40 characters at most: “The summer house”."
            maxLength={40}
            required
            defaultValue={rejected?.values?.id ? "" : (rejected?.values?.name ?? "")}
            error={rejected?.values?.id ? undefined : rejected?.fields?.name}
          />
          <Check
            name="active"
            value="yes"
            label="It counts from now on, instead of the one that does"
            className="mb-4"
          />
          <button type="submit" className="button button-main">
            Make it
          </button>
        </form>
      ) : (
        <p className="text-muted">More than one bar is for premium members.</p>
      )}
    </>
  );
}
