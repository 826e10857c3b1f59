import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openToggle, type Toggle } from "./toggle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function toggle(slow: boolean, ...answers: (boolean | null)[]) {
  let now: Toggle = { on: false, phase: "free", preview: false };
  const sent: boolean[] = [];
  let failed = 0;
  const hand = openToggle({
    ...{ on: false, slow },
    send: (on) => {
      sent.push(on);
      return Promise.resolve(answers.length > 0 ? answers.shift()! : on);
    },
    show: (next) => {
      now = next;
    },
    fail: () => {
      failed += 1;
    },
  });
  return { hand, sent, now: () => now, failed: () => failed };
}

it("takes no click while its change is on the way, shows it 1.25 s after the answer and rests for 2.5 s then", async () => {
  const { hand, sent, now } = toggle(false);
  void hand.press();
  void hand.press();
  expect(now()).toEqual({ on: false, phase: "sending", preview: false });
  await vi.advanceTimersByTimeAsync(1_249);
  expect(now().phase).toBe("sending");
  await vi.advanceTimersByTimeAsync(1);
  expect(now()).toEqual({ on: true, phase: "locked", preview: false });
  await vi.advanceTimersByTimeAsync(2_499);
  void hand.press();
  expect(now().phase).toBe("locked");
  await vi.advanceTimersByTimeAsync(1);
  expect(now().phase).toBe("free");
  await hand.press();
  expect(sent).toEqual([true, false]);
});

it("says that it failed, and stays as it was", async () => {
  const { hand, now, failed } = toggle(true, null);
  await hand.press();
  expect([now().on, now().phase, failed()]).toEqual([false, "free", 1]);
});

it("a favourite tells what a click does as long as it is pointed at", () => {
  const { hand, now } = toggle(false);
  hand.over();
  expect(now().preview).toBe(true);
  hand.out();
  expect(now().preview).toBe(false);
});

it("a wish tells it after 250 ms, for 1.25 s, and not to who only passes", async () => {
  const { hand, now } = toggle(true);
  hand.over();
  await vi.advanceTimersByTimeAsync(249);
  hand.out();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(now().preview).toBe(false);
  hand.over();
  await vi.advanceTimersByTimeAsync(250);
  expect(now().preview).toBe(true);
  await vi.advanceTimersByTimeAsync(1_250);
  expect(now().preview).toBe(false);
});

it("follows what the page says, but for its own change on the way", async () => {
  const { hand, now } = toggle(false);
  hand.follow(true);
  expect(now().on).toBe(true);
  void hand.press();
  hand.follow(false);
  expect(now().on).toBe(true);
  await vi.advanceTimersByTimeAsync(1_250);
  expect(now().on).toBe(false);
});
