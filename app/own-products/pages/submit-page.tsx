import { Form, redirect, useNavigation } from "react-router";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ErrorSummary, Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { steps } from "../form/fields.ts";
import { placeOf, stepAt, stepIn } from "../form/told.ts";
import { loadProduct } from "../keeping/form-operations.server.ts";
import { StepFields } from "../screens/step-fields.tsx";
import { StepList } from "../screens/step-frame.tsx";
import { Summary } from "../screens/summary.tsx";
import { draftDays, ownProductPaths } from "../status.ts";
import type { Route } from "./+types/submit-page";
import { actOnProduct } from "./submit-action.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  // The first step may ask for the camera; a document keeps the word that it came with.
  visit.addHeader("permissions-policy", "camera=(self), microphone=(), geolocation=(), interest-cohort=()");
  const query = args.url.searchParams;
  const asked = { step: query.get("step") ?? undefined, find: query.get("find") ?? "" };
  const told = valueFrom(await run(loadProduct, asked, await visit.caller()));
  // Nobody comes to a step before those that it rests upon are done. A form's own answer, which is loaded with its headers,
  // stands where it was posted to.
  const posted = args.request.headers.has("content-type");
  if (!posted && placeOf(stepIn(asked.step)) > told.furthest)
    throw redirect(ownProductPaths.step(stepAt(told.furthest)));
  return { told, rows: Number(/^\d$/.exec(query.get("rows") ?? "")?.[0] ?? 1) };
}

export async function action(args: Route.ActionArgs) {
  return actOnProduct(args);
}

/** guide.md, 1: submit-product: nine steps and a summary, each a page of its own that works without a script. */
export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const told = actionData?.told ?? loaderData.told;
  const errors = actionData?.errors ?? {};
  const { step, furthest, known } = told;
  const isSummary = step === "summary";
  const { title, lead } = isSummary
    ? { title: "Check and send", lead: "An editor reads it. Until then only you see it." }
    : steps[step - 1]!;
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === "submit";
  return (
    <div className="page-width pt-8 md:pt-12">
      <meta name="robots" content="noindex" />
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title} · Propose a bottle`}
        description="Propose a bottle for the guide: nine short steps, and an editor reads it."
      />
      <div className="grid gap-x-12 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <StepList step={step} furthest={furthest} />
        <div className="min-w-0">
          <PageHead
            title={title}
            eyebrow={`Propose a bottle · ${isSummary ? "summary" : `step ${step} of ${steps.length}`}`}
          >
            {lead}
          </PageHead>
          {known.length > 0 ? <Known known={known} /> : null}
          <Form
            key={`${step} ${actionData?.attempt ?? 0} ${told.word}`}
            id="product-form"
            method="post"
            action={ownProductPaths.step(step)}
            encType={step === 1 ? "multipart/form-data" : "application/x-www-form-urlencoded"}
            noValidate
          >
            {/* The first button is the one that the Enter key presses. */}
            <button
              type="submit"
              name="intent"
              value={isSummary ? "submit" : "enter"}
              tabIndex={-1}
              aria-hidden="true"
              className="sr-only"
            >
              Go on
            </button>
            {isSummary ? (
              errors.form ? (
                <Outcome failed>{errors.form}</Outcome>
              ) : null
            ) : (
              <ErrorSummary errors={actionData ? errors : undefined} attempt={actionData?.attempt} />
            )}
            {isSummary ? (
              <Summary told={told} gaps={actionData !== undefined} />
            ) : (
              <StepFields told={told} shown={loaderData.rows} errors={errors} />
            )}
            {isSummary ? (
              <p className="mb-4 text-muted">By sending it you say that the guide may publish what you wrote.</p>
            ) : null}
            <div className="flex flex-wrap gap-3">
              {isSummary ? (
                <button type="submit" name="intent" value="submit" className="button button-main" disabled={sending}>
                  Send it to the editors
                </button>
              ) : (
                <>
                  <button type="submit" name="intent" value="next" className="button button-main">
                    {step === steps.length ? "To the summary" : "Next"}
                  </button>
                  {step > 1 ? (
                    <button type="submit" name="intent" value="back" className="button button-quiet">
                      Back
                    </button>
                  ) : null}
                  {step < steps.length ? (
                    <button type="submit" name="intent" value="skip" className="button button-quiet">
                      Skip to the end
                    </button>
                  ) : null}
                </>
              )}
            </div>
          </Form>
          <p className="mt-6 text-muted">
            What you type is kept with each step, for {draftDays} days.{" "}
            <A to={ownProductPaths.list} className="underline">
              Your bottles
            </A>
          </p>
        </div>
      </div>
      {sending ? <Overlay /> : null}
    </div>
  );
}

/** A barcode that the guide knows leads to its bottle. */
function Known({ known }: { known: readonly { code: string; name: string; href: string }[] }) {
  return (
    <Outcome>
      {known.map(({ code, name, href }) => (
        <span key={code} className="block">
          {code} is in the guide already:{" "}
          <A to={href} className="font-semibold underline">
            {name}
          </A>
        </span>
      ))}
    </Outcome>
  );
}

/** guide.md, 4: what stands over the page while it is sent. */
function Overlay() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-veil" role="status">
      <p className="panel px-8 py-6 font-semibold text-xl">Sending…</p>
    </div>
  );
}
