import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds after the last key before what was typed or chosen by key applies. */
const pause = 400;

/**
 * What somebody is choosing in a filter form, and what of it applies. The address is the truth, also after Back; only
 * what is still under way stays. A choice by pointer applies at once. One by key waits: in some browsers each arrow
 * on a select is a choice, and whoever goes down a list wants the last of them (WCAG 3.2.2).
 * @param go leads to the address of a draft; `replace` where the step before was a part of the same choice
 */
export function useDraft<Draft extends object>(truth: Draft, go: (draft: Draft, replace: boolean) => void) {
  const [draft, setDraft] = useState(truth);
  const waiting = useRef<{ part: Partial<Draft>; timer: ReturnType<typeof setTimeout> } | null>(null);
  const byKey = useRef(false);
  /** The field whose choice by key applied last: going on in it is the same step of the history. */
  const keyed = useRef<string | null>(null);
  useEffect(() => setDraft({ ...truth, ...waiting.current?.part }), [truth]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  function apply(next: Draft, field: string | null) {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    const replace = field !== null && keyed.current === field;
    keyed.current = field;
    go(next, replace);
  }
  function change(part: Partial<Draft>, typed = false) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (!typed && !byKey.current) return apply(next, null);
    clearTimeout(waiting.current?.timer);
    const field = Object.keys(part).join();
    const timer = setTimeout(() => apply(next, field), pause);
    waiting.current = { part: { ...waiting.current?.part, ...part }, timer };
  }
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    // Space and Enter choose for good, as a click does.
    byKey.current = event.target instanceof HTMLSelectElement && event.key !== "Enter" && event.key !== " ";
  }, []);
  const onPointerDown = useCallback((_: PointerEvent) => {
    byKey.current = false;
  }, []);
  return { draft, change, send: () => apply(draft, null), hands: { onKeyDown, onPointerDown } };
}
