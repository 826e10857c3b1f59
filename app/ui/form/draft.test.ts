import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDraft, pause } from "./draft.ts";

type Filters = { spirit: string; glass: string; word: string };
const none: Filters = { spirit: "", glass: "", word: "" };

/** A form of filters, what it shows and where it led. */
function open(truth = none) {
  const shown: Filters[] = [truth];
  const went: [Filters, replace: boolean][] = [];
  const hands = {
    show: (next: Filters) => void shown.push(next),
    go: (next: Filters, replace: boolean) => void went.push([next, replace]),
  };
  return { went, shown: () => shown.at(-1), ...openDraft(truth, hands) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a choice by pointer", () => {
  it("applies at once, each as a step of its own", () => {
    const { change, went } = open();
    change({ spirit: "gin" }, false);
    change({ spirit: "rum" }, false);
    expect(went).toEqual([
      [{ ...none, spirit: "gin" }, false],
      [{ ...none, spirit: "rum" }, false],
    ]);
  });

  it("takes with it what was waiting, which does not apply twice", () => {
    const { change, went } = open();
    change({ word: "sour" }, true);
    change({ spirit: "gin" }, false);
    vi.advanceTimersByTime(10 * pause);
    expect(went).toEqual([[{ spirit: "gin", glass: "", word: "sour" }, false]]);
  });
});

describe("a choice by key", () => {
  it("shows at once and applies when the keys pause, the last of them", () => {
    const { change, went, shown } = open();
    for (const spirit of ["brandy", "gin", "rum"]) {
      change({ spirit }, true);
      expect(shown()).toEqual({ ...none, spirit });
      vi.advanceTimersByTime(pause - 1);
    }
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(went).toEqual([[{ ...none, spirit: "rum" }, false]]);
  });

  it("goes on in the same step of the history while it is in the same field, and begins another in another", () => {
    const { change, went } = open();
    for (const part of [{ spirit: "gin" }, { spirit: "rum" }, { glass: "coupe" }, { glass: "flute" }]) {
      change(part, true);
      vi.advanceTimersByTime(pause);
    }
    change({ glass: "rocks" }, false);
    change({ glass: "coupe" }, true);
    vi.advanceTimersByTime(pause);
    expect(went.map(([, replace]) => replace)).toEqual([false, true, false, true, false, false]);
  });

  it("is sent at once by the button", () => {
    const { change, send, went } = open();
    change({ word: "sour" }, true);
    send();
    vi.advanceTimersByTime(10 * pause);
    expect(went).toEqual([[{ ...none, word: "sour" }, false]]);
  });

  it("applies no more once the form is gone", () => {
    const { change, stop, went } = open();
    change({ word: "sour" }, true);
    stop();
    vi.advanceTimersByTime(10 * pause);
    expect(went).toEqual([]);
  });
});

describe("the address", () => {
  it("is the truth, but for what is under way, which applies to what it says by then", () => {
    const { change, follow, shown, went } = open();
    change({ spirit: "gin" }, false);
    change({ word: "sour" }, true);
    follow({ ...none, glass: "coupe" });
    expect(shown()).toEqual({ spirit: "", glass: "coupe", word: "sour" });
    vi.advanceTimersByTime(pause);
    expect(went.at(-1)).toEqual([{ spirit: "", glass: "coupe", word: "sour" }, false]);
    follow(none);
    expect(shown()).toEqual(none);
  });

  it("leaves all that is under way, whichever field was chosen last", () => {
    const { change, follow, shown } = open();
    change({ word: "sour" }, true);
    change({ glass: "flute" }, true);
    follow({ ...none, spirit: "gin" });
    expect(shown()).toEqual({ spirit: "gin", glass: "flute", word: "sour" });
  });
});

describe("whatever is chosen, in whatever way and order", () => {
  const field = fc.constantFrom("spirit", "glass", "word");
  const step = fc.oneof(
    fc.record({ field, value: fc.string({ maxLength: 3 }), byKey: fc.boolean() }),
    fc.record({ wait: fc.integer({ min: 0, max: 2 * pause }) }),
  );

  it("applies in the end as it is shown, once for each pause at most, and nothing is left under way", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { change, went, shown } = open();
        const chosen = { ...none };
        let choices = 0;
        for (const one of steps) {
          if ("wait" in one) {
            vi.advanceTimersByTime(one.wait);
            continue;
          }
          choices += 1;
          chosen[one.field] = one.value;
          change({ [one.field]: one.value }, one.byKey);
          expect(shown()).toEqual(chosen);
        }
        vi.advanceTimersByTime(pause);
        expect(vi.getTimerCount()).toBe(0);
        expect(went.length).toBeLessThanOrEqual(choices);
        if (choices > 0) expect(went.at(-1)![0]).toEqual(chosen);
      }),
    );
  });
});
