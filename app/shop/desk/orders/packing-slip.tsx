import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { thingsIn } from "../../basket/texts.ts";
import { deskOrderPath } from "../../desk-addresses.ts";
import { Address } from "../../order-pages/address.tsx";
import { stillTheirs } from "../../orders/withdrawal.ts";
import type { DeskOrder } from "./desk-order-operations.server.ts";
import { Returned } from "./order-lines.tsx";

/** How many of a line go into the parcel: before it leaves only what is still its buyer's. */
function packedOf({ state }: DeskOrder, line: DeskOrder["lines"][number]): number {
  return state === "placed" || state === "paid" ? stillTheirs(line) : line.quantity;
}

/** What lies in the parcel, as it is printed for whoever packs it: no prices, a box to tick at each line. */
export function PackingSlip({ order }: { order: DeskOrder }) {
  const { locale } = useReader();
  const lines = order.lines.flatMap((line) => {
    const packed = packedOf(order, line);
    return packed > 0 ? [{ ...line, packed }] : [];
  });
  const things = lines.reduce((sum, { packed }) => sum + packed, 0);
  return (
    <div className="max-w-3xl">
      <DocumentHead title={`Packing slip ${order.number}`} description="What lies in the parcel of an order." />
      <p className="mb-4 flex flex-wrap gap-3 print:hidden">
        <A to={deskOrderPath(order.number)} className="button button-quiet">
          Back to the order
        </A>
        <button type="button" className="button button-main needs-script" onClick={() => window.print()}>
          Print
        </button>
      </p>
      <header className="mb-8 flex flex-wrap items-start justify-between gap-6">
        <div>
          <h1 className="text-h1">Packing slip</h1>
          <p className="font-semibold text-xl tabular-nums">{order.number}</p>
          <p className="text-muted">{showDay(order.placed_at, locale)}</p>
        </div>
        <div className="text-lg">
          <Address title="To" name={order.name} address={order.delivery} />
        </div>
      </header>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-edge border-b text-left">
            <th scope="col" className="w-16 py-2">
              Packed
            </th>
            <th scope="col" className="w-20 py-2 text-right">
              How many
            </th>
            <th scope="col" className="py-2 pl-6">
              What
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ skew_id, name, packed, asked, withdrawn, put_back }) => (
            <tr key={skew_id} className="break-inside-avoid border-line border-b align-top">
              <td className="py-3">
                <span className="block size-6 rounded border-2 border-edge" aria-hidden="true" />
                <span className="sr-only">No</span>
              </td>
              <td className="py-3 text-right font-semibold text-xl tabular-nums">{packed}</td>
              <td className="py-3 pl-6 wrap-anywhere">
                {name} <span className="text-muted tabular-nums">{skew_id}</span>
                <Returned withdrawn={withdrawn} put_back={put_back} />
                {asked.map(([ask, text]) => (
                  <span key={ask} className="block">
                    {ask}: <b>{text}</b>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4">{thingsIn(things)} in all</p>
    </div>
  );
}
