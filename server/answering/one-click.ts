import { endAnswerMails } from "#app/comments/mails.server.ts";
import { statusOf } from "#app/kit/result.ts";
import { leaveNewsletter } from "#app/newsletters/newsletter-operations.server.ts";
import { newsletterPaths } from "#app/newsletters/newsletters.ts";
import type { Operation } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { BodyError, readBody } from "#app/platform/body.server.ts";

/** Where the links of mails lead that end such mails, and what each does by its token. */
export const oneClicks: Readonly<Record<string, Operation>> = {
  [newsletterPaths.unsubscribe]: leaveNewsletter as unknown as Operation,
  "/comments/mails": endAnswerMails as unknown as Operation,
};

/**
 * What a mail program sends where its reader presses "unsubscribe": the link of the mail, and these words and no others (RFC
 * 8058). Nobody's session is looked at: the link alone says who leaves what, and can do nothing else.
 * @param foreign the answer to every other form that does not come from the site
 */
export async function endByOneClick(
  request: Request,
  visit: Visit,
  operation: Operation,
  foreign: () => Response,
): Promise<Response> {
  const fields = await readBody(request).catch((cause) => {
    if (cause instanceof BodyError) return {} as Record<string, unknown>;
    throw cause;
  });
  if (fields["List-Unsubscribe"] !== "One-Click") return foreign();
  const token = new URL(request.url).searchParams.get("token");
  const done = await run(operation, { token }, visit.publicCaller());
  const text = done.ok ? "You are unsubscribed.\n" : `${done.reason}\n`;
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status: done.ok ? 200 : statusOf(done.kind), headers });
}
