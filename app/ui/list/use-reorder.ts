import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLatest } from "../button-state.ts";

/** So near to the edge of the window, what is carried takes the page along (pixels). */
const edge = 72;

/** What a row that can be moved says of itself; its handle has the properties of `handle`. */
export const rowMark = (key: string) => ({ "data-reorder": key });

const rowOf = (key: string) => `[data-reorder="${CSS.escape(key)}"]`;

/**
 * Moving the rows of a list with a finger or a mouse, by a handle on each; keys have buttons of their own. A row goes to
 * another's place once the pointer is past that one's middle, so that rows of different heights do not change back and forth.
 * @param keys the rows in their order
 * @param onMove hears of each place that a row is carried to
 * @param onDrop hears that one was let go in another place
 */
export function useReorder(
  keys: readonly string[],
  onMove: (key: string, to: number) => void,
  onDrop?: (key: string) => void,
) {
  const [carried, setCarried] = useState<string | null>(null);
  const latest = useLatest({ keys, onMove, onDrop });
  const wasMoved = useRef(false);
  // On the window: the handle goes with its row, and what is moved within the page loses the pointer.
  useEffect(() => {
    if (carried === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const { keys, onMove } = latest.current;
      if (clientY < edge) scrollBy(0, clientY - edge);
      if (clientY > innerHeight - edge) scrollBy(0, clientY - innerHeight + edge);
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-reorder]");
      const [from, to] = [keys.indexOf(carried), keys.indexOf(over?.dataset.reorder ?? "")];
      if (!over || to < 0 || from === to) return;
      const { left, top, width, height } = over.getBoundingClientRect();
      const mine = document.querySelector(rowOf(carried))?.getBoundingClientRect();
      // Beside each other it is the middle across that counts.
      const beside = mine && Math.abs(mine.top - top) < Math.min(mine.height, height) / 2;
      const past = beside ? clientX - left - width / 2 : clientY - top - height / 2;
      if (to > from ? past < 0 : past > 0) return;
      wasMoved.current = true;
      onMove(carried, to);
    };
    const end = () => {
      setCarried(null);
      if (wasMoved.current) latest.current.onDrop?.(carried);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
    return () => listening.abort();
  }, [carried]);
  const handle = (key: string) => ({
    style: { touchAction: "none", cursor: "grab" } satisfies CSSProperties,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      wasMoved.current = false;
      setCarried(key);
    },
  });
  return { carried, handle };
}
