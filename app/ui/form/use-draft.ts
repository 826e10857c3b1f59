import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "../button-state.ts";
import { openDraft } from "./draft.ts";

/**
 * What somebody is choosing in a filter form, and what of it applies (`openDraft`).
 * @param go leads to the address of a draft; `replace` where the step before was a part of the same choice
 * @param pause another one than everywhere else (milliseconds)
 */
export function useDraft<Draft extends object>(
  truth: Draft,
  go: (draft: Draft, replace: boolean) => void,
  pause?: number,
) {
  const [draft, setDraft] = useState(truth);
  const latest = useLatest(go);
  const byKey = useRef(false);
  const [choosing] = useState(() =>
    openDraft(truth, {
      show: (next) => setDraft(() => next),
      go: (next, replace) => latest.current(next, replace),
      ...(pause === undefined ? {} : { pause }),
    }),
  );
  useEffect(() => choosing.follow(truth), [choosing, truth]);
  useEffect(() => choosing.stop, [choosing]);

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    // Space and Enter choose for good, as a click does.
    byKey.current = event.target instanceof HTMLSelectElement && event.key !== "Enter" && event.key !== " ";
  }, []);
  const onPointerDown = useCallback((_: PointerEvent) => {
    byKey.current = false;
  }, []);
  const change = (part: Partial<Draft>, typed = false) => choosing.change(part, typed || byKey.current);
  return { draft, change, send: choosing.send, hands: { onKeyDown, onPointerDown } };
}
