import { data, redirect } from "react-router";
import { type Failure, failure } from "#app/kit/result.ts";
import { decodeId } from "#app/kit/slug.ts";
import type { Caller } from "#app/operations/operation.ts";
import { formStatus, readForm, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/queue-page";
import { decideSeveral } from "./decide-several.server.ts";
import { QueueKeys } from "./queue-keys.tsx";
import { decide, loadQueue, takeWaiting } from "./queue-operations.server.ts";
import { SeveralBar } from "./several-bar.tsx";
import { WaitingCard } from "./waiting-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const { kind } = args.params;
  const asked = { kind, offset: searchParams.get("offset") ?? undefined, done: searchParams.get("done") ?? undefined };
  const queue = valueFrom(await run(loadQueue, asked, await visitOf(args).caller()));
  const count = Number(searchParams.get("several"));
  const intent = searchParams.get("intent");
  const said = count > 0 ? severalSaid(queue, intent, count) : saidOf(queue, intent, searchParams.get("mailed"));
  return { ...queue, mending: Number(searchParams.get("edit")), said };
}

/** Also after a decision that was not taken: what waits may have changed, and is read as it is now. */
export const shouldRevalidate = () => true;

/** Success answers 303 to the queue, which says what was done; a mistake comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = withNumber(await readForm(args.request));
  const caller = await visitOf(args).caller();
  const { kind: name } = args.params;
  const intent = textIn(fields, "intent");
  if (intent === "approve-several" || intent === "refuse-several") return several(name, fields, caller);
  if (intent === "take" || intent === "release") {
    const taken = await run(takeWaiting, { ...fields, kind: name }, caller);
    if (taken.ok) return redirect(`/desk/queue/${name}#item-${Number(textIn(fields, "id"))}`, 303);
    return data(refusal(fields, taken), { status: formStatus(taken.kind) });
  }
  const done = await run(decide, { ...fields, kind: name }, caller);
  if (done.ok) {
    const told = new URLSearchParams({ done: textIn(fields, "id"), intent, ...done.value });
    return redirect(`/desk/queue/${args.params.kind}?${told}`, 303);
  }
  return data(refusal(fields, done), { status: formStatus(done.kind) });
}

/** A comment may be named by its word (contract.md, 12: `id_encoded`); here all goes by numbers. */
function withNumber(fields: Record<string, unknown>): Record<string, unknown> {
  const named = fields.id ?? fields.id_encoded;
  return { ...fields, id: typeof named === "string" ? String(decodeId(named) ?? named) : named };
}

/** What a form that was not accepted comes back with. */
function refusal(fields: Record<string, unknown>, { reason, fields: errors = {} }: Failure) {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return {
    id: Number(textIn(fields, "id")),
    intent: textIn(fields, "intent"),
    reason,
    errors,
    values: Object.fromEntries(texts),
  };
}

/** One decision for all that were ticked; which of them could not be decided, and why, stands above the queue. */
async function several(kind: string, fields: Record<string, unknown>, caller: Caller) {
  const intent = fields.intent === "approve-several" ? "approve" : "refuse";
  const decided = await decideSeveral({ kind, fields, intent }, caller);
  if (!decided.ok) return data(refusal(fields, decided), { status: formStatus(decided.kind) });
  const { done, left } = decided.value;
  if (left.length > 0) {
    const why = [...new Set(left.map((one) => one.why))].join(" ");
    const reason = `${done} of ${done + left.length} are decided. The others still wait here: ${why}`;
    return data(refusal(fields, failure("conflict", reason)), { status: 400 });
  }
  const told = new URLSearchParams({ several: String(done), intent });
  return redirect(`/desk/queue/${kind}?${told}`, 303);
}

const decisions: Record<string, string> = {
  refuse: "is refused",
  edit: "is changed, and still waits",
};
const mails: Record<string, string> = {
  yes: " Whoever sent it is told by mail.",
  failed: " The mail to whoever sent it could not be sent: write to them yourself.",
};

type Queue = { one: string; verb: { act: string; done: string; left?: string | undefined } };

function severalSaid({ verb }: Queue, intent: string | null, count: number): string {
  return `${count === 1 ? "One is" : `${count} are`} ${intent === "approve" ? verb.done : (verb.left ?? "refused")}.`;
}

/** What was decided a moment ago, in words of ours: the address only says which. */
function saidOf({ one, verb }: Queue, intent: string | null, mailed: string | null): string | null {
  const words: Record<string, string> = { ...decisions, approve: `is ${verb.done}` };
  if (verb.left) words.refuse = `is ${verb.left}`;
  const decision = intent && Object.hasOwn(words, intent) ? words[intent] : null;
  if (!decision) return null;
  return `The ${one} ${decision}.${mailed && Object.hasOwn(mails, mailed) ? mails[mailed] : ""}`;
}

/** What waits of one kind, each with all that an editor needs to decide (contract.md, 11). */
export default function QueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, one, verb, fields, items, count, offset, page_size, mending, said, href } = loaderData;
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title} · Desk`}
        description={`What waits for an editor: ${title.toLowerCase()}.`}
      />
      <PageHead title={title} eyebrow="Desk">
        {count === 0 ? "Nothing waits." : `${count} waiting, the oldest first.`}
      </PageHead>
      {actionData ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said ? (
        <Outcome>
          {said}{" "}
          {href ? (
            <A to={href} className="text-link">
              See it where it stands
            </A>
          ) : null}
        </Outcome>
      ) : null}
      {items.length > 0 ? <QueueKeys /> : null}
      {items.length === 0 ? (
        <Empty title="Nothing waits here">
          <p>
            What is sent in stands here until an editor publishes or refuses it.{" "}
            <A to="/desk" className="text-link">
              Back to the desk
            </A>
          </p>
        </Empty>
      ) : (
        <ol className="grid gap-6">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <WaitingCard
                item={item}
                one={one}
                verb={verb}
                fields={fields}
                mending={mending === item.id || (actionData?.intent === "edit" && actionData.id === item.id)}
                refused={actionData?.id === item.id ? actionData : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      {items.length > 1 ? (
        <SeveralBar
          verb={verb}
          refused={
            actionData?.intent === "refuse-several"
              ? { error: actionData.errors.reason, reason: actionData.values.reason ?? "" }
              : undefined
          }
        />
      ) : null}
      <Pager label="Pages of the queue" offset={offset} size={page_size} total={count} />
    </>
  );
}
