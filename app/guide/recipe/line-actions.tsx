import { Plus } from "lucide-react";
import { useState } from "react";
import type { LineState as State } from "#app/drinks/recipe-state.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf } from "#app/kit/subject.ts";
import { markKinds } from "#app/marks/kinds.ts";
import { markLock } from "#app/marks/mark-button.tsx";
import { NotSaved } from "#app/marks/not-saved.tsx";
import { marksPart } from "#app/marks/personal-marks.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { useRest } from "#app/ui/button-state.ts";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";

/** What can be done about a line that is missing: say that it is there after all, or wish for it. */
export function LineActions({ state }: { state: State }) {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const marks = usePart(marksPart);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [resting, rest] = useRest(markLock);
  const wished = marks[oidOf({ link_table: "ingredients", link_id: state.ingredient_id })]?.wish_list ?? false;

  async function send(call: string, fields: Record<string, string>) {
    if (sending) return;
    setSending(true);
    setFailed(false);
    const { kind, ...outcome } = await sendChange(local(call), fields);
    // Said in another window: it is there already, which is what was asked for.
    if (kind === "done" || ("status" in outcome && outcome.status === 409)) await refresh();
    else setFailed(true);
    setSending(false);
  }
  const wish = () => {
    if (resting) return;
    rest();
    const { say, take } = markKinds.wish.calls;
    const subject = { link_table: "ingredients", link_id: String(state.ingredient_id) };
    return send(`/api/dev/frontend/${wished ? take : say}`, subject);
  };
  const Wish = markKinds.wish.icon;
  return (
    <span className="relative z-1 flex items-center gap-2 self-center max-lg:mt-1.5 max-lg:w-full max-lg:flex-wrap max-lg:pl-24 max-[17rem]:pl-0 md:max-lg:pl-32 print:hidden">
      {state.own ? (
        <button
          type="button"
          className="chip"
          aria-disabled={sending}
          onClick={() => {
            void send(state.own!.call, state.own!.fields);
            // The button goes with what it said; what came of it is told above.
            document.getElementById("verdict")?.focus({ preventScroll: true });
          }}
        >
          <Plus size={16} aria-hidden="true" /> I have it<span className="sr-only">: {state.name}</span>
        </button>
      ) : null}
      <button
        type="button"
        className="chip"
        aria-pressed={wished}
        aria-disabled={sending || resting}
        onClick={() => void wish()}
      >
        <Wish size={16} aria-hidden="true" /> {markKinds.wish.words.off}
        <span className="sr-only">: {state.name}</span>
      </button>
      {failed ? <NotSaved /> : null}
    </span>
  );
}
