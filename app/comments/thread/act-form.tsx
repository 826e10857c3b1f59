import { type FormEvent, type ReactNode, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { threadPath } from "../comments.ts";
import { type Act, useTalk } from "./talk.ts";

type Phase = { at: "idle" | "sending" } | { at: "refused"; reason: string } | { at: "failed"; typed: string };

/** What was done is done: its box closes, empty again, and the keyboard goes on where it was opened, or at the thread. */
function putAway(form: HTMLFormElement): void {
  const way = form.closest("details");
  if (form.isConnected) form.reset();
  if (way) way.open = false;
  const next = way?.isConnected
    ? way.querySelector("summary")
    : document.querySelector<HTMLElement>("#user-notes :is(h1, h2)");
  if (!way?.isConnected) next?.setAttribute("tabindex", "-1");
  next?.focus();
}

type Props = {
  what: Act;
  fields?: Record<string, string>;
  className?: string;
  /** What is in the form; disabled while it is sent. */
  children: (sending: boolean) => ReactNode;
};

/**
 * Something done in a thread, as a form: without a script the page of the thread takes it, with one its call does, and the
 * thread is read anew. What was wrong is said beside it; where it failed for good, the form goes and what was typed stays
 * (guide.md, 8: Post comment failure).
 */
export function ActForm({ what, fields = {}, className, children }: Props) {
  const talk = useTalk();
  const local = useLocalPath();
  const [phase, setPhase] = useState<Phase>({ at: "idle" });

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!talk.act) return;
    event.preventDefault();
    if (phase.at === "sending") return;
    const form = event.currentTarget;
    const typed = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string"));
    const { comment } = typed as Record<string, string>;
    const field = form.elements.namedItem("comment");
    // guide.md, 5: what is empty once trimmed is not sent.
    if (field instanceof HTMLTextAreaElement && comment?.trim() === "") return field.focus();
    setPhase({ at: "sending" });
    const outcome = await talk.act(what, typed as Record<string, string>);
    if (outcome.kind === "done") {
      setPhase({ at: "idle" });
      // Once the thread that was read anew is on the page.
      requestAnimationFrame(() => requestAnimationFrame(() => putAway(form)));
    } else if (outcome.kind === "refused") setPhase({ at: "refused", reason: outcome.reason });
    else setPhase({ at: "failed", typed: comment ?? "" });
  }

  if (phase.at === "failed")
    return (
      <div role="alert" className="panel my-3 max-w-prose px-5 py-4">
        <p className="font-semibold">An error occured</p>
        <p>Please reload the page and try again.</p>
        {phase.typed ? (
          <textarea readOnly aria-label="What you wrote" className="input mt-3" rows={3} value={phase.typed} />
        ) : null}
      </div>
    );
  return (
    <form
      method="post"
      action={local(threadPath(talk.subject))}
      className={className}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value={what} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(phase.at === "sending")}
      {phase.at === "refused" ? (
        <p role="alert" className="mt-2 font-semibold text-bad">
          {phase.reason}
        </p>
      ) : null}
    </form>
  );
}
