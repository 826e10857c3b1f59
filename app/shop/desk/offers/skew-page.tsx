import { data, Form, redirect } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { decimalPrice } from "#app/i18n/prices.ts";
import { formStatus, readForm, unknownForm, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Field, Outcome, Radios } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { offerPath } from "../../addresses.ts";
import { deskOfferPath, deskOffersPath, deskOrderPath } from "../../desk-addresses.ts";
import { WideTable } from "../wide-table.tsx";
import type { Route } from "./+types/skew-page";
import { loadDeskSkew, moveStock, priceSkew } from "./desk-offer-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const asked = { id: args.params.id, offset: searchParams.get("offset") };
  const found = valueNamed(await run(loadDeskSkew, asked, await visitOf(args).caller()));
  return { ...found, done: searchParams.get("done") };
}

/** Success answers 303 to the skew; a mistake comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const caller = await visitOf(args).caller();
  const asked = { ...fields, id: args.params.id };
  const intent = fields.intent === "price" ? "price" : "move";
  const known = intent === "price" || fields.intent === undefined || fields.intent === intent;
  const act = () => (intent === "price" ? run(priceSkew, asked, caller) : run(moveStock, asked, caller));
  const done = known ? await act() : unknownForm;
  if (done.ok) return redirect(`${deskOffersPath}/${args.params.id}?done=${intent}`, 303);
  const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
  const refused = { intent, reason: done.reason, errors: done.fields ?? {}, values: values as Record<string, string> };
  return data(refused, { status: formStatus(done.kind) });
}

const words: Record<string, string> = {
  sold: "Sold",
  cancelled: "Cancelled",
  refunded: "Refunded before it was sent",
  returned: "Returned",
  delivered: "Delivered",
  counted: "Counted",
  damaged: "Broken or lost",
};
const said: Record<string, string> = { price: "The prices are set.", move: "The stock is noted." };
const currencies = [
  { name: "gbp", label: "Pounds" },
  { name: "eur", label: "Euros" },
  { name: "usd", label: "US dollars" },
  { name: "aud", label: "Australian dollars", hint: "Empty: told in pounds" },
] as const;

/** One skew at the desk: its prices, its stock, and every movement of it with why. */
export default function SkewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { skew, moves, seen, count, offset, page_size, done } = loaderData;
  const { locale } = useReader();
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const name = skew.name === skew.offer ? skew.offer : `${skew.offer}: ${skew.name}`;
  return (
    <>
      <DocumentHead title={`${name} · Desk`} description="Prices and stock of one offer." />
      <p className="mb-4">
        <A to={deskOffersPath} className="text-link inline-flex min-h-11 items-center">
          All offers
        </A>
      </p>
      <PageHead title={name} eyebrow={`Skew ${skew.id}`}>
        {skew.stock <= 0 ? "Sold out" : `${skew.stock} in stock`} ·{" "}
        <A to={`${offerPath(skew.offer_id, skew.offer)}?sku=${skew.id}`} className="text-link">
          See it in the shop
        </A>{" "}
        ·{" "}
        <A to={deskOfferPath(skew.offer_id)} className="text-link">
          The offer
        </A>
      </PageHead>
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {done && Object.hasOwn(said, done) && !actionData ? <Outcome>{said[done]}</Outcome> : null}
      <div className="mb-10 grid items-start gap-6 lg:grid-cols-2">
        <Form
          method="post"
          className="panel px-5 py-5"
          key={`stock ${seen} ${skew.stock}`}
          aria-labelledby="move-title"
        >
          <h2 id="move-title" className="mb-3 text-xl">
            Stock
          </h2>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="seen" value={seen} />
          <Radios
            legend="What happened"
            name="why"
            value={refused("move")?.values.why ?? "delivered"}
            error={undefined}
            options={[
              { value: "delivered", text: "So many came" },
              { value: "counted", text: "So many are there: I have counted" },
              { value: "damaged", text: "So many are broken or lost" },
            ]}
          />
          <Field
            name="quantity"
            label="How many"
            type="number"
            min={0}
            defaultValue={refused("move")?.values.quantity}
            error={refused("move")?.errors.quantity}
          />
          <Field
            name="note"
            label="Note (may stay empty)"
            maxLength={500}
            defaultValue={refused("move")?.values.note}
          />
          <button type="submit" className="button button-main mt-3">
            Note it
          </button>
        </Form>
        <Form method="post" className="panel px-5 py-5" aria-labelledby="price-title">
          <h2 id="price-title" className="mb-3 text-xl">
            Prices, with British VAT
          </h2>
          <input type="hidden" name="intent" value="price" />
          <div className="grid gap-x-4 sm:grid-cols-2">
            {currencies.map(({ name, label, ...more }) => (
              <Field
                key={name}
                name={name}
                label={label}
                inputMode="decimal"
                defaultValue={refused("price")?.values[name] ?? (skew[name] === null ? "" : decimalPrice(skew[name]))}
                error={refused("price")?.errors[name]}
                {...more}
              />
            ))}
          </div>
          <p className="mb-3 text-muted">
            {skew.priced ? "Set at the desk: a new load of the library leaves them." : "As the offer’s file says."} Who
            has it in the basket is told before paying.
          </p>
          <button type="submit" className="button button-main">
            Set the prices
          </button>
        </Form>
      </div>
      <h2 className="mb-3 text-2xl">Every movement</h2>
      {moves.length === 0 ? (
        <p className="text-muted">Nothing has moved: all {skew.stock} are as the offer’s file says.</p>
      ) : (
        <WideTable label="Every movement" heads={["When", "Why", "How many", "Then there"]}>
          {moves.map((move) => (
            <tr key={move.id} className="border-line border-b align-top">
              <td className="py-2 pr-4 whitespace-nowrap">{showDay(move.moved_at, locale)}</td>
              <td className="py-2 pr-4 wrap-anywhere">
                {words[move.why]}{" "}
                {move.order_number ? (
                  <A to={deskOrderPath(move.order_number)} className="text-link">
                    {move.order_number}
                  </A>
                ) : null}
                {move.note ? <span className="block text-muted">{move.note}</span> : null}
              </td>
              <td className="py-2 pr-4 tabular-nums">{move.quantity > 0 ? `+${move.quantity}` : move.quantity}</td>
              <td className="py-2 tabular-nums">{move.left}</td>
            </tr>
          ))}
        </WideTable>
      )}
      <Pager label="Pages of movements" offset={offset} size={page_size} total={count} />
    </>
  );
}
