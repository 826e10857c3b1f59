import { useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { sendChange } from "#app/platform/client-call.ts";
import { type Note, NoticeBar } from "#app/ui/notice-bar.tsx";
import { useMayKeep } from "#app/visitor/consent.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { keepGuestBar, setGuestBar, useStoredBar } from "./kept/guest-store.ts";

/**
 * Whoever ticked things as a guest and signs in, or joins, finds them in their bar: once, and said in words. What is ticked
 * goes from the browser only when the bar has it; where that fails, the next page tries again.
 */
export function TakeOver() {
  const ids = useStoredBar();
  const { personal, loaded, refresh } = usePersonal();
  const local = useLocalPath();
  const [note, setNote] = useState<Note | null>(null);
  const under = useRef(false);
  const kept = useMayKeep();
  // Who allows it after ticking keeps what is ticked; who takes that back, on whatever page, keeps nothing.
  useEffect(() => {
    if (kept !== undefined) keepGuestBar();
  }, [kept]);
  const due = loaded && personal.signed_in && ids !== null && ids.length > 0;
  const address = local("/api/dev/frontend/mybar/take-over");
  useEffect(() => {
    if (!due || under.current) return;
    under.current = true;
    void sendChange(address, { iid: ids.join() }).then((outcome) => {
      under.current = false;
      if (outcome.kind !== "done") return;
      setGuestBar([]);
      const what = ids.length === 1 ? "The one thing" : `The ${ids.length} things`;
      setNote({ text: `${what} that you ticked ${ids.length === 1 ? "is" : "are"} in your bar now.`, undo: null });
      void refresh();
    });
  }, [due, ids, address, refresh]);
  return note ? <NoticeBar note={note} onDone={() => setNote(null)} /> : null;
}
