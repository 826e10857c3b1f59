import { redirect } from "react-router";
import { countryOptions } from "#app/i18n/countries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { readForm, rejected, unknownForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { textField } from "#app/visitor/account-forms.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { lookupOf } from "../address-lookup.server.ts";
import type { Route } from "./+types/address-book-page";
import { addressFields, formOf, mostAddresses } from "./address.ts";
import { AddressCard, AddressLines, DeleteForm, sureToDelete } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import { deleteAddress, loadAddresses, saveAddress } from "./address-operations.server.ts";

const path = "/your-account/address-book";
const words: Record<string, string> = { save: "The address is saved.", delete: "The address is deleted." };

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const query = args.url.searchParams;
  const addresses = valueFrom(await run(loadAddresses, {}, await visit.caller()));
  const named = (name: string) => addresses.find(({ id }) => String(id) === query.get(name)) ?? null;
  const done = query.get("done") ?? "";
  return {
    lookup: lookupOf(visit.house),
    addresses,
    countries: countryOptions(visit.locale as Locale),
    adding: query.has("add"),
    editing: named("edit"),
    deleting: named("delete"),
    said: Object.hasOwn(words, done) ? words[done] : null,
  };
}

/** Success answers 303 to the book; what is not accepted comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const caller = await visit.caller();
  if (fields.intent === "delete") {
    const done = await run(deleteAddress, fields, caller);
    return done.ok ? redirect(`${path}?done=delete`, 303) : rejected(visit, done, { reason: done.reason, form: null });
  }
  if (fields.intent && fields.intent !== "save")
    return rejected(visit, unknownForm, { reason: unknownForm.reason, form: null });
  const done = await run(saveAddress, fields, caller);
  if (done.ok) return redirect(`${path}?done=save`, 303);
  const values = Object.fromEntries(addressFields.map((name) => [name, textField.parse(fields[name]).slice(0, 500)]));
  const id = Number(textField.parse(fields.id)) || null;
  if (!done.fields || "id" in done.fields) return rejected(visit, done, { reason: done.reason, form: null });
  return rejected(visit, done, { reason: null, form: { id, errors: done.fields, values } });
}

/** Where somebody has things sent to (guide.md, 2: `/your-account/address-book`). */
export default function AddressBookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, countries, adding, editing, deleting, said, lookup } = loaderData;
  const names = new Map(countries.map(({ value, text }) => [value, text]));
  const first = addresses.length === 0;
  const refused = actionData?.form;
  const form = refused
    ? { id: refused.id, values: refused.values, errors: refused.errors }
    : editing
      ? { id: editing.id, values: formOf(editing), errors: undefined }
      : adding || (first && !actionData)
        ? { id: null, values: {}, errors: undefined }
        : null;
  const asked = deleting && !actionData ? deleting : null;
  const title = asked
    ? sureToDelete
    : form
      ? form.id === null
        ? "Add an address"
        : "Change this address"
      : "Address book";
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title}`}
        description="The addresses that Jigger sends things to when you order."
      />
      <PageHead title={title} eyebrow="Your account" />
      {actionData?.reason ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said && !actionData ? (
        <Outcome>{said}</Outcome>
      ) : null}
      {asked ? (
        <div className="card max-w-xl p-5 sm:p-7">
          <AddressLines address={asked} country={names.get(asked.country) ?? asked.country} />
          <div className="mt-6 flex flex-wrap gap-3">
            <DeleteForm id={asked.id} />
            <A to={path} className="button button-quiet">
              Cancel
            </A>
          </div>
        </div>
      ) : form ? (
        <>
          {first ? (
            <p className="mb-6 max-w-prose text-muted">
              There is no address in your book yet. The first one is where things are sent to unless you say otherwise.
            </p>
          ) : null}
          <AddressForm key={form.id} {...form} {...{ countries, first, lookup }} />
        </>
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} country={names.get(address.country) ?? address.country} />
            ))}
          </ul>
          {addresses.length < mostAddresses ? (
            <p className="mt-6">
              <A to="?add=1" className="button button-main">
                Add an address
              </A>
            </p>
          ) : (
            <p className="mt-6 text-muted">
              Your book is full: it holds {mostAddresses} addresses. Delete one that you no longer need to add another.
            </p>
          )}
        </>
      )}
    </>
  );
}
