import { X } from "lucide-react";
import { useEffect } from "react";

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
