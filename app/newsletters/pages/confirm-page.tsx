import { redirect } from "react-router";
import { listed } from "#app/kit/words.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { checkAsked, confirmAsked } from "../newsletter-operations.server.ts";
import { newsletterPaths, newsletters } from "../newsletters.ts";
import type { Route } from "./+types/confirm-page";

export async function loader(args: Route.LoaderArgs) {
  const query = args.url.searchParams;
  const token = query.get("token") ?? "";
  const asked = valueFrom(await run(checkAsked, { token }, await visitOf(args).caller()));
  return { token, asked, done: query.has("done") };
}

/** The link alone has nothing begin: its page has the button that does (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const done = await run(confirmAsked, await readForm(args.request), await visit.caller());
  if (done.ok) return redirect(`${newsletterPaths.confirm}?done=1`, 303);
  return rejected(visit, done, { reason: done.reason });
}

/** Where a mailed link has a newsletter begin. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, asked, done } = loaderData;
  const title = done ? "You are on the list" : "Your newsletter";
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title={title} description="Confirm the newsletter that you asked for." />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHead title={title} eyebrow="Newsletters" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <div className="card max-w-xl p-5 sm:p-7">
        {done ? (
          <>
            <p className="mb-5">The next issue comes to you. Until then, tonight’s drink is on the front page.</p>
            <A to="/" className="button button-main">
              To the front page
            </A>
          </>
        ) : asked ? (
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <p className="mb-5 text-lg">
              {listed(asked.names.map((name) => `“${newsletters[name].title}”`))}, to{" "}
              <strong className="wrap-anywhere">{asked.email}</strong>?
            </p>
            <button type="submit" className="button button-main">
              Yes, send it
            </button>
          </form>
        ) : (
          <>
            <p className="mb-5">This link has expired, or was copied in part.</p>
            <A to={newsletterPaths.asking} className="button button-main">
              Ask for another one
            </A>
          </>
        )}
      </div>
    </div>
  );
}
