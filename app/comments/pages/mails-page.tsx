import { redirect } from "react-router";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { endAnswerMails } from "../mails.server.ts";
import type { Route } from "./+types/mails-page";

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "", ended: url.searchParams.get("ended") === "1" };
}

/** By the button of the page; what mail programs send by themselves is answered before (server/answering/one-click.ts). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const done = await run(endAnswerMails, await readForm(args.request), visit.publicCaller());
  return done.ok ? redirect("/comments/mails?ended=1", 303) : rejected(visit, done, { reason: done.reason });
}

/** Where the link of a mail ends mails of answers, signed in or not. */
export default function MailsPage({ loaderData: { token, ended }, actionData }: Route.ComponentProps) {
  const title = ended ? "No more mails of answers" : "Mails of answers";
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title={title} description="End the mails that tell of answers to your comments." />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHead title={title} eyebrow="Comments" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <div className="card max-w-xl p-5 sm:p-7">
        {ended ? (
          <p role="status">
            Answers to your comments still stand with{" "}
            <A to="/your-account/your-comments" className="text-link">
              your comments
            </A>
            , where you can turn the mails on again.
          </p>
        ) : (
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <p className="mb-5 text-lg">Shall we stop telling you by mail when somebody answers your comments?</p>
            <button type="submit" className="button button-main">
              Stop these mails
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
