import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Outcome, PageHead } from "#app/ui/page.tsx";
import { ownAccountPath } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/email-page";
import { checkNewEmail, confirmEmail } from "./email-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { email: present } = await requirePerson(args);
  const token = args.url.searchParams.get("token") ?? "";
  const { email } = valueFrom(await run(checkNewEmail, { token }, await visitOf(args).caller()));
  return { token, email, present };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const done = await run(confirmEmail, await readForm(args.request), await visit.caller());
  return done.ok
    ? redirect(`${ownAccountPath}?done=confirmed#email`, 303)
    : rejected(visit, done, { reason: done.reason });
}

/** Where the link in a mail leads that asks for a new address: it changes nothing by itself, its form does (contract.md, 4). */
export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, present } = loaderData;
  return (
    <>
      <DocumentHead title="Confirm your new address" description="Use another email address for your Jigger account." />
      <PageHead title={email ? "Use this address?" : "This link does not work any more"} eyebrow="Your account" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {email ? (
        <form method="post" className="card max-w-xl p-5 sm:p-7">
          <p className="mb-6 break-words text-lg">
            From now on you sign in with <strong>{email}</strong>, and mails go there. Your old address, {present}, gets
            a mail that can take this back for 72 hours.
          </p>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-main">
            Use this address
          </button>
        </form>
      ) : (
        <p className="max-w-prose text-lg">
          It has been used, is older than 24 hours, or belongs to another account than the one that you are signed in
          to.{" "}
          <A to={`${ownAccountPath}#email`} className="text-link">
            Ask for a new one
          </A>
        </p>
      )}
    </>
  );
}
