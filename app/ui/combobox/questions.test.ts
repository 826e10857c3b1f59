import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openQuestions, type Shown, typingPause } from "./questions.ts";
import { unhurried, unhurriedPause } from "./unhurried.ts";

type Asked = { keyword: string; signal: AbortSignal; answer(count: number): void; fail(): void };

/** Somebody to ask, whose answers come when the test says so. */
function open() {
  const asked: Asked[] = [];
  const shown: Shown<number>[] = [];
  let begun = 0;
  const questions = openQuestions<number>({
    tidy: (typed) => typed.trim(),
    enough: (keyword) => keyword.length > 2,
    begin: () => {
      begun += 1;
    },
    show: (one) => shown.push(one),
    ask: (keyword, signal) =>
      new Promise<number>((resolve, reject) => {
        asked.push({ keyword, signal, answer: resolve, fail: () => reject(new Error("refused")) });
      }),
  });
  return { asked, shown, begun: () => begun, ...questions };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("asks from where there is enough, once typing has paused for 300 ms", async () => {
  const { asked, begun, type } = open();
  for (const text of ["n", "ne", "neg", "negr"]) type(text);
  await vi.advanceTimersByTimeAsync(typingPause - 1);
  expect(asked).toEqual([]);
  expect(begun()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map((one) => one.keyword)).toEqual(["negr"]);
  expect(typingPause).toBe(300);
});

test("an unhurried one waits half as long before its first question, and twice as long behind a space", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const questions = openQuestions<number>({
    tidy: (typed) => typed.trim(),
    enough: (keyword) => keyword.length > 2,
    show: () => undefined,
    pauseFor: unhurried,
    ask: (keyword) => {
      asked.push(keyword);
      return Promise.resolve(0);
    },
  });
  const after = async (typed: string, pause: number) => {
    questions.type(typed);
    await vi.advanceTimersByTimeAsync(pause - 1);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(1);
    return [before, asked.length];
  };
  expect(await after("gin", 375)).toEqual([0, 1]);
  expect(await after("gin f", 750)).toEqual([1, 2]);
  expect(await after("gin fi ", 1_500)).toEqual([2, 3]);
  questions.type("gin fizz");
  // Typed within the pause, the space makes it longer.
  expect(await after("gin fizz ", 1_500)).toEqual([3, 4]);
  expect(unhurriedPause).toBe(750);
});

test("too little, spaces around it or not, is not asked for", async () => {
  const { asked, begun, shown, type } = open();
  type(" ne ");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(begun()).toBe(0);
  expect(shown).toEqual([{ status: "idle" }]);
});

test("an old answer that comes late never replaces the new one", async () => {
  const { asked, shown, type } = open();
  type("neg");
  await vi.runAllTimersAsync();
  type("negroni");
  await vi.runAllTimersAsync();
  asked[1]!.answer(2);
  await vi.runAllTimersAsync();
  asked[0]!.answer(1);
  await vi.runAllTimersAsync();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(shown).toEqual([{ status: "ready", keyword: "negroni", answer: 2 }]);
});

test("an old answer does not show while the new one is awaited, nor does its failure", async () => {
  const { asked, shown, type } = open();
  type("neg");
  await vi.runAllTimersAsync();
  type("negr");
  asked[0]!.answer(1);
  await vi.runAllTimersAsync();
  type("negro");
  asked[1]!.fail();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});

test("deleting what was typed takes the answer away and withdraws the question", async () => {
  const { asked, shown, type } = open();
  type("neg");
  await vi.runAllTimersAsync();
  type("");
  asked[0]!.answer(3);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([{ status: "idle" }]);
});

test("a failure is told, and the next keystroke asks again", async () => {
  const { asked, shown, type } = open();
  type("neg");
  await vi.runAllTimersAsync();
  asked[0]!.fail();
  await vi.runAllTimersAsync();
  type("negr");
  await vi.runAllTimersAsync();
  asked[1]!.answer(1);
  await vi.runAllTimersAsync();
  expect(shown.map((one) => one.status)).toEqual(["failed", "ready"]);
});

test("after a stop nothing is shown", async () => {
  const { asked, shown, type, stop } = open();
  type("neg");
  await vi.runAllTimersAsync();
  stop();
  asked[0]!.answer(1);
  type("negr");
  stop();
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(1);
  expect(shown).toEqual([]);
});
