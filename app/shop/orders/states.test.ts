import { describe, expect, it } from "vitest";
import { mayWithdraw, orderStates, refusalOf, stepNames, steps, stepsFrom } from "./states.ts";
import { withdrawnOf } from "./withdrawal.ts";

describe("the steps of an order", () => {
  it("are those of the contract, for the desk and for its buyer", () => {
    const table = Object.fromEntries(orderStates.map((state) => [state, stepsFrom(state, "desk")]));
    expect(table).toEqual({
      placed: ["pay", "cancel"],
      paid: ["send", "refund"],
      sent: ["take-back", "refund"],
      returned: ["refund"],
      cancelled: [],
      refunded: [],
    });
    expect(orderStates.flatMap((state) => stepsFrom(state, "buyer").map((step) => [state, step]))).toEqual([
      ["placed", "cancel"],
    ]);
  });

  it("lead to a state that there is, and never to where they began", () => {
    for (const { from, to } of Object.values(steps)) {
      expect(orderStates).toContain(to);
      expect(from).not.toContain(to);
    }
  });

  it("say of each that cannot be taken whether it is too early, too late, or was never to be", () => {
    const why = (name: (typeof stepNames)[number]) =>
      Object.fromEntries(
        orderStates
          .filter((state) => !stepsFrom(state, "desk").includes(name))
          .map((state) => [
            state,
            refusalOf(name, state).replace(/^This order cannot be (marked as paid|\w+( back)?)/, ""),
          ]),
      );
    const late = " any more.";
    expect(Object.fromEntries(stepNames.map((name) => [name, why(name)]))).toEqual({
      pay: { paid: late, sent: late, returned: late, cancelled: late, refunded: late },
      send: {
        placed: ": it is not paid yet.",
        sent: late,
        returned: late,
        cancelled: ": it is cancelled.",
        refunded: late,
      },
      "take-back": {
        ...{ placed: ": it is not sent yet.", paid: ": it is not sent yet.", returned: late },
        ...{ cancelled: ": it is cancelled.", refunded: late },
      },
      refund: { placed: ": it is not paid yet.", cancelled: ": it is cancelled.", refunded: late },
      cancel: { paid: late, sent: late, returned: late, cancelled: late, refunded: late },
    });
  });

  it("let a consumer withdraw from what is paid, and for twice 14 days after it was sent", () => {
    const now = new Date("2026-11-22T12:00:00Z");
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect(mayWithdraw("paid", null, now)).toBe(true);
    expect([27, 28].map((days) => mayWithdraw("sent", ago(days), now))).toEqual([true, false]);
    expect(
      ["placed", "cancelled", "refunded", "returned"].some((state) => mayWithdraw(state as "paid", null, now)),
    ).toBe(false);
    // Of what was withdrawn from in part that part is back.
    expect([27, 28].map((days) => mayWithdraw("returned", ago(days), now, true))).toEqual([true, false]);
    expect(mayWithdraw("refunded", ago(1), now, true)).toBe(false);
  });
});

describe("a withdrawal", () => {
  const lines = [
    { skew_id: 1, quantity: 3, withdrawn: 0, put_back: 0, returnable: true },
    { skew_id: 2, quantity: 1, withdrawn: 0, put_back: 0, returnable: false },
  ];
  it("is of all that can be returned, or of what is said", () => {
    expect(withdrawnOf(lines, undefined)).toEqual([{ skew_id: 1, quantity: 3 }]);
    expect(withdrawnOf(lines, { 1: "2", 2: "" })).toEqual([{ skew_id: 1, quantity: 2 }]);
  });

  it("is of what is left of it, once a part was withdrawn from", () => {
    const left = lines.map((line) => ({ ...line, withdrawn: line.skew_id === 1 ? 2 : 0 }));
    expect(withdrawnOf(left, undefined)).toEqual([{ skew_id: 1, quantity: 1 }]);
    expect(withdrawnOf(left, { 1: "2" })).toBeNull();
    expect(withdrawnOf([{ ...lines[0]!, put_back: 3 }], undefined)).toEqual([]);
    expect(withdrawnOf([{ ...left[0]!, withdrawn: 3 }], { 1: "1" })).toBeNull();
  });

  it.each([{ 1: "0" }, { 1: "4" }, { 1: "-1" }, { 1: "1.5" }, { 2: "1" }, { 9: "1" }, {}, { 1: "1e0" }])(
    "is not of %j",
    (asked) => {
      expect(withdrawnOf(lines, asked as Record<string, string>)).toBeNull();
    },
  );
});
