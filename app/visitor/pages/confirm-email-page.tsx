import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { askAgain, checkConfirmation, confirmEmail } from "../confirming/confirm-operations.server.ts";
import { requirePerson } from "../require-person.server.ts";
import type { Route } from "./+types/confirm-email-page";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const query = args.url.searchParams;
  const token = query.get("token") ?? "";
  const caller = await visit.caller();
  const { email } = valueFrom(await run(checkConfirmation, { token }, caller));
  const said = query.has("done") ? ("done" as const) : query.has("sent") ? ("sent" as const) : null;
  const { person } = caller;
  return { token, email, said, own: person && { email: person.email, confirmed: person.confirmed } };
}

/** The link alone changes nothing: its page has the button that does (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  if (fields.intent === "again") {
    await requirePerson(args);
    const again = await run(askAgain, {}, await visit.caller());
    return again.ok ? redirect("/confirm-email?sent=1", 303) : rejected(visit, again, { reason: again.reason });
  }
  const done = await run(confirmEmail, fields, await visit.caller());
  return done.ok ? redirect("/confirm-email?done=1", 303) : rejected(visit, done, { reason: done.reason });
}

/** Where a mailed link confirms the address of an account, and where another one can be asked for. */
export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, said, own } = loaderData;
  const title = said === "done" ? "Your address is confirmed" : "Confirm your email address";
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title={title} description="Confirm the email address of your account at Jigger." />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHead title={title} eyebrow="Your account" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <div className="card max-w-xl p-5 sm:p-7">
        {said === "done" ? (
          <Done />
        ) : email ? (
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <p className="mb-5 text-lg">
              Is <strong className="wrap-anywhere">{email}</strong> yours?
            </p>
            <button type="submit" className="button button-main">
              Confirm my address
            </button>
          </form>
        ) : (
          <Again said={said} dead={token !== ""} own={own} />
        )}
      </div>
    </div>
  );
}

function Done() {
  return (
    <>
      <p className="mb-5">Thank you. What you asked us to send now comes to it.</p>
      <p className="flex flex-wrap gap-3">
        <A to="/my-bar" className="button button-main">
          Your bar
        </A>
        <A to="/your-account/newsletters" className="button button-quiet">
          Your newsletters
        </A>
      </p>
    </>
  );
}

type AgainProps = { said: "sent" | null; dead: boolean; own: { email: string; confirmed: boolean } | null };

function Again({ said, dead, own }: AgainProps) {
  if (own?.confirmed) return <p>Your address is confirmed already.</p>;
  return (
    <>
      {said === "sent" ? (
        <p role="status" className="mb-5">
          A link is on its way{own ? ` to ${own.email}` : ""}. It works for 48 hours.
        </p>
      ) : (
        <p className="mb-5">
          {dead
            ? "This link has expired, or was copied in part."
            : "We sent you a link when you joined. Without it no newsletter is sent."}
        </p>
      )}
      {own ? (
        <form method="post">
          <input type="hidden" name="intent" value="again" />
          <button type="submit" className="button button-quiet">
            Send the link again
          </button>
        </form>
      ) : (
        <A to="/login?redir=/confirm-email" className="button button-main">
          Sign in to have another one sent
        </A>
      )}
    </>
  );
}
