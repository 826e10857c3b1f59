import { type Result, statusOf } from "#app/kit/result.ts";

/** The value of an operation that a screen cannot do without; else the screen is the error page. */
export function valueFrom<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Response(result.reason, { status: statusOf(result.kind) });
}
