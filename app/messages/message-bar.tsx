import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { sendChange } from "#app/platform/client-call.ts";
import { A } from "#app/ui/link.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import { type Message, messagesPart } from "./messages.ts";

/**
 * What the reader is to be told, one after the other, at the foot of the window: nothing moves when it comes (contract.md, 8).
 * What cannot be put away says so and stays.
 */
export function MessageBar() {
  const messages = usePart(messagesPart);
  const [gone, setGone] = useState<readonly string[]>([]);
  const element = useRef<HTMLElement>(null);
  // The button that was pressed goes with its message: the next one has one, else the page goes on.
  useEffect(() => {
    if (gone.length === 0 || document.activeElement !== document.body) return;
    (element.current?.querySelector("button") ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [gone]);
  const shown = messages.filter(({ key }) => !gone.includes(key));
  const [first] = shown;
  if (!first) return null;
  return (
    <section
      ref={element}
      aria-label="Messages"
      className="messages fixed inset-x-0 bottom-(--foot) z-17 md:inset-x-auto md:right-6 md:bottom-6 md:max-w-md print:hidden"
    >
      <OneMessage
        key={first.key}
        message={first}
        more={shown.length - 1}
        onGone={() => setGone([...gone, first.key])}
      />
    </section>
  );
}

function OneMessage({ message, more, onGone }: { message: Message; more: number; onGone(): void }) {
  const { key, text, link, button } = message;
  const local = useLocalPath();
  const navigate = useNavigate();
  const { refresh } = usePersonal();
  const [state, setState] = useState<"idle" | "waiting" | "failed">("idle");
  async function dismiss() {
    setState("waiting");
    const answer = await putAway(local("/api/dev/frontend/dismiss-message"), key).catch(() => null);
    if (!answer) return setState("failed");
    onGone();
    if (answer.redirect) await navigate(answer.redirect);
    else void refresh();
  }
  return (
    <div className="border-edge border-t bg-surface p-4 shadow-card md:rounded-panel md:border">
      <p className="wrap-anywhere" role="status">
        {text}
      </p>
      {state === "failed" ? (
        <p role="alert" className="mt-1 text-bad">
          That did not work. Please try again.
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {link ? (
          <A to={link.href} className="button button-main">
            {link.text}
          </A>
        ) : null}
        <button
          type="button"
          className="button button-quiet"
          disabled={state === "waiting"}
          onClick={() => void dismiss()}
        >
          {state === "waiting" ? "Please wait..." : button}
        </button>
        {more > 0 ? <span className="text-muted text-sm">and {more} more</span> : null}
      </div>
    </div>
  );
}

/** guide.md, 7: what became of it, whatever the answer is called, and where it leads; null where it stays. */
async function putAway(address: string, key: string): Promise<{ redirect?: string } | null> {
  const outcome = await sendChange(address, { key });
  const answer = outcome.kind === "done" && (JSON.parse(outcome.text) as { status?: unknown; redirect?: string });
  return answer && answer.status === "ok" ? answer : null;
}
