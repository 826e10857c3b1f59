import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import type { OrderView } from "../orders/order.ts";
import { stateWords } from "../orders/states.ts";

type Props = {
  order: OrderView;
  /** What the desk noted at its steps: told to nobody else. */
  notes?: readonly { state: string; note: string }[];
};

/** What became of an order, the oldest first: its steps, what its buyer withdrew from, and what was paid back and why. */
export function OrderStory({ order, notes = [] }: Props) {
  const { locale } = useReader();
  const told = [
    ...order.steps.map(({ state, at, note }) => {
      return { at, what: stateWords[state], more: notes.find((one) => one.state === state)?.note ?? note };
    }),
    ...order.refunds.map(({ amount, why, at }) => {
      return { at, what: `Paid back ${showPrice(amount, order.currency, locale)}`, more: why };
    }),
    ...(order.withdrawn_at ? [{ at: order.withdrawn_at, what: "Withdrawn from", more: null }] : []),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="border-line border-l-2 pl-5">
      {told.map(({ at, what, more }) => (
        <li key={`${at} ${what}`} className="pb-3">
          <span className="font-semibold">{what}</span>{" "}
          <time dateTime={at} className="text-muted">
            {showDay(at, locale)}
          </time>
          {more ? <span className="block wrap-anywhere">{more}</span> : null}
        </li>
      ))}
    </ol>
  );
}
