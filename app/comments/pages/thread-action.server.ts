import { redirect } from "react-router";
import type { Failure, Result } from "#app/kit/result.ts";
import { encodeId } from "#app/kit/slug.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { Caller } from "#app/operations/operation.ts";
import { readForm, rejected, textIn, unknownForm } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { anchorOf, threadPath } from "../comments.ts";
import { deleteComment, editComment, tipComment } from "../saying/own-operations.server.ts";
import { registerVote, reportComment } from "../saying/reader-operations.server.ts";
import { writeComment } from "../saying/write-operation.server.ts";
import type { Act, Refused } from "../thread/talk.ts";

type Done = (fields: Record<string, unknown>, caller: Caller) => Promise<Result<unknown>>;
const acts: Record<Exclude<Act, "write">, Done> = {
  edit: (fields, caller) => run(editComment, fields, caller),
  delete: (fields, caller) => run(deleteComment, fields, caller),
  report: (fields, caller) => run(reportComment, fields, caller),
  tip: (fields, caller) => run(tipComment, fields, caller),
  vote: (fields, caller) => run(registerVote, fields, caller),
};
const isAct = (intent: unknown): intent is keyof typeof acts =>
  typeof intent === "string" && Object.hasOwn(acts, intent);

/**
 * What a form of a thread asks for, without a script: done, it answers 303 to the thread, which says so; not accepted, the page
 * comes again with what was typed (contract.md, 4).
 */
export async function threadAction(args: Parameters<typeof requirePerson>[0] & { request: Request }, subject: Subject) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const { intent } = fields;
  const caller = await visit.caller();
  const refused = (wrong: Failure) => {
    const what: Act = isAct(intent) ? intent : "write";
    const about = textIn(fields, "id") || textIn(fields, "parent_id");
    return rejected(visit, wrong, { what, about, typed: typedIn(fields), reason: reasonOf(wrong) } satisfies Refused);
  };
  if (isAct(intent)) {
    // Of a vote the fields name the comment; of all else the address names the subject as well.
    const done = await acts[intent](intent === "vote" ? fields : { ...fields, ...subject }, caller);
    if (!done.ok) return refused(done);
    return redirect(backTo(subject, intent, wordOf(intent === "delete" ? null : (fields.link_id ?? fields.id))), 303);
  }
  if (intent !== "write") return refused(unknownForm);
  const done = await run(writeComment, { ...fields, ...subject }, caller);
  if (!done.ok) return refused(done);
  const { id, pending_message } = done.value;
  return redirect(backTo(subject, pending_message ? "waits" : "write", encodeId(id)), 303);
}

/** What is wrong, in the words that stand beside a field. */
const reasonOf = ({ fields, reason }: Failure) => Object.values(fields ?? {})[0] ?? reason;

/** What people type in a form of the thread; the rest of what was sent is the form's own. */
function typedIn(fields: Record<string, unknown>): Record<string, string> {
  const names = ["comment", "note", "reason", "posted_anonymously"].filter((name) => typeof fields[name] === "string");
  return Object.fromEntries(names.map((name) => [name, textIn(fields, name).slice(0, 100_000)]));
}

const wordOf = (id: unknown) => (typeof id === "string" && /^c[0-9a-z]{1,6}$/.test(id) ? id : null);

function backTo(subject: Subject, said: string, word: string | null): string {
  const around = word === null ? "" : `&around=${word}#${anchorOf(word)}`;
  return `${threadPath(subject)}?said=${said}${around}`;
}
