import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusedByPolicy } from "../basket/texts.ts";
import { type Adding, openAdding } from "./adding.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Outcome = Awaited<ReturnType<Parameters<typeof openAdding>[0]["send"]>>;

function adding(outcome: Outcome) {
  const shown: Adding[] = [];
  let [sent, added] = [0, 0];
  const hand = openAdding({
    send: async () => {
      sent += 1;
      return outcome;
    },
    show: (next) => void shown.push(next),
    added: () => {
      added += 1;
    },
  });
  return { hand, shown, counts: () => [sent, added], now: () => shown.at(-1) };
}

it("takes no second press while it is on its way, and can be used again 0.9 s after it succeeded", async () => {
  const { hand, shown, counts, now } = adding({ kind: "done", text: "" } as Outcome);
  const first = hand.add({ product_id: "1" });
  await hand.add({ product_id: "1" });
  await first;
  expect(shown).toEqual([{ phase: "sending" }, { phase: "done" }]);
  await vi.advanceTimersByTimeAsync(899);
  await hand.add({ product_id: "1" });
  expect([now()?.phase, ...counts()]).toEqual(["done", 1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(now()).toEqual({ phase: "idle" });
  await hand.add({ product_id: "1" });
  expect(counts()).toEqual([2, 2]);
});

it.each([
  [{ kind: "refused", status: 403, reason: refusedByPolicy }, "cookies", null],
  [{ kind: "refused", status: 409, reason: "It is sold out" }, "error", "It is sold out"],
  [{ kind: "refused", status: 400, reason: "failed to add item to basket" }, "error", null],
  [{ kind: "failed" }, "error", null],
] as const)("says why it failed, and may be tried at once: %j", async (outcome, why, reason) => {
  const { hand, counts, now } = adding(outcome as unknown as Outcome);
  await hand.add({});
  expect(now()).toEqual({ phase: "failed", why, reason });
  await hand.add({});
  expect(counts()).toEqual([2, 0]);
  hand.reset();
  expect(now()).toEqual({ phase: "idle" });
});
