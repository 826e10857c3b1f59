import { data, redirect } from "react-router";
import { oidOf, subjectOf } from "#app/kit/subject.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { useCallQueue } from "../../queue/use-call-queue.tsx";
import { PersonalisePanel } from "../panel/personalise-panel.tsx";
import { usePanel } from "../panel/use-panel.ts";
import { personaliseTask } from "../personalise-task.server.ts";
import { say } from "../say.ts";
import { sayingOfButton, sayingsOf } from "../sayings-of.ts";
import type { Route } from "./+types/personalise-page";
import { sayAll } from "./say-all.server.ts";

async function read(args: Pick<Route.LoaderArgs, "context" | "url">) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const subject = subjectOf(args.url.searchParams.get("of") ?? "");
  return { caller, shown: await run(personaliseTask, subject ?? {}, caller) };
}

export async function loader(args: Route.LoaderArgs) {
  const { shown } = await read(args);
  // An address that names nothing is a page that is not there.
  if (!shown.ok) throw data(null, { status: 404 });
  return { shown: shown.value, saved: args.url.searchParams.has("saved") };
}

export async function action(args: Route.ActionArgs) {
  const { caller, shown } = await read(args);
  const fields = await readForm(args.request);
  const before = valueFrom(shown);
  const button = sayingOfButton(before, fields.intent);
  const done = await sayAll(button ? [button] : sayingsOf(before, fields), caller);
  if (!done.ok) return rejected(visitOf(args), done, { reason: done.reason });
  // A list that has buttons of its own is led back to.
  const saved = `/your/personalise?of=${oidOf(before)}&saved=1`;
  throw redirect(typeof fields.return === "string" ? returnAddress(fields.return) : saved, 303);
}

/** The personalise dialog as a page, for who has no script and for links to it. */
export default function PersonalisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, saved } = loaderData;
  const { queue, fatal } = useCallQueue();
  const panel = usePanel(shown, (saying) => say(queue(), saying));
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <DocumentHead title={`Personalise ${shown.name}`} description="What you say of it, and what you keep of it." />
      <PageHead eyebrow="Personalise" title={shown.name} />
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : saved ? <Outcome>Saved.</Outcome> : null}
      <div className="max-w-2xl">
        <PersonalisePanel panel={panel} />
        <p className="mt-6">
          <A to={shown.href} className="text-link inline-flex min-h-11 items-center">
            Back to {shown.name}
          </A>
        </p>
      </div>
      {fatal}
    </div>
  );
}
