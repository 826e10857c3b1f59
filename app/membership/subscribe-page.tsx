import { redirect } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { readForm, rejected, textIn, unknownForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ErrorSummary, Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Flash } from "#app/ui/notice-bar.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/subscribe-page";
import { StartForm } from "./asking/start-form.tsx";
import { membershipPaths, sourceWords } from "./membership.ts";
import { cancelPremium, loadMembership, startPremium } from "./membership-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const membership = valueFrom(await run(loadMembership, {}, await visit.caller()));
  const said = args.url.searchParams.get("said");
  return { ...membership, said, minimumAge: visit.house.settings.MINIMUM_AGE };
}

/** Intents `start` and `cancel` (contract.md, 8); success answers 303. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const caller = await visit.caller();
  if (fields.intent === "cancel") {
    const done = await run(cancelPremium, {}, caller);
    if (!done.ok) return rejected(visit, done, { errors: { form: done.reason }, values: {} });
    return redirect(`${membershipPaths.own}?said=${done.value.withdrawn ? "withdrawn" : "ended"}`, 303);
  }
  if (fields.intent !== "start")
    return rejected(visit, unknownForm, { errors: { form: unknownForm.reason }, values: {} });
  const done = await run(startPremium, fields, caller);
  if (done.ok) return redirect(done.value.address ?? `${membershipPaths.own}?said=asked`, 303);
  const text = (name: string) => textIn(fields, name).slice(0, 1_000);
  const values = Object.fromEntries(
    ["months", "note", "dob_day", "dob_month", "dob_year"].map((name) => [name, text(name)]),
  );
  const errors: Record<string, string> = done.fields ?? { form: done.reason };
  return rejected(visit, done, { errors, values });
}

const outcomes: Record<string, string> = {
  asked: "Your request is with our editors.",
  withdrawn: "Your request is taken back.",
  ended: "Your membership has ended. What you made stays yours.",
};

/** guide.md, 2: `/your-account/subscribe`: the membership, its end, how it is paid. */
export default function SubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { current, waiting_since, age, paid, said, minimumAge } = loaderData;
  const { locale } = useReader();
  const outcome = said && Object.hasOwn(outcomes, said) ? outcomes[said] : null;
  return (
    <div>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}Your membership`}
        description="Your premium membership of Jigger."
      />
      <PageHead eyebrow="Your account" title="Membership">
        <A to={membershipPaths.about} className="text-link">
          What premium membership opens
        </A>
      </PageHead>
      <ErrorSummary errors={actionData?.errors} attempt={actionData} />
      {outcome && !actionData ? <Flash key={said}>{outcome}</Flash> : null}
      {current ? (
        <section aria-labelledby="current" className="card max-w-2xl p-5 sm:p-7">
          <h2 id="current" className="mb-2 text-2xl">
            You are a premium member
          </h2>
          <p>
            Since {showDay(current.since, locale)},{" "}
            {current.ends ? `until ${showDay(current.ends, locale)}. It ends by itself then.` : "without an end."}
          </p>
          <p className="mb-5 text-muted">{sourceWords[current.source]}</p>
          <EndForm what="End my membership" sure="Your dashboard goes at once; your bar, lists and ratings stay." />
        </section>
      ) : waiting_since ? (
        <section aria-labelledby="waiting" className="card max-w-2xl p-5 sm:p-7">
          <h2 id="waiting" className="mb-2 text-2xl">
            Your request waits for an editor
          </h2>
          <p className="mb-5">You sent it on {showDay(waiting_since, locale)}. The answer comes by mail.</p>
          <EndForm what="Take it back" sure="You can ask again at any time." />
        </section>
      ) : age === "young" ? (
        <Outcome failed>You must be over {minimumAge} to subscribe.</Outcome>
      ) : (
        <StartForm
          paid={paid}
          askBorn={age === "unknown"}
          minimumAge={minimumAge}
          errors={actionData?.errors ?? {}}
          values={actionData?.values ?? {}}
        />
      )}
    </div>
  );
}

/** Ending asks once more, with a script or without. */
function EndForm({ what, sure }: { what: string; sure: string }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{what}</summary>
      <form method="post" className="mt-2">
        <input type="hidden" name="intent" value="cancel" />
        <p className="mb-3">{sure}</p>
        <button type="submit" className="button button-quiet">
          Yes: {what.toLowerCase()}
        </button>
      </form>
    </details>
  );
}
