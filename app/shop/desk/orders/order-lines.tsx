import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import type { OrderView } from "../../orders/order.ts";

/** What an order holds, with what its buyer asked for, withdrew from, and what is in stock again. */
export function OrderLines({ order }: { order: OrderView }) {
  const { locale } = useReader();
  return (
    <ul className="mb-6 border-line border-t">
      {order.lines.map(({ skew_id, quantity, name, price, asked, withdrawn, put_back }) => (
        <li key={skew_id} className="flex justify-between gap-4 border-line border-b py-3">
          <span className="min-w-0 wrap-anywhere">
            <b className="tabular-nums">{quantity} ×</b> {name}
            {asked.map(([ask, text]) => (
              <span key={ask} className="block text-muted">
                {ask}: {text}
              </span>
            ))}
            <Returned withdrawn={withdrawn} put_back={put_back} />
          </span>
          <span className="tabular-nums">{showPrice(price * quantity, order.currency, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What of a line its buyer withdrew from, and what is back. */
export function Returned({ withdrawn, put_back }: Pick<OrderView["lines"][number], "withdrawn" | "put_back">) {
  return (
    <>
      {withdrawn > 0 ? <span className="block font-semibold text-bad">{withdrawn} withdrawn from</span> : null}
      {put_back > 0 ? <span className="block text-muted">{put_back} back in stock</span> : null}
    </>
  );
}
