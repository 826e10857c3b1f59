import type { z } from "zod";
import { type Failure, failure } from "#app/kit/result.ts";

/** An input that its schema refuses, with a message for each field at fault. */
export function invalid(error: z.ZodError): Failure {
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
