import { Form } from "react-router";
import type { OrderView } from "../orders/order.ts";
import { withdrawable, withdrawnFrom } from "../orders/withdrawal.ts";

type Props = Pick<OrderView, "number" | "lines"> & {
  /** How many of each skew were typed into a form that was refused: it stands open again. */
  typed: Readonly<Record<string, string>> | null;
};

/** The form for a consumer who withdraws from all or some of an order, in the words that the law asks for. */
export function Withdrawal({ number, lines, typed }: Props) {
  const kept = lines.filter(({ returnable }) => !returnable);
  return (
    <details className="panel mt-4 px-5 py-4 print:hidden" open={typed !== null || undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Withdraw from the order</summary>
      <p className="mt-2 mb-4">
        As a consumer you need no reason, within 14 days of delivery. A receipt goes to you by mail.
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="seen" value={withdrawnFrom(lines)} />
        <fieldset>
          <legend className="mb-2 font-semibold">I withdraw from the contract for these goods of order {number}</legend>
          {lines
            .map((line) => [line, withdrawable(line)] as const)
            .map(([{ skew_id, name }, most]) =>
              most > 0 ? (
                <label key={skew_id} className="flex items-center justify-between gap-4 py-1">
                  <span>{name}</span>
                  <span className="flex shrink-0 items-center gap-2 text-muted">
                    <input
                      type="number"
                      className="input w-20"
                      name={`withdraw[${skew_id}]`}
                      min={0}
                      max={most}
                      defaultValue={typed?.[skew_id] ?? most}
                    />
                    of {most}
                  </span>
                </label>
              ) : null,
            )}
        </fieldset>
        {kept.length > 0 ? (
          <p className="mt-2 text-muted">
            Made to your order, so not to be sent back: {kept.map(({ name }) => name).join(", ")}.
          </p>
        ) : null}
        <button type="submit" className="button button-main mt-4">
          Confirm the withdrawal
        </button>
      </Form>
    </details>
  );
}
