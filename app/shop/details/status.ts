import { type FailureKind, statusOf } from "#app/kit/result.ts";

/** An order that is refused because prices or stock changed says so by its status (contract.md, 10); all else is a form's 400. */
export function failureStatus(kind: FailureKind): number {
  return kind === "not-found" ? 400 : statusOf(kind);
}
