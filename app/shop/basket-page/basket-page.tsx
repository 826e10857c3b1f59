import { redirect } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { useFresh } from "#app/visitor/personal.tsx";
import { basketPath, offersPath } from "../addresses.ts";
import { addMissing } from "../basket/add-missing-operation.server.ts";
import { addToBasket } from "../basket/add-operation.server.ts";
import { changeBasket, readBasket } from "../basket/basket-operations.server.ts";
import type { Route } from "./+types/basket-page";
import { BasketCurrency } from "./basket-currency.tsx";
import { BasketRow } from "./basket-row.tsx";
import { Done } from "./done.tsx";
import { Refused } from "./refused.tsx";
import { RemoveForm } from "./remove-form.tsx";
import { Removed } from "./removed.tsx";
import { Summary } from "./summary.tsx";

/**
 * The basket. `?remove=` takes a line out where the request proves that it comes from the site; a typed or mailed link changes
 * nothing and is asked again (contract.md, 4).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const caller = await visit.caller();
  const asked = readDigits(args.url.searchParams.get("remove"));
  if (asked !== null && visit.fromTheSite) {
    await run(changeBasket, { intent: "remove", skew: asked, place: args.url.searchParams.get("place") }, caller);
    throw redirect(basketPath, 303);
  }
  const basket = valueFrom(await run(readBasket, Object.fromEntries(args.url.searchParams), caller));
  const places = args.url.searchParams.get("place") === "saved" ? (["saved"] as const) : (["basket", "saved"] as const);
  const there = places.flatMap((place) => {
    const lines = place === "saved" ? basket.saved : basket.lines;
    return lines.filter(({ skew_id }) => skew_id === asked).map((line) => ({ line, place }));
  });
  return { basket, remove: there[0] ?? null };
}

/** Adds from a form without a script, or changes a line; success answers 303 (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const caller = await visit.caller();
  const fields = await readForm(args.request);
  const told = args.url.searchParams.get("currency");
  // The address may say the currency: whoever changes something goes on in it.
  const onward =
    told && fields.intent !== "currency" ? `${basketPath}?${new URLSearchParams({ currency: told })}` : basketPath;
  const done =
    fields.intent === "add" || fields.intent === undefined
      ? await run(addToBasket, fields, caller)
      : fields.intent === "add-missing"
        ? await run(addMissing, fields, caller)
        : await run(changeBasket, fields, caller);
  if (done.ok) return redirect(onward, 303);
  return rejected(visit, done, { reason: done.reason, fields: done.fields ?? {}, typed: typedIn(fields) });
}

/** What was typed and not taken, to stand in its field again (contract.md, 4). */
function typedIn({ intent, quantity, ...fields }: Record<string, unknown>) {
  const skew = readDigits([fields.skew].flat()[0]);
  return intent === "update" && typeof quantity === "string" ? { skew, quantity: quantity.slice(0, 20) } : null;
}

export default function BasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { basket, remove } = loaderData;
  // Not where it is asked whether to take something out: read again by its own script, that address would take it.
  useFresh(remove === null);
  const { locale } = useReader();
  const { lines, saved, removed, notes, currency, wanted, in_pounds, goods } = basket;
  return (
    <div className="page-width pt-5 md:pt-8">
      <DocumentHead
        title="Your basket"
        description="What you have put into the basket of the Jigger shop."
        at={{ path: "/shop/basket", name: "Your basket", above: [{ name: "Shop", href: "/shop" }] }}
      />
      <PageHead title="Your basket" eyebrow="Shop" />
      {actionData ? <Refused reason={actionData.reason} /> : null}
      {notes.map((note) => (
        <Outcome key={note}>{note}</Outcome>
      ))}
      <Done basket={basket} sum={showPrice(goods, currency, locale)} />
      {remove ? <RemoveForm {...remove} /> : null}
      {removed ? <Removed name={removed.name} /> : null}
      {lines.length === 0 ? (
        <Empty title="Your basket is empty">
          <p>Glasses, tools, books and boxes of both are in the shop.</p>
          <p className="mt-4">
            <A to={offersPath} className="button button-main">
              See the shop
            </A>
          </p>
        </Empty>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="basket-lines">
            <div className="section-head">
              <h2 id="basket-lines">{basket.things}</h2>
              <BasketCurrency currency={wanted} />
            </div>
            {in_pounds ? (
              <p className="card mb-5 p-4" role="note">
                {in_pounds}
              </p>
            ) : null}
            <ul className="border-line border-t">
              {lines.map((line) => (
                <BasketRow
                  key={line.skew_id}
                  line={line}
                  error={actionData?.fields[`quantity-${line.skew_id}`]}
                  typed={actionData?.typed?.skew === line.skew_id ? actionData.typed.quantity : undefined}
                />
              ))}
            </ul>
          </section>
          <Summary basket={basket} goods={showPrice(goods, currency, locale)} />
        </div>
      )}
      {saved.length === 0 ? null : (
        <section aria-labelledby="saved-lines" className="mt-section">
          <div className="section-head">
            <h2 id="saved-lines">Saved for later</h2>
          </div>
          <ul className="border-line border-t">
            {saved.map((line) => (
              <BasketRow key={line.skew_id} line={line} saved />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
