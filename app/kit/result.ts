/**
 * What an operation answers: a value, or an expected failure that the person can act on.
 * Surprises are thrown instead; the runner turns both into what the caller understands.
 */
export type FailureKind =
  | "invalid"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "too-many"
  | "broken"
  | "unavailable";

/** `fields` holds a message for each form field at fault, by field name; `retryAfter` when to ask again (seconds). */
export type Failure = {
  ok: false;
  kind: FailureKind;
  reason: string;
  fields?: Record<string, string>;
  retryAfter?: number;
};

export type Result<T> = { ok: true; value: T } | Failure;

/** Wraps a value as a success. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** An expected failure; `reason` is shown to the person as it is. */
export function failure(kind: FailureKind, reason: string, fields?: Record<string, string>): Failure {
  return fields ? { ok: false, kind, reason, fields } : { ok: false, kind, reason };
}

const statuses: Record<FailureKind, 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503> = {
  invalid: 400,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  broken: 500,
  unavailable: 503,
};

/** The HTTP status that stands for a failure (contract.md, 5). */
export function statusOf(kind: FailureKind): (typeof statuses)[FailureKind] {
  return statuses[kind];
}

/** The failure of who has to wait so many seconds first. */
export function waitFirst(seconds: number): Failure {
  const [count, unit] = seconds < 100 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  const reason = `Too many requests: please wait ${count} ${unit}${count === 1 ? "" : "s"} and try again.`;
  return { ...failure("too-many", reason), retryAfter: seconds };
}
