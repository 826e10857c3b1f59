import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isReturn, placeName, recall, remember } from "#app/ui/place.ts";

/** How long a page may take to grow back to where it was (milliseconds). */
const patience = 1_500;

/**
 * Back and Forward return to the place on the page, also where the page grows again after it is shown
 * (lists that were loaded further): it tries until the height is there or its patience is over.
 * New pages start at the top, or at their anchor.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { hash, state } = location;
  const type = useNavigationType();
  useLayoutEffect(() => {
    const name = placeName("scroll", location);
    history.scrollRestoration = "manual";
    const wanted = isReturn(type) ? Number(recall(name) ?? 0) : 0;
    let frame = 0;
    if (wanted > 0) {
      const until = performance.now() + patience;
      const step = () => {
        scrollTo(0, wanted);
        if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) frame = requestAnimationFrame(step);
      };
      step();
    } else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type !== "POP" && !staysPut(state)) scrollTo(0, 0);
    // Scroll events come once a frame; a click may come before the last of them.
    const note = () => remember(name, String(Math.round(scrollY)));
    addEventListener("scroll", note, { passive: true });
    addEventListener("click", note, { capture: true });
    return () => {
      removeEventListener("scroll", note);
      removeEventListener("click", note, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [location, hash, state, type]);
}

/** A filter that is changed in the middle of a page leaves the page where it is. */
function staysPut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "stay" in state;
}
