/** What can become of an order (contract.md, 10): from each state those that may follow. */
export const steps = {
  placed: ["paid", "cancelled"],
  paid: ["sent", "refunded"],
  sent: ["returned", "refunded"],
  returned: ["refunded"],
  cancelled: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof steps;

/** Whether one state may follow another. */
export function mayFollow(from: OrderState, to: OrderState): boolean {
  return (steps[from] as readonly string[]).includes(to);
}

/** What pages call them. */
export const stateWords: Record<OrderState, string> = {
  placed: "Placed, not paid yet",
  paid: "Paid",
  sent: "On its way",
  returned: "Returned",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

/** A consumer may withdraw from an order for so many days after it arrived; we count from when it was sent, and before that always. */
export const withdrawalDays = 14;

/** Whether a withdrawal may be asked for: what is cancelled, refunded or back already needs none. */
export function mayWithdraw(state: OrderState, sentAt: Date | null, now: Date): boolean {
  if (state !== "paid" && state !== "sent") return false;
  // What is on its way may take as long again to arrive.
  return !sentAt || now.getTime() - sentAt.getTime() < 2 * withdrawalDays * 86_400_000;
}
