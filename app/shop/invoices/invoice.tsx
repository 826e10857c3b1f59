import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { orderPath } from "../addresses.ts";
import { SumList } from "../details/order-sums.tsx";
import { Address } from "../order-pages/address.tsx";
import type { OrderView } from "../orders/order.ts";
import { cancelledNote, headLines, rateOf, withoutVat } from "./invoice-texts.ts";

/** An order's invoice, as it is printed: numbers, day, both sides, lines, VAT by rate, and why none is charged where none is. */
export function Invoice({ order, token }: { order: OrderView; token?: string | undefined }) {
  const { locale } = useReader();
  const cancelled = cancelledNote(order, (at) => showDay(at, locale));
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  return (
    <div className="page-width max-w-3xl pt-8">
      <DocumentHead title={`Invoice ${order.invoice_number}`} description="An invoice of the Jigger shop." />
      <header className="mb-8 flex flex-wrap justify-between gap-6">
        <div>
          <h1 className="text-h1">Invoice</h1>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4">
            <dt>Number</dt>
            <dd className="font-semibold">{order.invoice_number}</dd>
            <dt>Order</dt>
            <dd>
              <A to={orderPath(order.number, token)} className="underline print:no-underline">
                {order.number}
              </A>
            </dd>
            <dt>Date</dt>
            <dd>{showDay(order.placed_at, locale)}</dd>
          </dl>
        </div>
        <div>
          <p className="font-display text-xl font-semibold">{order.seller?.name ?? "Jigger"}</p>
          {headLines(order.seller).map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))}
        </div>
      </header>
      {cancelled ? <p className="mb-8 font-semibold text-bad">{cancelled}</p> : null}
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <div>
          <Address title="Billed to" name={order.name} address={order.billing} />
          {order.vat_number ? <p className="mt-1">VAT number {order.vat_number}</p> : null}
        </div>
        <Address title="Delivered to" name={order.name} address={order.delivery} />
      </div>
      <table className="mb-6 w-full border-collapse">
        <thead>
          <tr className="border-edge border-b text-left">
            <th scope="col" className="py-2">
              What
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Quantity
            </th>
            {order.vat.length > 0 ? (
              <th scope="col" className="py-2 pl-3 text-right max-sm:hidden print:table-cell">
                VAT
              </th>
            ) : null}
            <th scope="col" className="py-2 pl-3 text-right">
              Each
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Together
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.skew_id} className="border-line border-b">
              <td className="py-2 wrap-anywhere">
                {line.name}
                {/* A fifth column would leave a phone no room for the names. */}
                {rateOf(line) ? (
                  <span className="block text-muted sm:hidden print:hidden">{rateOf(line)} VAT</span>
                ) : null}
              </td>
              <td className="py-2 pl-3 text-right tabular-nums">{line.quantity}</td>
              {order.vat.length > 0 ? (
                <td className="py-2 pl-3 text-right tabular-nums max-sm:hidden print:table-cell">{rateOf(line)}</td>
              ) : null}
              <td className="py-2 pl-3 text-right tabular-nums">{price(line.price)}</td>
              <td className="py-2 pl-3 text-right tabular-nums">{price(line.price * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto max-w-sm">
        <SumList {...order} delivery={order.delivery_price} nets />
      </div>
      {order.vat_exempt ? <p className="mt-6">{withoutVat(order)}</p> : null}
      <p className="mt-8 print:hidden">
        <button type="button" className="button button-main needs-script" onClick={() => window.print()}>
          Print
        </button>
      </p>
    </div>
  );
}
