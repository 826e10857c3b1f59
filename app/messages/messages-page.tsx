import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/messages-page";
import { dismissMessage, loadMessages } from "./message-operations.server.ts";
import { messagesPath } from "./messages.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadMessages, {}, await visitOf(args).caller()));
}

/** Success answers 303, to where the message leads or to those that are left. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const done = await run(dismissMessage, await readForm(args.request), await visit.caller());
  return done.ok
    ? redirect(done.value.redirect ?? messagesPath, 303)
    : rejected(visit, done, { reason: "There is no such message." });
}

/** What every page tells its reader by a script, for who has none (contract.md, 8). */
export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages } = loaderData;
  return (
    <div>
      <DocumentHead title="Messages" description="What Jigger has to tell you." />
      <PageHead eyebrow="Your account" title="Messages" />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {messages.length === 0 ? (
        <Empty title="Nothing to tell you">
          <p>What concerns your account stands here, and on every page until you put it away.</p>
        </Empty>
      ) : (
        <ul className="grid max-w-2xl gap-4">
          {messages.map(({ key, text, link, button }) => (
            <li key={key} className="card p-5">
              <p className="mb-3 wrap-anywhere">{text}</p>
              <form method="post" className="flex flex-wrap items-center gap-3">
                <input type="hidden" name="key" value={key} />
                {link ? (
                  <A to={link.href} className="button button-main">
                    {link.text}
                  </A>
                ) : null}
                <button type="submit" className="button button-quiet">
                  {button}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
