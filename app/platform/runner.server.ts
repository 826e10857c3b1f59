import { RateLimiterMemory } from "rate-limiter-flexible";
import type { z } from "zod";
import { failure, type Result } from "#app/kit/result.ts";
import type { Queries } from "./database.server.ts";
import { type House, keep } from "./house.server.ts";
import { remembered } from "./idempotency-store.server.ts";
import type { Operation, Person, Who } from "./operation.ts";

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
  if (!(await withinLimit(operation, caller))) {
    return failure("too-many", "Too many requests: please wait a moment and try again.");
  }
  const input = operation.input.safeParse(rawInput);
  if (!input.success) return invalid(input.error);
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

async function withinLimit<Input extends z.ZodType, Output>(
  operation: Operation<Context, Input, Output>,
  caller: Caller,
): Promise<boolean> {
  const { limit } = operation;
  if (!limit || !caller.house.settings.RATE_LIMIT) return true;
  const limiter = keep(caller.house, `limit:${operation.name}`, () => {
    return new RateLimiterMemory({ points: limit.times, duration: limit.seconds });
  });
  try {
    await limiter.consume(caller.person?.id ?? caller.address);
    return true;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return false;
  }
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
