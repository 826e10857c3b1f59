import { Form, useLocation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { orderPath, ordersPath } from "../addresses.ts";
import { Refused } from "../basket-page/refused.tsx";
import { PaidBack, SumList } from "../details/order-sums.tsx";
import type { OrderView } from "../orders/order.ts";
import { stateWords } from "../orders/states.ts";
import { Address } from "./address.tsx";
import { OrderStory } from "./order-story.tsx";
import { Withdrawal } from "./withdrawal-form.tsx";

type Props = { order: OrderView; token?: string; refused?: NotDone | undefined };
/** Why something was refused, and of a withdrawal what was typed. */
type NotDone = { reason: string; typed: Record<string, string> | null };

const said: Readonly<Record<string, string>> = {
  pay: "Thank you. Once the payment has come in, this page says so, and a mail as well.",
  cancel: "The order is cancelled. Nothing has to be paid.",
  withdraw: "Your withdrawal has come in. A receipt is on its way to you by mail.",
};

/** An order: what became of it, what it holds and comes to, where it goes, and what can still be done with it. */
export function OrderDetails({ order, token, refused }: Props) {
  const { locale } = useReader();
  const query = new URLSearchParams(useLocation().search);
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  const done = said[query.get("done") ?? ""];
  return (
    <div className="page-width pt-5 md:pt-8">
      <DocumentHead title={`Order ${order.number}`} description="An order of the Jigger shop." />
      <PageHead title={`Order ${order.number}`} eyebrow={stateWords[order.state]}>
        Placed on {showDay(order.placed_at, locale)}
      </PageHead>
      {query.has("placed") ? (
        <Outcome>Thank you. Your order is placed, and a mail with all of it is on its way to {order.email}.</Outcome>
      ) : null}
      {done ? <Outcome>{done}</Outcome> : null}
      {refused ? <Refused reason={refused.reason} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ul className="mb-6 border-line border-t">
            {order.lines.map((line) => (
              <li key={line.skew_id} className="flex justify-between gap-4 border-line border-b py-3">
                <span>
                  {line.quantity} × {line.name}
                  {line.withdrawn > 0 ? (
                    <span className="block text-muted">Withdrawn from: {line.withdrawn}</span>
                  ) : null}
                  {line.asked.map(([ask, text]) => (
                    <span key={ask} className="block text-muted wrap-anywhere">
                      {ask}: {text}
                    </span>
                  ))}
                </span>
                <span className="tabular-nums">{price(line.price * line.quantity)}</span>
              </li>
            ))}
          </ul>
          <div className="grid gap-6 sm:grid-cols-2">
            <Address title="It goes to" name={order.name} address={order.delivery} />
            <Address title="The bill goes to" name={order.name} address={order.billing} />
          </div>
          <h2 className="mt-8 mb-2 text-xl">What became of it</h2>
          <OrderStory order={order} papers={orderPath(order.number, token)} />
        </div>
        <aside>
          <section className="panel px-5 py-5" aria-labelledby="sums-title">
            <h2 id="sums-title" className="mb-3 text-xl">
              What it comes to
            </h2>
            <SumList {...order} delivery={order.delivery_price} />
            <PaidBack {...order} />
          </section>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            {order.invoice_number ? (
              <>
                <A to={`${orderPath(order.number, token)}/invoice`} className="button button-quiet">
                  Invoice {order.invoice_number}
                </A>
                <A to={`${orderPath(order.number, token)}/invoice.pdf`} data-reload="" className="button button-quiet">
                  As a file (PDF)
                </A>
              </>
            ) : null}
            {order.may.pay ? (
              <OrderButton intent="pay" main>
                Pay now
              </OrderButton>
            ) : null}
            <OrderButton intent="reorder">Order it again</OrderButton>
            {order.may.cancel ? <Cancel /> : null}
          </div>
          {order.may.withdraw ? (
            <Withdrawal number={order.number} lines={order.lines} typed={refused?.typed ?? null} />
          ) : null}
          {token ? null : (
            <p className="mt-4">
              <A to={ordersPath} className="text-link inline-flex min-h-11 items-center">
                All your orders
              </A>
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

/** Asked about: the order does not come back. */
function Cancel() {
  return (
    <details className="open:basis-full">
      <summary className="button button-quiet list-none">Cancel the order</summary>
      <div className="mt-3">
        <OrderButton intent="cancel">Yes, cancel it</OrderButton>
      </div>
    </details>
  );
}

function OrderButton({ intent, main, children }: { intent: string; main?: boolean; children: React.ReactNode }) {
  return (
    <Form method="post" reloadDocument={intent === "pay"}>
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={`button ${main ? "button-main" : "button-quiet"}`}>
        {children}
      </button>
    </Form>
  );
}
