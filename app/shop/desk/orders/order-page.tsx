import { data, redirect } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { formStatus, readForm, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskOrderPath, deskOrdersPath } from "../../desk-addresses.ts";
import { PaidBack, SumList } from "../../details/order-sums.tsx";
import { Address } from "../../order-pages/address.tsx";
import { OrderStory } from "../../order-pages/order-story.tsx";
import { postOrderMails } from "../../orders/mail/order-post.server.ts";
import { stateWords } from "../../orders/states.ts";
import { closePayments } from "../../payments/open-payment.server.ts";
import { postRefunds } from "../../payments/refund-post.server.ts";
import type { Route } from "./+types/order-page";
import { loadDeskOrder, stepOrder } from "./desk-order-operations.server.ts";
import { OrderLines } from "./order-lines.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { Payments } from "./payments.tsx";
import { StepForms } from "./step-forms.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { number, paper } = args.params;
  if (paper !== undefined && paper !== "packing-slip") throw data(null, { status: 404 });
  const order = valueFrom(await run(loadDeskOrder, { number }, await visitOf(args).caller()));
  return { order, slip: paper !== undefined, done: args.url.searchParams.get("done") };
}

/** Success answers 303 to the order; a mistake comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const { number } = args.params;
  const done = await run(stepOrder, { ...fields, number }, await visit.caller());
  if (done.ok) {
    await Promise.all([
      postOrderMails(visit.house, number),
      postRefunds(visit.house, number),
      closePayments(visit.house, number),
    ]);
    return redirect(`${deskOrderPath(number)}?done=${fields.step === "refund" ? "refund" : "1"}`, 303);
  }
  const values = Object.fromEntries(["note", "amount"].map((name) => [name, textIn(fields, name).slice(0, 1_000)]));
  const refused = { step: textIn(fields, "step"), reason: done.reason, errors: done.fields ?? {}, values };
  return data(refused, { status: formStatus(done.kind) });
}

/** An order at the desk: what it holds and where it goes, what became of it, and each step that may be taken now. */
export default function DeskOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, slip, done } = loaderData;
  const { locale } = useReader();
  if (slip) return <PackingSlip order={order} />;
  return (
    <>
      <DocumentHead title={`Order ${order.number} · Desk`} description="An order of the shop, for the desk." />
      <p className="mb-4">
        <A to={deskOrdersPath} className="text-link inline-flex min-h-11 items-center">
          All orders
        </A>
      </p>
      <PageHead title={`Order ${order.number}`} eyebrow={stateWords[order.state]}>
        Placed on {showDay(order.placed_at, locale)}
      </PageHead>
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {done && !actionData ? (
        <Outcome>
          {/* A refund in part leaves the order as it was. */}
          Done: {done === "refund" && order.state !== "refunded" ? "A part is paid back" : stateWords[order.state]}. The
          buyer is told by mail.
        </Outcome>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <OrderLines order={order} />
          <div className="mb-8 grid gap-6 sm:grid-cols-2">
            <Address title="It goes to" name={order.name} address={order.delivery} />
            <Address title="The bill goes to" name={order.name} address={order.billing} />
          </div>
          <h2 className="mb-1 text-xl">The buyer</h2>
          <p className="mb-8 wrap-anywhere">
            <a href={`mailto:${order.email}`} className="text-link">
              {order.email}
            </a>
            {order.phone ? <span className="block">{order.phone}</span> : null}
            {order.vat_number ? <span className="block">VAT number {order.vat_number}</span> : null}
          </p>
          <Payments order={order} />
          <h2 className="mb-3 text-xl">What became of it</h2>
          <OrderStory order={order} notes={order.notes} papers={deskOrderPath(order.number)} />
        </div>
        <aside className="grid content-start gap-4">
          <section className="panel px-5 py-5" aria-labelledby="sums-title">
            <h2 id="sums-title" className="mb-3 text-xl">
              What it comes to
            </h2>
            <SumList {...order} delivery={order.delivery_price} />
            <PaidBack {...order} />
          </section>
          <A to={deskOrderPath(order.number, "packing-slip")} className="button button-quiet">
            Packing slip
          </A>
          {order.invoice_number ? (
            <A to={`${deskOrderPath(order.number)}/invoice.pdf`} data-reload="" className="button button-quiet">
              Invoice {order.invoice_number} (PDF)
            </A>
          ) : null}
          <StepForms order={order} refused={actionData} />
        </aside>
      </div>
    </>
  );
}
