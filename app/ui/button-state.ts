import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A rest after a click, in which a button takes no other; say so by `aria-disabled`, so that it keeps the focus.
 * @param milliseconds how long it rests
 */
export function useRest(milliseconds: number): [resting: boolean, rest: () => void] {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), milliseconds);
    return () => clearTimeout(timer);
  }, [resting, milliseconds]);
  return [resting, useCallback(() => setResting(true), [])];
}

/**
 * A yes or no that answers a click at once and follows the page's own facts again as soon as the
 * change is through, however it went. The last of several clicks wins.
 * @param on what the page says
 */
export function useShownFlag(on: boolean): [shown: boolean, turn: (next: boolean, change: Promise<unknown>) => void] {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const clicks = useRef(0);
  function turn(next: boolean, change: Promise<unknown>) {
    const mine = ++clicks.current;
    setWanted(next);
    change.finally(() => {
      if (clicks.current === mine) setWanted(null);
    });
  }
  return [wanted ?? on, turn];
}
