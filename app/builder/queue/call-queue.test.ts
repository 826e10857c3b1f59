import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Batch, openQueue, type Sent, type Trouble, timings } from "./call-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers each batch by the next of these; the last one for ever. Null: it never answers. */
function serverThatSays(...says: ("ok" | "failed" | number | null)[]) {
  const seen: Batch[] = [];
  const troubles: Trouble[] = [];
  let keys = 0;
  const queue = openQueue({
    newKey: () => `key-${++keys}`,
    trouble: (why) => void troubles.push(why),
    send(batch) {
      seen.push(batch);
      const say = says[Math.min(seen.length, says.length) - 1] ?? null;
      if (say === null) return new Promise<Sent>(() => undefined);
      if (say === "failed") return Promise.resolve({ kind: "failed" });
      if (typeof say === "number") return Promise.resolve({ kind: "refused", status: say, reason: "not you" });
      const answers = batch.tasks.map(({ params }) => ({ status: "ok" as const, response: params }));
      return Promise.resolve({ kind: "answered", answers });
    },
  });
  const sent = () => seen.map(({ tasks }) => tasks.map(({ task, params }) => `${task} ${params.n}`));
  return { queue, seen, sent, troubles };
}
const task = (n: number, name = "favourite") => ({ task: name, params: { n } });

describe("the queue goes out", () => {
  it("after a second of quiet, in one request and in order", async () => {
    const { queue, sent } = serverThatSays("ok");
    const first = queue.add(task(1));
    await vi.advanceTimersByTimeAsync(999);
    const second = queue.add(task(2));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([["favourite 1", "favourite 2"]]);
    expect(await first).toEqual({ status: "ok", response: { n: 1 } });
    expect(await second).toEqual({ status: "ok", response: { n: 2 } });
  });

  it.each([
    ["two seconds after something was added", timings.afterAdd, 2_000],
    ["three after something was said of a thing", timings.personalise, 3_000],
  ])("%s", async (_, pause, after) => {
    const { queue, sent } = serverThatSays("ok");
    void queue.add(task(1), pause);
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toHaveLength(1);
  });

  it("at once for a note, after what was said before it", async () => {
    const { queue, sent } = serverThatSays("ok");
    void queue.add(task(1), timings.personalise);
    void queue.add(task(2, "notes"), timings.atOnce);
    expect(sent()).toEqual([["favourite 1", "notes 2"]]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toHaveLength(1);
  });

  it("fifty at a time", async () => {
    const { queue, seen } = serverThatSays("ok");
    for (let n = 0; n < 120; n++) void queue.add(task(n));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.map(({ tasks }) => tasks.length)).toEqual([50, 50, 20]);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
  });

  it("with the last word on a thing only, to whoever said one", async () => {
    const { queue, sent } = serverThatSays("ok");
    const words = [1, 2, 3].map((n) => queue.add(task(n), timings.personalise, "favourite cocktails:77"));
    void queue.add(task(4), timings.personalise, "favourite cocktails:78");
    await queue.flush();
    expect(sent()).toEqual([["favourite 3", "favourite 4"]]);
    expect(await Promise.all(words)).toEqual(Array(3).fill({ status: "ok", response: { n: 3 } }));
  });
});

describe("while a request is under way", () => {
  it("it looks again every 100 ms, ten times at most", async () => {
    const { queue, sent, troubles } = serverThatSays(null);
    void queue.add(task(1), timings.atOnce);
    void queue.add(task(2), timings.atOnce);
    await vi.advanceTimersByTimeAsync(999);
    expect(troubles).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(troubles).toEqual(["busy"]);
    expect(sent()).toEqual([["favourite 1"]]);
    expect(queue.waiting()).toBe(1);
  });

  it("it goes out as soon as it may", async () => {
    const sent: string[] = [];
    const queue = openQueue({
      newKey: () => "key",
      trouble: () => expect.unreachable(),
      send: async ({ tasks }) => {
        sent.push(tasks.map(({ params }) => params.n).join());
        await new Promise((done) => setTimeout(done, 250));
        return { kind: "answered", answers: tasks.map(() => ({ status: "ok", response: {} })) };
      },
    });
    void queue.add(task(1), timings.atOnce);
    void queue.add(task(2), timings.atOnce);
    await vi.advanceTimersByTimeAsync(299);
    expect(sent).toEqual(["1"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["1", "2"]);
  });

  it("a page that goes away sends what waits all the same", () => {
    const { queue, sent } = serverThatSays(null);
    void queue.add(task(1), timings.atOnce);
    void queue.add(task(2), timings.personalise);
    queue.leave();
    expect(sent()).toEqual([["favourite 1"], ["favourite 2"]]);
    expect(queue.waiting()).toBe(0);
  });
});

describe("what cannot be sent", () => {
  it("is kept and said, and goes out again under its key, before what was said since", async () => {
    const { queue, seen, sent, troubles } = serverThatSays("failed", "ok");
    const first = queue.add(task(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(troubles).toEqual(["failed"]);
    expect(queue.waiting()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(1);
    void queue.add(task(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toEqual([["favourite 1"], ["favourite 1"], ["favourite 2"]]);
    expect(seen[1]!.key).toBe(seen[0]!.key);
    expect(await first).toMatchObject({ status: "ok" });
    expect(queue.waiting()).toBe(0);
  });

  it.each([
    [403, "signed-out"],
    [400, "failed"],
  ] as const)("because it is refused (%s) is not sent again, and each task hears why", async (status, why) => {
    const { queue, seen, troubles } = serverThatSays(status);
    const answer = queue.add(task(1), timings.atOnce);
    expect(await answer).toEqual({ status: "error", response: { reason: "not you" } });
    expect(troubles).toEqual([why]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(1);
  });
});
