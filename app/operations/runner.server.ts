import { createHash } from "node:crypto";
import type { z } from "zod";
import { failureNames, failureStatus, type Queries } from "#app/database/database.server.ts";
import { toldSoFar } from "#app/database/notices.server.ts";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import { openCookies } from "#app/platform/cookies.server.ts";
import type { Caller, Operation, Person, Who } from "./operation.ts";
import { Reads } from "./reads.ts";
import { logged } from "./running/audit-store.server.ts";
import { changing, type Done } from "./running/changing.server.ts";
import { remembered } from "./running/idempotency-store.server.ts";
import { invalid } from "./running/invalid.ts";
import { overLimit } from "./running/over-limit.server.ts";

export { auditHeld } from "./running/audit-store.server.ts";

// biome-ignore format: one line a rung
const rungs: Record<Who, (person: Person | null) => boolean> = {
  anyone: () => true,
  member: (person) => person !== null,
  premium: (person) => person?.premium === true,
  editor: (person) => person?.role === "editor" || person?.role === "admin",
  admin: (person) => person?.role === "admin",
};

/**
 * Runs an operation: who may, rate limit, validation, transaction, idempotency.
 * Expected failures come back as results; whatever is thrown is a surprise for the caller to log.
 */
export async function run<Input extends z.ZodType, Answer extends z.ZodType>(
  operation: Operation<Input, Answer>,
  rawInput: unknown,
  caller: Caller,
): Promise<Result<z.output<Answer>>> {
  const refused = await refusalOf(operation, caller);
  if (refused) return refused;
  const input = operation.input.safeParse(rawInput);
  return input.success ? perform(operation, input.data, caller) : invalid(input.error);
}

/** The same for a page that has read its input already, by the operation's own schema. */
export async function runRead<Input extends z.ZodType, Answer extends z.ZodType>(
  operation: Operation<Input, Answer>,
  input: z.output<Input>,
  caller: Caller,
): Promise<Result<z.output<Answer>>> {
  return (await refusalOf(operation, caller)) ?? perform(operation, input, caller);
}

/** As many operations as one request may bring (contract.md, 5: multiplex). */
const mostQueued = 50;

/** One operation of several, or why it is none: a task that is not there. */
export type Queued = { operation: Operation; input: unknown } | Failure;

/**
 * Runs several operations in one request, in order, each as `run` does: authorised, validated and in a transaction of its
 * own, so that one that fails leaves the others alone. The caller's Idempotency-Key counts for each (contract.md, 9).
 * An operation that runs others so hands on its own context, and is itself `changes: true` with its `own` transactions.
 * @returns their results, place by place; a failure where there are too many
 * @throws while the database is away or its disk is full: with a key the whole may be sent again
 */
export async function runEach(queue: readonly Queued[], caller: Caller): Promise<Result<Result<unknown>[]>> {
  if (queue.length > mostQueued) return failure("invalid", `at most ${mostQueued} entries`);
  const results: Result<unknown>[] = [];
  for (const [place, queued] of queue.entries())
    results.push("ok" in queued ? queued : await runAlone(queued, { ...caller, place }));
  return success(results);
}

/** A fault of ours in one of them is logged and told, and the next has its turn. */
async function runAlone({ operation, input }: Exclude<Queued, Failure>, caller: Caller): Promise<Result<unknown>> {
  try {
    return await run(operation, input, caller);
  } catch (error) {
    const { pool, log } = caller.house;
    if ((await failureStatus(pool, error)) !== 500) throw error;
    log.error({ err: error, operation: operation.name }, failureNames[500]);
    return failure("broken", "something went wrong here");
  }
}

/** What speaks against a caller before the input is looked at. */
async function refusalOf<Input extends z.ZodType>(operation: Operation<Input>, caller: Caller) {
  if (!rungs[operation.who](caller.person))
    return failure("forbidden", caller.person ? "You may not do this." : "Please sign in first.");
  return overLimit(operation, caller);
}

/**
 * What a form that has a key of its own does, once: sent again as it is, it is the same; with something else in it, it is another one
 * (contract.md, 6: Retries). A form without a key (null) is done each time.
 */
export async function onceForForm<T extends object>(
  db: Queries,
  { scope, operation, form }: { scope: string; operation: string; form: { key: string; said: unknown } | null },
  act: () => Promise<T | Failure>,
): Promise<T | Failure> {
  if (!form) return act();
  const said = createHash("sha256").update(JSON.stringify(form.said)).digest("base64url");
  const what = { key: `${form.key.slice(0, 150)}#${said}`, scope, operation, input: null };
  const { result } = await remembered(db, what, async () => {
    const done = await act();
    return { result: "ok" in done ? done : success(done), cookies: [] };
  });
  return result.ok ? result.value : result;
}

async function perform<Input extends z.ZodType, Answer extends z.ZodType>(
  operation: Operation<Input, Answer>,
  input: z.output<Input>,
  caller: Caller,
): Promise<Result<z.output<Answer>>> {
  const tooMany = await overLimit(operation, caller, { value: input });
  if (tooMany) return tooMany;
  const { house } = caller;
  const since = toldSoFar();
  async function act(db: Queries): Promise<Done<z.output<Answer>>> {
    const lines: string[] = [];
    const asked = { sent: caller.cookies.sent, setLine: (line: string) => void lines.push(line) };
    const cookies = openCookies(asked, house.settings.BASE_URL);
    const reads = operation.changes ? new Reads(false) : (caller.reads ?? new Reads());
    const result = await logged(operation, input, { caller, db }, () =>
      operation.handle(input, { ...caller, db, cookies, reads }),
    );
    return { result, cookies: lines };
  }
  try {
    const { result, cookies } =
      operation.changes && operation.transaction !== "own"
        ? await changing(caller, { operation: operation.name, input }, act)
        : await act(house.db);
    if (result.ok) for (const line of cookies) caller.cookies.setLine(line);
    // Whoever has the answer may ask at once for what they changed: what is kept here is thrown away before that.
    if (operation.changes && toldSoFar() !== since) await house.notices.caughtUp();
    return result;
  } finally {
    if (operation.changes) caller.reads?.forget();
  }
}
