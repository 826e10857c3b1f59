import { data, Form, redirect } from "react-router";
import { formStatus, readForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ErrorSummary } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskOfferPath, deskOffersPath } from "../../desk-addresses.ts";
import type { Route } from "./+types/new-offer-page";
import { loadOfferForm, makeOffer } from "./made-offer-operations.server.ts";
import { OfferForm, SkewFields, textsOf } from "./offer-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadOfferForm, {}, await visitOf(args).caller()));
}

/** Success answers 303 to the offer; mistakes come back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const done = await run(makeOffer, fields, await visitOf(args).caller());
  if (done.ok) return redirect(`${deskOfferPath(done.value.id)}?done=make`, 303);
  const errors = done.fields ?? { form: done.reason };
  return data({ errors, values: textsOf(fields) }, { status: formStatus(done.kind) });
}

/** A new offer of the shop, with its first skew. */
export default function NewOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const told = {
    errors: actionData?.errors ?? {},
    values: actionData?.values ?? { choice: "one", vat: "standard", max_per_order: "10", weight_g: "500" },
  };
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}A new offer · Desk`}
        description="Puts something new into the shop."
      />
      <p className="mb-4">
        <A to={deskOffersPath} className="text-link inline-flex min-h-11 items-center">
          All offers
        </A>
      </p>
      <PageHead title="A new offer" eyebrow="Desk · Shop">
        It is in the shop, in the search and on the pages that lead to it as soon as it is made.
      </PageHead>
      <ErrorSummary errors={actionData?.errors} attempt={actionData} />
      <Form method="post" className="max-w-3xl" aria-label="A new offer">
        <OfferForm {...told} categories={loaderData.categories} shows={loaderData.shows} />
        <h2 className="mt-4 mb-3 text-2xl">Its first skew</h2>
        <SkewFields {...told} />
        <button type="submit" className="button button-main mt-4">
          Put it into the shop
        </button>
      </Form>
    </>
  );
}
