import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/take-back-page";
import { checkWayBack, takeBackEmail } from "./email-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  const visit = visitOf(args);
  const { email } = token ? valueFrom(await run(checkWayBack, { token }, await visit.caller())) : { email: null };
  return { token, email };
}

export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const done = await run(takeBackEmail, await readForm(args.request), await visit.caller());
  return done.ok ? redirect("/your-account/login?taken-back=1", 303) : rejected(visit, done, { reason: done.reason });
}

/** Where the link leads that an account's old address got: for who may not be able to sign in any more (contract.md, 8). */
export default function TakeBackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email } = loaderData;
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title="Take your address back" description="Give your Jigger account its old address back." />
      <meta name="robots" content="noindex" />
      <PageHead title={email ? "Take your address back?" : "This link does not work any more"} eyebrow="Your account" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {email ? (
        <form method="post" className="card max-w-xl p-5 sm:p-7">
          <p className="mb-6 break-words text-lg">
            Your account gets its old address, <strong>{email}</strong>, back. Everybody is signed out, its password,
            its passkeys and its accounts elsewhere open it no more, and a link for a new password is mailed to that
            address.
          </p>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-main">
            Take it back
          </button>
        </form>
      ) : (
        <p className="max-w-prose text-lg">It has been used, or is older than 72 hours.</p>
      )}
    </div>
  );
}
