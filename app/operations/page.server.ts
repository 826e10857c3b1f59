import { data } from "react-router";
import { type Failure, type FailureKind, failure, type Result, statusOf } from "#app/kit/result.ts";
import { BodyError, readBody, readBodyWithFiles, type UploadedFile } from "#app/platform/body.server.ts";
import { imageRules } from "#app/uploads/image-rules.ts";
import type { Visit } from "./visit.ts";

/**
 * The posted fields of a page's form.
 * @throws the error page, with the right status, for a body that cannot be read
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return await readBody(request);
  } catch (cause) {
    if (cause instanceof BodyError) throw data(cause.message, { status: cause.status });
    throw cause;
  }
}

/**
 * The posted fields of a page's form and its pictures; `tooLarge` where they are more than one picture may be, of which
 * nothing was kept, and `together` where that is so of several and not of the first alone.
 * @throws the error page, with the right status, for a body that cannot be read
 */
export async function readFormWithPictures(request: Request): Promise<{
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  lists: Record<string, UploadedFile[]>;
  tooLarge: boolean;
  together: boolean;
}> {
  try {
    return { ...(await readBodyWithFiles(request, imageRules.bytes)), tooLarge: false, together: false };
  } catch (cause) {
    if (!(cause instanceof BodyError)) throw cause;
    if (cause.status === 413 && /^multipart\//i.test(request.headers.get("content-type") ?? ""))
      return { fields: {}, files: {}, lists: {}, tooLarge: true, together: cause.files > 1 };
    throw data(cause.message, { status: cause.status });
  }
}

/** A posted text; "" for what is none, as `intent[a]=b` makes of it: such a thing cannot even be made a text of. */
export function textIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/**
 * The value of an operation that a page cannot do without.
 * @throws the error page, with the status of the failure
 */
export function valueFrom<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw data(result.reason, { status: statusOf(result.kind) });
}

/**
 * The same of an operation that asks for what the page's address names: a name that can be none names nothing.
 * @throws the page "not found" for it, and the error page for any other failure
 */
export function valueNamed<T>(result: Result<T>): T {
  return valueFrom(!result.ok && result.kind === "invalid" ? { ...result, kind: "not-found" } : result);
}

/** What a page says to a form that is none of its own: it does nothing. */
export const unknownForm = failure("invalid", "This form is not known here. Please try again.");

/** The status of a form that was not accepted: whatever is wrong with what it asks for is a 400 (contract.md, 4). */
export function formStatus(kind: FailureKind): number {
  return kind === "conflict" || kind === "not-found" ? 400 : statusOf(kind);
}

/** The same page again for a form that was not accepted, with what it shows of that. */
export function rejected<T>(visit: Visit, { kind, retryAfter }: Failure, shown: T) {
  if (retryAfter) visit.addHeader("retry-after", String(retryAfter));
  return data(shown, { status: formStatus(kind) });
}

/** A page's answer has the headers that its loader gave: each page that sets any exports this as `headers`. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
