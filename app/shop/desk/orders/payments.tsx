import type { DeskOrder } from "./desk-order-operations.server.ts";

const paymentWords = {
  opening: "Begun",
  open: "Not paid yet",
  paid: "Paid",
  expired: "Not paid in time",
  refused: "Not accepted",
} as const;

/** What was paid online, and what of that somebody has to look at. */
export function Payments({ order }: { order: DeskOrder }) {
  if (order.payments.length === 0 && order.problems.length === 0) return null;
  return (
    <section aria-labelledby="payments" className="mb-8">
      <h2 id="payments" className="mb-1 text-xl">
        Payment
      </h2>
      {order.problems.map((problem) => (
        <p key={problem} className="mb-2 font-semibold text-bad wrap-anywhere">
          {problem}
        </p>
      ))}
      <ul>
        {order.payments.map(({ attempt, state, intent, problem }) => (
          <li key={attempt} className="wrap-anywhere">
            {paymentWords[state]} <span className="text-muted">{intent}</span>
            {problem ? <span className="block font-semibold text-bad">{problem}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
