import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import { useLatest } from "../button-state.ts";

/** What a row that can be moved says of itself; its handle has the properties of `handle`. */
export const rowMark = (key: string) => ({ "data-reorder": key });

/**
 * Moving the rows of a list with a finger or a mouse, by a handle on each; keys have buttons of their own. A row goes to
 * another's place once the pointer is past that one's middle, so that rows of different heights do not change back and forth.
 * @param keys the rows in their order
 * @param onMove hears of each place that a row is carried to; `dropped` once it is let go
 */
export function useReorder(keys: readonly string[], onMove: (key: string, to: number) => void, dropped?: () => void) {
  const [carried, setCarried] = useState<string | null>(null);
  const latest = useLatest({ keys, onMove, dropped });
  const has = useRef(false);
  const handle = (key: string) => ({
    style: { touchAction: "none", cursor: "grab" } satisfies CSSProperties,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      has.current = false;
      setCarried(key);
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const { keys, onMove } = latest.current;
      const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-reorder]");
      const over = below?.dataset.reorder;
      const [from, to] = [keys.indexOf(key), keys.indexOf(over ?? "")];
      if (!below || to < 0 || from === to) return;
      const { top, height } = below.getBoundingClientRect();
      const past = to > from ? clientY > top + height / 2 : clientY < top + height / 2;
      if (!past) return;
      has.current = true;
      onMove(key, to);
    },
    onPointerUp() {
      setCarried(null);
      if (has.current) latest.current.dropped?.();
    },
    onPointerCancel: () => setCarried(null),
  });
  return { carried, handle };
}
