import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { threadPath } from "../comments.ts";
import { type Act, type Refused, useRefused, useTalk } from "./talk.ts";

type Typed = Record<string, string>;
type Phase = { at: "idle" | "sending" | "done" } | { at: "refused"; reason: string } | { at: "failed"; typed: Typed };

/** Puts what was typed back into a form that was away, and the keyboard to where words are written. */
function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field && "value" in field && !(field instanceof HTMLInputElement && field.type === "hidden"))
      (field as { value: string }).value = value;
  }
  form.querySelector<HTMLElement>("textarea, input:not([type=hidden]), button")?.focus();
}

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

const takeFocus = (told: HTMLElement | null) => told?.focus();

type Props = {
  what: Act;
  fields?: Record<string, string>;
  /** What takes its place once it is done, where nothing else on the page shows that it is. */
  thanks?: string;
  className?: string;
  /** What is in the form; disabled while it is sent. `wrong` is what a field says that was not accepted. */
  children: (sending: boolean, wrong: Wrong) => ReactNode;
};

/** What a field with words in it has that was not accepted. */
export type Wrong = { "aria-invalid"?: true; "aria-describedby"?: string; defaultValue?: string };

/**
 * Something done in a thread, as a form: without a script the page of the thread takes it, with one its call does, and the
 * thread is read anew. What was wrong is said beside it; where it failed for good, the form goes, what was typed stays to be read
 * and copied, and one press brings the form back with it (guide.md, 8: Post comment failure).
 */
export function ActForm({ what, fields = {}, thanks, className, children }: Props) {
  const talk = useTalk();
  const local = useLocalPath();
  const about = fields.id ?? fields.parent_id ?? "";
  const refused = useRefused(what, about);
  const [phase, setPhase] = useState<Phase>(refused ? { at: "refused", reason: refused.reason } : { at: "idle" });
  const errorId = `${what}-${about}-error`;
  const again = useRef<Typed | null>(null);
  const back = useCallback((form: HTMLFormElement | null) => {
    if (!form || !again.current) return;
    fillIn(form, again.current);
    again.current = null;
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const field = form.elements.namedItem("comment");
    // guide.md, 5: what is empty once trimmed is not sent.
    if (field instanceof HTMLTextAreaElement && field.value.trim() === "") {
      event.preventDefault();
      return field.focus();
    }
    if (!talk.act) return;
    event.preventDefault();
    if (phase.at === "sending") return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = [...new FormData(form, submitter)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    const typed: Typed = Object.fromEntries(sent);
    setPhase({ at: "sending" });
    const outcome = await talk.act(what, typed);
    if (outcome.kind === "done" && thanks) setPhase({ at: "done" });
    else if (outcome.kind === "done") {
      setPhase({ at: "idle" });
      // Once the thread that was read anew is on the page.
      requestAnimationFrame(() => requestAnimationFrame(() => putAway(form)));
    } else if (outcome.kind === "refused") setPhase({ at: "refused", reason: outcome.reason });
    else setPhase({ at: "failed", typed });
  }

  if (phase.at === "done")
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="font-semibold outline-none">
        {thanks}
      </p>
    );
  if (phase.at === "failed")
    return (
      <div role="alert" className="panel my-3 max-w-prose px-5 py-4">
        <p className="font-semibold">An error occured</p>
        <p>Please reload the page and try again.</p>
        {phase.typed.comment ? (
          <textarea readOnly aria-label="What you wrote" className="input mt-3" rows={3} value={phase.typed.comment} />
        ) : null}
        <button
          type="button"
          className="button button-quiet mt-3"
          onClick={() => {
            again.current = phase.typed;
            setPhase({ at: "idle" });
          }}
        >
          Try again
        </button>
      </div>
    );
  return (
    <form
      ref={back}
      method="post"
      // The page that comes again has the comment, on whichever page of the thread it stands.
      action={local(threadPath(talk.subject) + (about ? `?around=${about}` : ""))}
      className={className}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value={what} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(phase.at === "sending", phase.at === "refused" ? wrongOf(errorId, refused) : {})}
      {phase.at === "refused" ? (
        <p id={errorId} role="alert" className="mt-2 font-semibold text-bad">
          {phase.reason}
        </p>
      ) : null}
    </form>
  );
}

function wrongOf(errorId: string, refused: Refused | null): Wrong {
  const { comment, note } = refused?.typed ?? {};
  const typed = comment ?? note;
  return { "aria-invalid": true, "aria-describedby": errorId, ...(typed === undefined ? {} : { defaultValue: typed }) };
}
