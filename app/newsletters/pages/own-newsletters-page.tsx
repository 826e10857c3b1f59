import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Flash } from "#app/ui/notice-bar.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { NewsletterForm } from "../form/newsletter-form.tsx";
import { loadNewsletters, saveNewsletters } from "../newsletter-operations.server.ts";
import { newsletterPaths } from "../newsletters.ts";
import type { Route } from "./+types/own-newsletters-page";

export async function loader(args: Route.LoaderArgs) {
  const { email, confirmed } = await requirePerson(args);
  const own = valueFrom(await run(loadNewsletters, {}, await visitOf(args).caller()));
  const saved = args.url.searchParams.get("saved");
  return {
    ...own,
    email,
    waiting: own.chosen.length > 0 && !confirmed,
    saved: saved === "1" || saved === "none" ? saved : null,
  };
}

/** Success answers 303 (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const done = await run(saveNewsletters, await readForm(args.request), await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  return redirect(`${newsletterPaths.own}?saved=${done.value.chosen.length > 0 ? "1" : "none"}`, 303);
}

/** guide.md, 2: `/your-account/newsletters`. */
export default function OwnNewslettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, waiting, email, saved } = loaderData;
  return (
    <div>
      <DocumentHead title="Your newsletters" description="Which newsletters of Jigger you get." />
      <PageHead eyebrow="Your account" title="Newsletters">
        They come to <strong className="wrap-anywhere">{email}</strong>. Each has a link that ends it.
      </PageHead>
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {saved && !actionData ? (
        <Flash key={saved + chosen.join()}>{saved === "none" ? "Saved: we send you none of them." : "Saved."}</Flash>
      ) : null}
      {waiting ? (
        <Outcome>
          They begin once you have confirmed your address: we sent you a link.{" "}
          <A to="/confirm-email" className="text-link">
            Have it sent again
          </A>
        </Outcome>
      ) : null}
      <NewsletterForm chosen={chosen} />
    </div>
  );
}
