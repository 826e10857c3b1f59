export const orderStates = ["placed", "paid", "sent", "returned", "cancelled", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

/** Who takes a step: the order's buyer, on its page, an editor at the desk, or what a payment's provider tells. */
export type Taker = "buyer" | "desk" | "payment";

type Step = {
  from: readonly OrderState[];
  to: OrderState;
  by: readonly Taker[];
  /** What goes back into stock: nothing, all of it, or what whoever takes the step counted. */
  stock: "stays" | "all" | "counted";
  /** Why it goes back, as the movement says. */
  why?: "cancelled" | "returned" | "refunded";
  /** What the desk's button says. */
  act: string;
};

/**
 * What can become of an order (contract.md, 10): the one table of steps. A refund in part leaves the state as it is; an order is
 * refunded once nothing of what was paid is left.
 */
export const steps = {
  pay: { from: ["placed"], to: "paid", by: ["desk", "payment"], stock: "stays", act: "Mark as paid" },
  send: { from: ["paid"], to: "sent", by: ["desk"], stock: "stays", act: "Mark as sent" },
  "take-back": {
    from: ["sent"],
    to: "returned",
    by: ["desk"],
    stock: "counted",
    why: "returned",
    act: "Take the goods back",
  },
  refund: {
    from: ["paid", "sent", "returned"],
    to: "refunded",
    by: ["desk", "payment"],
    stock: "counted",
    why: "refunded",
    act: "Pay back",
  },
  cancel: {
    from: ["placed"],
    to: "cancelled",
    by: ["buyer", "desk", "payment"],
    stock: "all",
    why: "cancelled",
    act: "Cancel the order",
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as [StepName, ...StepName[]];

/** The steps that somebody may take with an order in a state, in the table's order. */
export function stepsFrom(state: OrderState, taker: Taker): StepName[] {
  return stepNames.filter((name) => {
    const step: Step = steps[name];
    return step.from.includes(state) && step.by.includes(taker);
  });
}

/** Whether one state can follow another one, at once or later. */
function canFollow(before: OrderState, after: OrderState): boolean {
  const all: readonly Step[] = Object.values(steps);
  return all.some(({ from, to }) => from.includes(before) && (to === after || canFollow(to, after)));
}

const doneWords: Record<StepName, string> = {
  pay: "marked as paid",
  send: "sent",
  "take-back": "taken back",
  refund: "refunded",
  cancel: "cancelled",
};

/** Why a step cannot be taken with an order in a state: it is too early, too late, or was never to be. */
export function refusalOf(name: StepName, state: OrderState): string {
  const { from }: Step = steps[name];
  const cannot = `This order cannot be ${doneWords[name]}`;
  const ahead = from.find((needed) => canFollow(state, needed));
  if (ahead) return `${cannot}: it is not ${ahead} yet.`;
  return from.some((needed) => canFollow(needed, state)) ? `${cannot} any more.` : `${cannot}: it is ${state}.`;
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

/**
 * Whether a withdrawal may be asked for: what is cancelled, refunded or back already needs none. Of an order that its buyer withdrew
 * from in part (`inPart`) that part alone is back: the rest can be withdrawn from as before.
 */
export function mayWithdraw(state: OrderState, sentAt: Date | null, now: Date, inPart = false): boolean {
  if (state !== "paid" && state !== "sent" && !(state === "returned" && inPart)) return false;
  // What is on its way may take as long again to arrive.
  return !sentAt || now.getTime() - sentAt.getTime() < 2 * withdrawalDays * 86_400_000;
}
