import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

export type Note = { text: string; undo: (() => void) | null };

/** guide.md, 9: a notification closes by itself. */
const shownFor = 6_000;

/** What was just done, at the foot of the window and for screen readers. */
export function NoticeBar({ note, onDone }: { note: Note | null; onDone(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note has its own time
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(onDone, shownFor);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot)+1rem)] z-20 flex justify-center px-4 print:hidden">
      <div
        className={`pointer-events-auto flex max-w-full items-center gap-1 rounded-full border border-edge bg-surface py-1 pr-1 pl-5 shadow-card ${note ? "" : "invisible"}`}
      >
        <p role="status">{note?.text ?? ""}</p>
        {note?.undo ? (
          <button
            type="button"
            className="button px-3 text-accent underline"
            onClick={() => {
              note.undo?.();
              onDone();
            }}
          >
            Undo
          </button>
        ) : null}
        <button type="button" className="button px-3" onClick={onDone}>
          <X size={18} aria-hidden="true" />
          <span className="sr-only">Close this notice</span>
        </button>
      </div>
    </div>
  );
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
