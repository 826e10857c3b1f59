import { useEffect, useRef } from "react";

/** What had the focus, what it was called, and where to go on from it, the nearest first. */
type Place = { focused: HTMLElement; called: string | null; onward: readonly HTMLElement[] };

const stops = () =>
  document.querySelectorAll<HTMLElement>("main :is(a[href], button, select, input:not([type=hidden]), summary)");

/**
 * Keeps the focus where what had it goes with the change that it asked for: on the same button where its row stands elsewhere now,
 * else on what comes next. Who works by keyboard would start at the top of the page again, and whoever listens would hear nothing.
 * @returns to be called before a change is sent
 */
export function useKeptFocus(): () => void {
  const place = useRef<Place | null>(null);
  // The page follows in a render of its own, some time after the answer.
  useEffect(() => {
    const left = place.current;
    if (!left || left.focused.isConnected || document.activeElement !== document.body) return;
    place.current = null;
    const again = [...stops()].filter((stop) => stop.textContent === left.called);
    [...again, ...left.onward].find((stop) => stop.isConnected && stop.checkVisibility())?.focus();
  });
  return useRef(() => {
    const all = [...stops()];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const focused = all[at];
    place.current = focused
      ? { focused, called: focused.textContent, onward: [...all.slice(at + 1), ...all.slice(0, at).reverse()] }
      : null;
  }).current;
}
