import { Form, redirect } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Img } from "#app/ui/cards.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { changeProposed, loadProposed, type Proposed } from "../keeping/sent-operations.server.ts";
import { ownProductPaths, statusWords } from "../status.ts";
import type { Route } from "./+types/submitted-page";

const pageSize = 20;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const page = clampPage(pageSize, clampNumber(query.get("offset"), 0, 0, 1_000_000), pageSize);
  const listed = valueFrom(await run(loadProposed, page, await visitOf(args).caller()));
  return { ...listed, offset: page.offset, said: query.get("said") };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(changeProposed, fields, await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  const again = fields.intent === "again";
  return redirect(again ? ownProductPaths.step(1) : `${ownProductPaths.list}?said=deleted`, 303);
}

const saidTexts: Record<string, string> = {
  sent: "Thank you. An editor reads it, and you get a mail with what became of it.",
  deleted: "It is taken back.",
};

/** contract.md, 12: the bottles that somebody proposed, and what became of each. */
export default function SubmittedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, result_count: count, offset, said } = loaderData;
  return (
    <>
      <DocumentHead title="Your bottles for the guide" description="The bottles that you proposed for the guide." />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHead eyebrow="Your account" title="Your bottles for the guide">
          What you proposed, and what became of it.
        </PageHead>
        <A to={ownProductPaths.submit} className="button button-main mb-6">
          {result.some(({ status }) => status === "draft") ? "Go on with your draft" : "Propose a bottle"}
        </A>
      </div>
      {actionData ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said && Object.hasOwn(saidTexts, said) ? (
        <Outcome>{saidTexts[said]}</Outcome>
      ) : null}
      {count === 0 ? (
        <Empty title="You have not proposed a bottle yet">
          <p>Is one missing in the guide? Its barcode and what stands on its label are enough to begin.</p>
        </Empty>
      ) : (
        <ul className="grid gap-3">
          {result.map((one) => (
            <ProposedRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      <Pager label="Pages of your bottles" offset={offset} size={pageSize} total={count} className="mt-6" />
    </>
  );
}

function ProposedRow({ one: { id, name, day, status, picture, reason, href } }: { one: Proposed }) {
  const { locale } = useReader();
  const title = name || "A bottle without a name";
  return (
    <li className="card flex flex-wrap items-center gap-4 px-5 py-4">
      {picture ? <Img src={picture} alt="" width={64} height={64} className="size-16 rounded-lg object-cover" /> : null}
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="wrap-break-word text-lg">{href ? <A to={href}>{title}</A> : title}</h2>
        <p className="text-muted">
          {statusWords[status]}, {showDay(day, locale)}
        </p>
        {reason ? <p className="mt-1 max-w-prose whitespace-pre-line break-words">{reason}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {href ? (
          <A to={href} className="button button-quiet">
            View<span className="sr-only"> {title}</span>
          </A>
        ) : null}
        {status === "refused" ? <Act id={id} intent="again" text="Mend it" title={title} /> : null}
        {status === "accepted" ? null : <Act id={id} intent="delete" text="Take it back" title={title} />}
      </div>
    </li>
  );
}

function Act({ id, intent, text, title }: { id: number; intent: string; text: string; title: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent} className="button button-quiet">
        {text}
        <span className="sr-only"> {title}</span>
      </button>
    </Form>
  );
}
