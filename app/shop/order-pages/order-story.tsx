import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import type { OrderView } from "../orders/order.ts";
import { stateWords } from "../orders/states.ts";

type Props = {
  order: OrderView;
  /** What the desk noted at its steps: told to nobody else. */
  notes?: readonly { state: string; note: string }[];
  /** Below which address the order's papers are: its buyer's page, or the desk's. */
  papers: string;
};

/** What became of an order, the oldest first: its steps, what its buyer withdrew from, and what was paid back and why. */
export function OrderStory({ order, notes = [], papers }: Props) {
  const { locale } = useReader();
  const told = [
    ...order.steps.map(({ state, at, note }) => {
      return {
        at,
        what: stateWords[state],
        more: notes.find((one) => one.state === state)?.note ?? note,
        credit: null,
      };
    }),
    ...order.refunds.map(({ amount, why, at, credit_number: credit }) => {
      return { at, what: `Paid back ${showPrice(amount, order.currency, locale)}`, more: why, credit };
    }),
    ...(order.withdrawn_at ? [{ at: order.withdrawn_at, what: "Withdrawn from", more: null, credit: null }] : []),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="border-line border-l-2 pl-5">
      {told.map(({ at, what, more, credit }) => (
        <li key={`${at} ${what}`} className="pb-3">
          <span className="font-semibold">{what}</span>{" "}
          <time dateTime={at} className="text-muted">
            {showDay(at, locale)}
          </time>
          {more ? <span className="block wrap-anywhere">{more}</span> : null}
          {credit ? (
            <A
              to={`${papers}/credit/${credit}.pdf`}
              data-reload=""
              className="text-link inline-flex min-h-11 items-center print:hidden"
            >
              Credit note {credit} (PDF)
            </A>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
