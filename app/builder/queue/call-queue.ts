/** One thing that the builder's page asks of the server: a task and its fields (builder.md, 7). */
export type Task = { task: string; params: Readonly<Record<string, unknown>> };

/** What came of a task. */
export type Answer =
  | { status: "ok"; response: Readonly<Record<string, unknown>> }
  | { status: "error"; response: { reason: string } };

/** Tasks that go out together, under one key: sent again, it is the same request. */
export type Batch = { key: string; tasks: readonly Task[] };

/** What came of a batch: an answer to each task, or a refusal of them all, or nothing. */
export type Sent =
  | { kind: "answered"; answers: readonly Answer[] }
  | { kind: "refused"; status: number; reason: string }
  | { kind: "failed" };

/** Why the fatal error is shown (builder.md, 8). */
export type Trouble = "failed" | "busy" | "signed-out";

/** builder.md, 9, in milliseconds: how long nothing more may be said before the queue goes out, and how a busy one waits. */
export const timings = {
  quiet: 1_000,
  afterAdd: 2_000,
  personalise: 3_000,
  atOnce: 0,
  busy: { every: 100, times: 10 },
} as const;

/** contract.md, 9: so many go out together. */
export const mostTogether = 50;

type Hands = {
  send(batch: Batch): Promise<Sent>;
  newKey(): string;
  trouble(why: Trouble): void;
};
type Entry = Task & { about: string | undefined; done: Promise<Answer>; settle(answer: Answer): void };
type Flight = { key: string; entries: Entry[] };

/** The queue of a page (builder.md, 7: Queue rules). */
export type CallQueue = ReturnType<typeof openQueue>;

/**
 * Collects tasks until nothing more was said for a while, and sends them in one request, one request at a time. What could
 * not be sent stays, under its key, and goes out before all else when something is said again or `flush` is called.
 */
export function openQueue({ send, newKey, trouble }: Hands) {
  const waiting: Entry[] = [];
  /** What went out and was not answered. */
  const stuck: Flight[] = [];
  let flying: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const later = (pause: number, run: () => void) => {
    stop();
    timer = setTimeout(() => {
      timer = null;
      run();
    }, pause);
  };

  /** Goes out, or looks again in a moment while another request is under way. */
  function run(looked = 0) {
    if (!flying) return void fly();
    if (looked >= timings.busy.times) return trouble("busy");
    later(timings.busy.every, () => run(looked + 1));
  }

  function next(): Flight | null {
    const before = stuck.shift();
    if (before) return before;
    const entries = waiting.splice(0, mostTogether);
    return entries.length > 0 ? { key: newKey(), entries } : null;
  }

  function fly(): Promise<void> {
    const flight = next();
    if (!flight) return Promise.resolve();
    flying = carry(flight).then((arrived) => {
      flying = null;
      // What is more than goes out together, or was left behind by a request that failed.
      if (arrived && !timer && stuck.length + waiting.length > 0) return fly();
    });
    return flying;
  }

  /** True where the tasks were answered, whatever the answer is. */
  async function carry(flight: Flight): Promise<boolean> {
    const { key, entries } = flight;
    const sent = await send({ key, tasks: entries.map(({ task, params }) => ({ task, params })) });
    if (sent.kind === "failed") {
      stuck.unshift(flight);
      trouble("failed");
      return false;
    }
    const refused = sent.kind === "refused" ? sent.reason : "there was no answer to it";
    const none: Answer = { status: "error", response: { reason: refused } };
    for (const [place, { settle }] of entries.entries())
      settle((sent.kind === "answered" ? sent.answers[place] : undefined) ?? none);
    if (sent.kind === "refused") trouble(sent.status === 403 ? "signed-out" : "failed");
    return true;
  }

  return {
    /**
     * Puts a task at the end of the queue; resolves with its answer.
     * @param about what it is said of: said again before it went out, only the last word goes out
     */
    add(task: Task, pause: number = timings.quiet, about?: string): Promise<Answer> {
      const same = about === undefined ? undefined : waiting.find((entry) => entry.about === about);
      const entry = same ?? entryOf(task, about);
      if (same) same.params = task.params;
      else waiting.push(entry);
      if (pause > 0) later(pause, run);
      else {
        stop();
        run();
      }
      return entry.done;
    },
    /** Sends what waits, now; resolves once nothing is under way. */
    async flush(): Promise<void> {
      stop();
      while (flying) await flying;
      await fly();
    },
    /** The page goes away: all that waits goes out at once, whatever else is under way. */
    leave(): void {
      stop();
      for (let flight = next(); flight; flight = next()) void carry(flight);
    },
    /** How much was said and is not on its way. */
    waiting: () => waiting.length + stuck.reduce((sum, { entries }) => sum + entries.length, 0),
  };
}

function entryOf(task: Task, about: string | undefined): Entry {
  let settle: Entry["settle"] = () => undefined;
  const done = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  return { ...task, about, done, settle };
}
