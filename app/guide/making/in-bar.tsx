import { Check, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { MakesState } from "#app/drinks/recipe-state.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { NotSaved } from "#app/marks/not-saved.tsx";
import { sendChange } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";

/** That a thing is in the reader's bar, or counts as there; and the button that puts it there. */
export function InBar({ state: { own, there }, name }: { state: MakesState; name: string }) {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const told = useRef<HTMLParagraphElement>(null);
  const [phase, setPhase] = useState<"idle" | "sending" | "failed">("idle");
  async function add() {
    if (!own || phase === "sending") return;
    setPhase("sending");
    // The button goes with what it said: what came of it is told in its place.
    told.current?.focus({ preventScroll: true });
    const { kind, ...outcome } = await sendChange(local(own.call), own.fields);
    // Said in another window: it is there already, which is what was asked for.
    const done = kind === "done" || ("status" in outcome && outcome.status === 409);
    if (done) await refresh();
    setPhase(done ? "idle" : "failed");
  }
  return (
    <p
      ref={told}
      tabIndex={-1}
      role="status"
      className="mt-2 flex min-h-11 flex-wrap items-center gap-3 outline-none"
      data-in-bar={own === null}
    >
      {there ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-good">
          <Check size={20} aria-hidden="true" /> {own ? "Counts as there in your bar" : "In your bar"}
        </span>
      ) : null}
      {own ? (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={phase === "sending"}
          onClick={() => void add()}
        >
          <Plus size={20} aria-hidden="true" /> Put it into your bar<span className="sr-only">: {name}</span>
        </button>
      ) : null}
      {phase === "failed" ? <NotSaved /> : null}
    </p>
  );
}
