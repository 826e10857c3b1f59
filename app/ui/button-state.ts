import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";

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
  // The page's facts come in a transition: given up before these are shown, the button would tell the old ones for a moment.
  const turn = useMemo(
    () => openFlag((next) => (next === null ? startTransition(() => setWanted(null)) : setWanted(next))),
    [],
  );
  return [wanted ?? on, turn];
}

/** What somebody wants while its change is under way; null, which is what the page says, once that of the last click is through. */
export function openFlag(show: (wanted: boolean | null) => void): (next: boolean, change: Promise<unknown>) => void {
  let clicks = 0;
  return (next, change) => {
    clicks += 1;
    const mine = clicks;
    show(next);
    const through = () => {
      if (clicks === mine) show(null);
    };
    change.then(through, through);
  };
}

/** What was rendered last, for what runs later than the render that began it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
