import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { checkLeaving, leaveNewsletter } from "../newsletter-operations.server.ts";
import { newsletterNamed, newsletterPaths, newsletters } from "../newsletters.ts";
import type { Route } from "./+types/unsubscribe-page";

export async function loader(args: Route.LoaderArgs) {
  const query = args.url.searchParams;
  const token = query.get("token") ?? "";
  const leaving = valueFrom(await run(checkLeaving, { token }, await visitOf(args).publicCaller()));
  const left = query.get("left") ?? "";
  const ended = left === "all" ? ("all" as const) : (newsletterNamed(left) ?? null);
  return { token, name: leaving?.name ?? null, left: ended };
}

/** By the button of the page; what mail programs send by themselves is answered before (server/answering/one-click.ts). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const done = await run(leaveNewsletter, await readForm(args.request), visit.publicCaller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  return redirect(`${newsletterPaths.unsubscribe}?left=${done.value.all ? "all" : done.value.name}`, 303);
}

/** Where the link of an issue ends it, signed in or not. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, name, left } = loaderData;
  const title = left ? "You have left" : "Leave a newsletter";
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title={title} description="Leave a newsletter of Jigger." />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHead title={title} eyebrow="Newsletters" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <div className="card max-w-xl p-5 sm:p-7">
        {left ? (
          <>
            <p role="status" className="mb-5">
              {left === "all"
                ? "We send you none of our newsletters any more."
                : `We do not send you “${newsletters[left].title}” any more.`}
            </p>
            <A to={newsletterPaths.asking} className="text-link">
              Was that a mistake? Ask for it again
            </A>
          </>
        ) : name ? (
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <p className="mb-5 text-lg">
              Shall we stop sending you <strong>“{newsletters[name].title}”</strong>?
            </p>
            <div className="flex flex-wrap gap-3">
              <button type="submit" className="button button-main">
                Stop it
              </button>
              <button type="submit" name="all" value="yes" className="button button-quiet">
                Stop all newsletters
              </button>
            </div>
          </form>
        ) : (
          <p>
            This link is not one of ours, or was copied in part. Members end each newsletter{" "}
            <A to={newsletterPaths.own} className="text-link">
              in their account
            </A>
            .
          </p>
        )}
      </div>
    </div>
  );
}
