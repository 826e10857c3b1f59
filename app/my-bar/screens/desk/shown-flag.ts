import { useRef, useState } from "react";

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
