import { data } from "react-router";
import { BodyError, readBody } from "#app/platform/body.server.ts";

/**
 * The posted fields of a page's form.
 * @throws an answer with the right status for a body that cannot be read
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return await readBody(request);
  } catch (cause) {
    if (cause instanceof BodyError) throw data(cause.message, { status: cause.status });
    throw cause;
  }
}
