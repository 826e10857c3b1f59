import { data, redirect, useActionData } from "react-router";
import { readForm, rejected, textIn } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome, TextArea } from "#app/ui/form.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/paste-page";
import { longestPaste, mostLines } from "./paste-lines.ts";
import { addChosen, type PastedLine, readPaste } from "./paste-operations.server.ts";
import { PasteReview } from "./paste-review.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const count = (name: string) => Number(/^\d{1,3}$/.exec(query.get(name) ?? "")?.[0] ?? 0);
  return { added: query.has("added") ? count("added") : null, there: count("there") };
}

type Said = { text: string; lines: PastedLine[] | null; reason: string | null };

/** The form is read, looked through by the person, and only then put into the bar: each a step of its own. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const visit = visitOf(args);
  const caller = await visit.caller();
  const text = textIn(fields, "text").slice(0, 2 * longestPaste);
  if (fields.intent === "paste-add") {
    const done = await run(addChosen, { chosen: fields.chosen }, caller);
    if (done.ok) return redirect(`${args.url.pathname}?added=${done.value.added}&there=${done.value.there}`, 303);
    const again = await run(readPaste, { text }, caller);
    return rejected<Said>(visit, done, { text, lines: again.ok ? again.value.lines : null, reason: done.reason });
  }
  const read = await run(readPaste, { text }, caller);
  if (!read.ok) return rejected<Said>(visit, read, { text, lines: null, reason: read.fields?.text ?? read.reason });
  if (read.value.lines.length === 0)
    return data<Said>({ text, lines: null, reason: "Write at least one thing." }, { status: 400 });
  return data<Said>({ text, lines: read.value.lines, reason: null });
}

export default function PastePage({ loaderData: { added, there } }: Route.ComponentProps) {
  const said = useActionData<Said>();
  return (
    <>
      <DocumentHead title="Paste a list · My Bar" description="Put many bottles into your bar at once, from a list." />
      <PageHead eyebrow="My Bar" title="Paste a list">
        <p>
          One thing a line, or with commas between: “gin, campari, 2 limes”. Up to {mostLines} things are read, and you
          look through them before anything is added.
        </p>
      </PageHead>
      {added !== null && !said ? (
        <Outcome>
          {added === 0
            ? "All of it was in your bar already."
            : added === 1
              ? "One thing was added."
              : `${added} things were added.`}
          {added > 0 && there > 0 ? ` ${there} ${there === 1 ? "was" : "were"} there already.` : ""}
        </Outcome>
      ) : null}
      {said?.reason && said.lines ? <Outcome failed>{said.reason}</Outcome> : null}
      {said?.lines ? <PasteReview text={said.text} lines={said.lines} /> : null}
      {/* What was found is where one reads on. */}
      <form method="post" action="?#review" className="card max-w-2xl p-5">
        <input type="hidden" name="intent" value="paste" />
        <TextArea
          key={said?.text}
          name="text"
          label={said?.lines ? "Change the list" : "Your list"}
          rows={said?.lines ? 4 : 8}
          maxLength={longestPaste}
          required
          defaultValue={said?.text ?? ""}
          error={said?.lines ? undefined : (said?.reason ?? undefined)}
        />
        <button type="submit" className={`button ${said?.lines ? "button-quiet" : "button-main"}`}>
          Look through it
        </button>
      </form>
    </>
  );
}
