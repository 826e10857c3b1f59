import { data, Form, redirect } from "react-router";
import { formStatus, readForm, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ErrorSummary, Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { offerPath } from "../../addresses.ts";
import { deskOfferPath, deskOffersPath } from "../../desk-addresses.ts";
import type { Route } from "./+types/offer-page";
import { changeOffer, loadOfferForm } from "./made-offer-operations.server.ts";
import type { DeskOffer } from "./made-offer-store.server.ts";
import { OfferForm, SkewFields, textsOf } from "./offer-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const found = valueNamed(await run(loadOfferForm, { id: args.params.id }, await visitOf(args).caller()));
  return { ...found, offer: found.offer!, done: args.url.searchParams.get("done") };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const done = await run(changeOffer, { ...fields, id: args.params.id }, await visitOf(args).caller());
  if (done.ok) return redirect(`${deskOfferPath(Number(args.params.id))}?done=${fields.intent}`, 303);
  const errors = done.fields ?? { form: done.reason };
  return data({ errors, values: textsOf(fields), intent: fields.intent }, { status: formStatus(done.kind) });
}

const said: Readonly<Record<string, string>> = {
  make: "The offer is in the shop.",
  edit: "The offer is changed.",
  "add-skew": "The skew is added.",
  retire: "The offer is off the shop. Who has it in the basket is told; orders keep it.",
  "bring-back": "The offer is in the shop again.",
};

/** One offer at the desk: what it is, its skews, and whether it is sold. */
export default function DeskOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, categories, shows, done } = loaderData;
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const { errors = {}, values } = refused("edit") ?? {};
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${offer.name} · Desk`}
        description="What one offer of the shop is."
      />
      <p className="mb-4">
        <A to={deskOffersPath} className="text-link inline-flex min-h-11 items-center">
          All offers
        </A>
      </p>
      <PageHead title={offer.name} eyebrow={`Offer ${offer.id}`}>
        {offer.retired ? (
          "Not in the shop"
        ) : (
          <A to={offerPath(offer.id, offer.name)} className="text-link">
            See it in the shop
          </A>
        )}
      </PageHead>
      <ErrorSummary errors={actionData?.errors} attempt={actionData} />
      {done && Object.hasOwn(said, done) && !actionData ? <Outcome>{said[done]}</Outcome> : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {offer.made ? (
          <Form method="post" aria-label="What it is">
            <input type="hidden" name="intent" value="edit" />
            <OfferForm categories={categories} shows={shows} errors={errors} values={values ?? valuesOf(offer)} />
            <button type="submit" className="button button-main mt-2">
              Change the offer
            </button>
          </Form>
        ) : (
          <div className="max-w-prose">
            <p className="mb-3 text-lg">{offer.teaser}</p>
            <p className="mb-3">{offer.description}</p>
            <p className="text-muted">
              What this offer is stands in the library’s files, and is changed there. Prices, stock, and whether it is
              sold are the desk’s.
            </p>
          </div>
        )}
        <aside className="grid gap-6">
          <section className="panel px-5 py-5" aria-labelledby="skews-title">
            <h2 id="skews-title" className="mb-2 text-xl">
              Prices and stock
            </h2>
            <ul>
              {offer.skews.map(({ id, name }) => (
                <li key={id}>
                  <A to={`${deskOffersPath}/${id}`} className="text-link inline-flex min-h-11 items-center">
                    {name}
                  </A>
                </li>
              ))}
            </ul>
            {offer.made ? (
              <details open={refused("add-skew") !== undefined} key={offer.skews.length}>
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">Add a skew</summary>
                <Form method="post" aria-label="Add a skew">
                  <input type="hidden" name="intent" value="add-skew" />
                  <SkewFields {...(refused("add-skew") ?? { errors: {}, values: {} })} />
                  <button type="submit" className="button button-quiet">
                    Add the skew
                  </button>
                </Form>
              </details>
            ) : null}
          </section>
          <Form method="post" className="panel px-5 py-5" aria-label="Whether it is sold">
            <input type="hidden" name="intent" value={offer.retired ? "bring-back" : "retire"} />
            <p className="mb-3 text-muted">
              {offer.retired
                ? "It can be put into the shop again as it was."
                : "Taken off, it is in no list and no search, and nobody can order it. Orders keep it."}
            </p>
            <button type="submit" className="button button-quiet">
              {offer.retired ? "Put it into the shop again" : "Take it off the shop"}
            </button>
          </Form>
        </aside>
      </div>
    </>
  );
}

/** An offer as its form has it. */
function valuesOf(offer: DeskOffer): Record<string, string> {
  const [[kind, key] = ["", ""]] = Object.entries(offer.picture);
  return {
    offer: offer.name,
    category: String(offer.category_id),
    teaser: offer.teaser,
    description: offer.description,
    shows: kind === "ingredient" ? "" : `${kind}:${key}`,
    for: offer.ingredient ?? "",
    choice: offer.choice,
    max_per_order: String(offer.max_per_order),
    vat: offer.vat,
    alcohol: offer.alcohol ? "yes" : "",
    weight_g: String(offer.weight_g),
    asks: offer.asks.join("\n"),
  };
}
