import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

export type Note = { text: string; undo: (() => void) | null };

/** guide.md, 9: a notification closes by itself. */
const shownFor = 6_000;

/**
 * What was just done, at the foot of the window and for screen readers. It stays while it has the focus, so that nobody is put off
 * "Undo" as they reach it, and gives the focus back to where it came from.
 */
export function NoticeBar({ note, onDone }: { note: Note | null; onDone(): void }) {
  const [held, setHeld] = useState(false);
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note has its own time
  useEffect(() => {
    if (!note || held) return;
    const timer = setTimeout(onDone, shownFor);
    return () => clearTimeout(timer);
  }, [note, held]);
  const undo = note?.undo;
  // The bar stands behind all that its page holds: with a long list before it nobody is there within its time by Tab.
  useEffect(() => {
    if (!undo) return;
    const hear = (event: KeyboardEvent) => {
      const asked = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // What is typed has an undoing of its own.
      if (!asked || (event.target as Element).matches("input:not([type=checkbox], [type=radio]), textarea")) return;
      event.preventDefault();
      undo();
      onDone();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [undo, onDone]);
  function close() {
    const back = before.current?.isConnected ? before.current : document.getElementById("main");
    (back as HTMLElement | null)?.focus({ preventScroll: true });
    onDone();
  }
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot)+1rem)] z-20 flex justify-center px-4 print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is held while it has the focus, nothing else */}
      <div
        className={`pointer-events-auto flex max-w-full items-center gap-1 rounded-full border border-edge bg-surface py-1 pr-1 pl-5 shadow-card ${note ? "" : "invisible"}`}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
          setHeld(true);
        }}
        onBlur={() => setHeld(false)}
      >
        <p role="status">{note?.text ?? ""}</p>
        {undo ? (
          <button
            type="button"
            className="button px-3 text-accent underline"
            aria-keyshortcuts="Control+Z"
            onClick={() => {
              undo();
              close();
            }}
          >
            Undo
          </button>
        ) : null}
        <button type="button" className="button px-3" onClick={close}>
          <X size={18} aria-hidden="true" />
          <span className="sr-only">Close this notice</span>
        </button>
      </div>
    </div>
  );
}

/** Copies a text, and tells in a notice what became of it. */
export function useCopy(): [copy: (text: string, said: string) => Promise<void>, notice: ReactNode] {
  const [said, setSaid] = useState<string | null>(null);
  return [
    async (text, told) => setSaid((await copied(text)) ? told : "Your browser did not let us copy it"),
    <NoticeBar key="notice" note={said === null ? null : { text: said, undo: null }} onDone={() => setSaid(null)} />,
  ];
}

/** Puts a text onto the clipboard; where the site is served without TLS, by the old way, which takes the focus for a moment. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement as HTMLElement | null;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "sr-only";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
    return done;
  }
}

/** guide.md, 9: a flash message is gone after so long (milliseconds). */
const flashFor = 3_000;

/**
 * What was done a moment ago. It goes by itself, but not while it is pointed at or has the focus (contract.md, 8); where no
 * script runs it stays.
 */
export function Flash({ children }: { children: ReactNode }) {
  const [gone, setGone] = useState(false);
  const [held, setHeld] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setGone(true), flashFor);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    // Under the pointer from the start, it is pointed at without having been entered, and left without being told.
    const look = () => {
      const isUnder = element.current?.matches(":hover") === true;
      setHeld(isUnder);
      if (!isUnder) document.removeEventListener("pointermove", look);
    };
    if (!element.current?.matches(":hover")) return;
    look();
    document.addEventListener("pointermove", look);
    return () => document.removeEventListener("pointermove", look);
  }, []);
  if (gone) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is held while somebody looks at it, nothing else
    <div
      ref={element}
      data-flash=""
      className="panel mb-6 border-good px-5 py-4"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{children}</p>
    </div>
  );
}
