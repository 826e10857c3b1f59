import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import { basketPath } from "../addresses.ts";
import type { VatShare } from "../money/totals.ts";
import type { DetailsShown } from "./load-details.server.ts";

/** What is ordered and what it comes to where it goes, beside the form that orders it. */
export function OrderSums({ shown, busy }: { shown: DetailsShown; busy: boolean }) {
  return (
    <section aria-labelledby="sums-title" className="panel px-5 py-5" aria-busy={busy}>
      <h2 id="sums-title" className="mb-3 text-xl">
        Your order
      </h2>
      <OrderParts shown={shown} />
    </section>
  );
}

function OrderParts({ shown }: { shown: DetailsShown }) {
  const { locale } = useReader();
  const { basket, sums, country, countries } = shown;
  const { currency } = basket;
  const where = countries.find(({ code }) => code === country)?.said;
  return (
    <>
      <ul className="mb-3 border-line border-b pb-3">
        {basket.lines.map((line) => (
          <li key={line.skew_id} className="py-1">
            <p className="flex justify-between gap-4">
              <span>
                {line.quantity} × {line.name}
              </span>
              <span className="tabular-nums">{showPrice(line.sum, currency, locale)}</span>
            </p>
            {line.notes.map((note) => (
              <p key={note} className="font-semibold text-bad">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {sums ? (
        <SumList {...sums} where={where} />
      ) : (
        <p className="font-semibold text-bad">
          This is too heavy for one parcel to {where}: please make two orders of it.
        </p>
      )}
    </>
  );
}

/** The same where there is no room beside the form: folded above it, with what decides whether one looks. */
export function OrderFold({ shown }: { shown: DetailsShown }) {
  const { locale } = useReader();
  const { basket, sums } = shown;
  return (
    <details className="panel mb-6 px-5 py-2 lg:hidden" open={!sums}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Your order: {basket.things}
        {sums ? <span className="float-right tabular-nums">{showPrice(sums.total, sums.currency, locale)}</span> : null}
      </summary>
      <OrderParts shown={shown} />
      <p className="mt-3">
        <A to={basketPath} className="text-link inline-flex min-h-11 items-center">
          Change the basket
        </A>
      </p>
    </details>
  );
}

type SumsShown = {
  goods: number;
  delivery: number;
  total: number;
  vat: VatShare[];
  currency: Currency;
  where?: string | undefined;
  /** Of an invoice: what remains without the VAT of each rate. */
  nets?: boolean;
};

/** Goods, delivery, total, and the VAT in it by rate. */
export function SumList({ goods, delivery, total, vat, currency, where, nets = false }: SumsShown) {
  const { locale } = useReader();
  const row = "flex justify-between gap-4 tabular-nums";
  return (
    <dl className="grid gap-1">
      <div className={row}>
        <dt>Goods{vat.length === 0 ? ", without VAT" : ""}</dt>
        <dd>{showPrice(goods, currency, locale)}</dd>
      </div>
      <div className={row}>
        <dt>Delivery{where ? ` to ${where}` : ""}</dt>
        <dd>{showPrice(delivery, currency, locale)}</dd>
      </div>
      <div className={`${row} mt-1 border-line border-t pt-2 text-lg font-semibold`}>
        <dt>Total</dt>
        <dd data-total="">{showPrice(total, currency, locale)}</dd>
      </div>
      {vat.map(({ rate, vat: share }) => (
        <div key={rate} className={`${row} text-muted`}>
          <dt>of which VAT at {rate / 100} %</dt>
          <dd>{showPrice(share, currency, locale)}</dd>
        </div>
      ))}
      {(nets ? vat : []).map(({ rate, net }) => (
        <div key={rate} className={`${row} text-muted`}>
          <dt>without VAT at {rate / 100} %</dt>
          <dd>{showPrice(net, currency, locale)}</dd>
        </div>
      ))}
      {vat.length === 0 ? (
        <div className="text-muted">
          {/* An invoice says so at its foot. */}
          <dt>No VAT is charged.{nets ? "" : " The prices of the goods, one by one, are those with it."}</dt>
        </div>
      ) : null}
    </dl>
  );
}

/** How much of an order was paid back, below what it comes to; nothing where nothing was. */
export function PaidBack({ refunded, currency }: { refunded: number; currency: Currency }) {
  const { locale } = useReader();
  if (refunded === 0) return null;
  return (
    <p className="mt-3 flex justify-between gap-4 border-line border-t pt-3 font-semibold tabular-nums">
      <span>Paid back</span>
      <span data-refunded="">{showPrice(refunded, currency, locale)}</span>
    </p>
  );
}
