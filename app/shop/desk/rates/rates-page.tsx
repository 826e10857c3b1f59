import { data, redirect } from "react-router";
import { formStatus, readForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskRatesPath } from "../../desk-addresses.ts";
import { ShopTabs } from "../shop-tabs.tsx";
import type { Route } from "./+types/rates-page";
import { AgeForm, RateForm } from "./country-forms.tsx";
import { CountryTable } from "./country-table.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import { loadRates, setRate } from "./rates-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requirePerson(args);
  const tables = valueFrom(await run(loadRates, {}, await visitOf(args).caller()));
  return { ...tables, admin: role === "admin", done: args.url.searchParams.has("done") };
}

/** Success answers 303 to the tables; a mistake comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const done = await run(setRate, fields, await visitOf(args).caller());
  if (done.ok) return redirect(`${deskRatesPath}?done=1`, 303);
  const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
  const refused = { reason: done.reason, errors: done.fields ?? {}, values: values as Record<string, string> };
  return data(refused, { status: formStatus(done.kind) });
}

/** By what orders are taxed and delivered: facts with the day from which they hold and where that is written. */
export default function RatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, delivery, done, admin } = loaderData;
  const refused = (intent: string) => (actionData?.values.intent === intent ? actionData : undefined);
  const unsure = countries.reduce(
    (sum, { sure, rates }) => sum + (sure ? 0 : 1) + rates.filter((rate) => rate.now && !rate.sure).length,
    0,
  );
  return (
    <>
      <DocumentHead title="VAT and delivery · Desk" description="Rates, ages and delivery prices of the shop." />
      <ShopTabs admin={admin} here={deskRatesPath} />
      <PageHead title="VAT and delivery" eyebrow="Desk · Shop">
        An order keeps the rates and prices of its day; what is set here holds for those that are still to come.
        {unsure > 0 ? ` ${unsure} of these facts should be looked up again: they are marked.` : ""}
      </PageHead>
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {done && !actionData ? <Outcome>It is set.</Outcome> : null}
      <h2 className="mb-3 text-2xl">Countries</h2>
      <CountryTable countries={countries} />
      <div className="my-8 grid items-start gap-6 lg:grid-cols-2">
        <RateForm countries={countries} refused={refused("rate")} />
        <AgeForm countries={countries} refused={refused("age")} />
      </div>
      <h2 className="mb-3 text-2xl">Delivery, with British VAT</h2>
      <DeliveryTable rows={delivery} />
    </>
  );
}
