import { useState } from "react";
import { data, redirect, useLocation, useNavigate, useNavigation } from "react-router";
import { lookupOf } from "#app/account/address-lookup.server.ts";
import { localeNamed } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import { type FailureKind, statusOf } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { readForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { firstOf } from "#app/platform/fields.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { basketPath, detailsPath, offersPath, orderPath } from "../addresses.ts";
import { askForNumber } from "../money/vies-operation.server.ts";
import { postSoon } from "../orders/mail/order-post.server.ts";
import { readOrderRow } from "../orders/order-store.server.ts";
import { tokenOf } from "../orders/order-token.server.ts";
import { openPayment } from "../payments/open-payment.server.ts";
import type { Route } from "./+types/details-page";
import { detailFields } from "./details.ts";
import { DetailsForm } from "./details-form.tsx";
import { type DetailsShown, loadDetails } from "./load-details.server.ts";
import { OrderFold, OrderSums } from "./order-sums.tsx";
import { changed, isYes, placeOrder } from "./place-order.server.ts";
import { settleBasket } from "./settle-basket.server.ts";

/** Who buys and where it goes (contract.md, 10). What it comes to follows the country, also before anything is sent. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const query = Object.fromEntries(args.url.searchParams);
  return {
    shown: valueFrom(await run(loadDetails, query, await visit.caller())),
    lookup: lookupOf(visit.house),
    key: crypto.randomUUID(),
  };
}

/** Places the order: 303 to its page, 400 with what is wrong, 409 with what has changed and the new sums. */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const caller = await visit.caller();
  // The page's address may say the currency; its form is sent there again.
  const currency = args.url.searchParams.get("currency") ?? undefined;
  const fields: Record<string, unknown> = { currency, ...(await readForm(args.request)) };
  if (visit.house.settings.VIES_URL && !isYes(fields.private_buyer)) await run(askForNumber, fields, caller);
  const done = await run(placeOrder, fields, caller);
  if (done.ok) {
    const { number, leads, opens } = done.value;
    if (leads) return redirect(leads, 303);
    postSoon(visit.house);
    const token = caller.person ? undefined : tokenOf(visit.house, number!);
    const paying = opens ? await payNow(visit.house, number!, token) : null;
    if (paying) return redirect(paying, 303);
    return redirect(`${orderPath(number!, token)}?placed=1`, 303);
  }
  const settled = done.kind === "conflict" ? await run(settleBasket, { currency }, caller) : null;
  const changedNow = settled?.ok ? settled.value.changes : [];
  const values = valuesOf(fields);
  const shown = valueFrom(await run(loadDetails, { ...values, currency }, caller));
  // Where nothing changed now it may be that the answer to the same form got lost.
  const changes = settled && changedNow.length === 0 ? shown.basket.notes : changedNow;
  const errors = done.kind === "conflict" ? {} : (done.fields ?? { form: done.reason });
  const answer = {
    errors,
    changes,
    values,
    shown,
    reason: done.kind === "conflict" ? (changedNow.length === 0 ? totalNow(shown, caller.locale) : done.reason) : null,
  };
  return data(answer, { status: failureStatus(done.kind) });
}

/** An order that is refused because prices or stock changed says so by its status (contract.md, 10); all else is a form's 400. */
function failureStatus(kind: FailureKind): number {
  return kind === "not-found" ? 400 : statusOf(kind);
}

/** Where an order that is paid online is paid; where that cannot be reached its own page offers it again. */
async function payNow(house: House, number: string, token: string | undefined): Promise<string | null> {
  const order = await readOrderRow(house.db, number);
  if (!order) return null;
  const opened = await openPayment(house, order, token);
  return opened.ok ? opened.value.href : null;
}

/** Said where no price and no stock changed, but the country or how the order is taxed, and so what it comes to. */
function totalNow({ sums, countries, country }: DetailsShown, locale: string): string {
  if (!sums) return changed;
  const where = countries.find(({ code }) => code === country)?.said ?? country;
  return `With delivery to ${where} your order comes to ${showPrice(sums.total, sums.currency, localeNamed(locale))}. Please look at it before you order.`;
}

/** What was typed, to stand in the form again. */
function valuesOf(fields: Record<string, unknown>): Record<string, string> {
  const names = [...detailFields, "book_delivery", "private_buyer", "payment", "idempotency_key"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = firstOf(fields[name]);
      // However a tick was sent, the form asks for this.
      if (name === "book_delivery" && isYes(value)) return [[name, "yes"]];
      return typeof value === "string" ? [[name, value.slice(0, 500)]] : [];
    }),
  );
}

/** What is wrong still, once another country was chosen: of that, and of a number of it, nothing is known yet. */
function othersThan({
  country: _,
  vat_number: _number,
  ...others
}: Record<string, string> = {}): Record<string, string> {
  return others;
}

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const currency = new URLSearchParams(useLocation().search).get("currency");
  const shown = actionData?.shown ?? loaderData.shown;
  // Another country is read anew, by which what the form was answered would be gone; what is wrong with it stays so.
  const [refused, setRefused] = useState(actionData);
  if (actionData && actionData !== refused) setRefused(actionData);
  // What decides about the sums stands in the address; what was typed into the form stays.
  const reckonAgain = (query: URLSearchParams) => {
    if (currency) query.set("currency", currency);
    void navigate(`${detailsPath}?${query}`, { replace: true, preventScrollReset: true, state: { stay: true } });
  };
  return (
    <div className="page-width pt-5 md:pt-8">
      <DocumentHead
        title={`${actionData ? "Error: " : ""}Your details`}
        description="Where the order goes, who pays for it, and what it comes to."
        at={{ path: "/shop/your-details", name: "Your details", above: [{ name: "Shop", href: "/shop" }] }}
      />
      <PageHead title="Your details" eyebrow="Shop" />
      {shown.basket.lines.length === 0 ? (
        <>
          {shown.basket.notes.map((change) => (
            <Outcome key={change} failed>
              {change}
            </Outcome>
          ))}
          <Empty title="Your basket is empty">
            <p>There is nothing to order yet.</p>
            <p className="mt-4">
              <A to={offersPath} className="button button-main">
                See the shop
              </A>
            </p>
          </Empty>
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            {actionData?.reason ? (
              <div className="panel mb-6 border-bad px-5 py-4" role="alert">
                <p className="font-semibold">{actionData.reason}</p>
                <ul className="mt-2 list-disc pl-6">
                  {actionData.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </div>
            ) : null}
            {shown.basket.in_pounds ? (
              <p className="card mb-5 p-4" role="note">
                {shown.basket.in_pounds}
              </p>
            ) : null}
            <OrderFold shown={shown} />
            <DetailsForm
              lookup={loaderData.lookup}
              shown={shown}
              values={{ ...shown.known, country: shown.country, ...actionData?.values }}
              errors={actionData?.errors ?? othersThan(refused?.errors)}
              attempt={refused}
              idempotencyKey={actionData?.values.idempotency_key || loaderData.key}
              reckonAgain={reckonAgain}
            />
          </div>
          <aside className="max-lg:hidden lg:sticky lg:top-[calc(var(--head)+1rem)] lg:self-start">
            <OrderSums shown={shown} busy={state === "loading"} />
            <p className="mt-3">
              <A to={basketPath} className="text-link inline-flex min-h-11 items-center">
                Change the basket
              </A>
            </p>
          </aside>
        </div>
      )}
    </div>
  );
}
