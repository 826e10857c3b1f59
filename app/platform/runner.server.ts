import type { z } from "zod";
import { type Failure, failure, type Result } from "#app/kit/result.ts";
import type { Queries } from "./database.server.ts";
import type { House } from "./house.server.ts";
import { remembered } from "./idempotency-store.server.ts";
import { secondsToWait } from "./limits.server.ts";
import type { Limit, Operation, Person, Who } from "./operation.ts";

/** What a handler is given besides its input. */
export type Context = {
  house: House;
  /** The transaction of a changing operation, else the database. */
  db: Queries;
  person: Person | null;
  locale: string;
  /** The address of the caller, for limits only. */
  address: string;
};

/** Where a call comes from: what a request says of itself before any operation runs. */
export type Caller = Omit<Context, "db"> & { idempotencyKey?: string | undefined };

/** A key is a random name; what is longer is something else. */
const longestKey = 200;

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
export async function run<Input extends z.ZodType, Output>(
  operation: Operation<Context, Input, Output>,
  rawInput: unknown,
  caller: Caller,
): Promise<Result<Output>> {
  if (!rungs[operation.who](caller.person)) {
    return failure("forbidden", caller.person ? "You may not do this." : "Please sign in first.");
  }
  const tooMany = await overLimit(operation, caller);
  if (tooMany) return tooMany;
  const input = operation.input.safeParse(rawInput);
  if (!input.success) return invalid(input.error);
  const tooManyHere = await overLimit(operation, caller, { value: input.data });
  if (tooManyHere) return tooManyHere;
  if (!operation.changes || operation.transaction === "own")
    return operation.handle(input.data, { ...caller, db: caller.house.db });
  return changing(operation, input.data, caller);
}

async function changing<Input extends z.ZodType, Output>(
  operation: Operation<Context, Input, Output>,
  input: z.output<Input>,
  caller: Caller,
): Promise<Result<Output>> {
  const rolledBack: { result?: Result<Output> } = {};
  try {
    return await caller.house.db.transaction().execute(async (db) => {
      const act = () => operation.handle(input, { ...caller, db });
      const key = caller.idempotencyKey;
      if (key && key.length > longestKey)
        return failure("invalid", `Idempotency-Key: at most ${longestKey} characters`);
      const scope = caller.person?.id ?? caller.address;
      const result = key ? await remembered(db, { key, scope, operation: operation.name, input }, act) : await act();
      if (result.ok) return result;
      rolledBack.result = result;
      throw new Error("rolled back"); // A refused change leaves nothing half done.
    });
  } catch (error) {
    if (rolledBack.result) return rolledBack.result;
    throw error;
  }
}

/** Counts by who asks, and once the input is read by what it names; the failure where a limit is reached. */
async function overLimit<Input extends z.ZodType, Output>(
  { name, limit = [] }: Operation<Context, Input, Output>,
  caller: Caller,
  input?: { value: z.output<Input> },
): Promise<Failure | null> {
  if (!caller.house.settings.RATE_LIMIT) return null;
  for (const one of Array.isArray(limit) ? limit : [limit]) {
    const who = whoIsCounted(one, caller, input);
    if (who === null) continue;
    const wait = await secondsToWait(caller.house, {
      name: `${one.together ?? name}/${who.kind}`,
      who: who.id,
      limit: one,
    });
    if (wait !== null) return { ...failure("too-many", tooMany(wait)), retryAfter: wait };
  }
  return null;
}

function whoIsCounted<Input>({ whose = "caller" }: Limit<Input>, caller: Caller, input?: { value: Input }) {
  if (typeof whose === "function") {
    const account = input ? whose(input.value) : null;
    return account === null ? null : { kind: "account", id: account };
  }
  if (input) return null; // Counted before it was read.
  if (whose === "caller" && caller.person) return { kind: "person", id: caller.person.id };
  return { kind: "address", id: caller.address };
}

function tooMany(wait: number): string {
  const [count, unit] = wait < 100 ? [wait, "second"] : [Math.ceil(wait / 60), "minute"];
  return `Too many requests: please wait ${count} ${unit}${count === 1 ? "" : "s"} and try again.`;
}

function invalid(error: z.ZodError) {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join(".") || "form";
    fields[name] ??= plainMessage(issue);
  }
  const first = error.issues[0];
  const name = first?.path.join(".");
  return failure(
    "invalid",
    name && first ? `${name}: ${plainMessage(first)}` : (first?.message ?? "The input is not valid."),
    fields,
  );
}

/** What a schema's own message says stays; the validator's, which speaks of types, is said in words for people. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too|Unrecognized)\b/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type")
    return issue.expected === "number" || issue.expected === "int"
      ? "must be a number"
      : "is missing or cannot be read";
  if (issue.code === "too_small")
    return issue.origin === "string" ? "must not be empty" : `must be at least ${issue.minimum}`;
  if (issue.code === "too_big")
    return issue.origin === "string"
      ? `must have at most ${issue.maximum} characters`
      : `must be at most ${issue.maximum}`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}`;
  return "cannot be read";
}
