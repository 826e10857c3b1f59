import { useLayoutEffect, useRef } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";
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
  const type = useNavigationType();
  const stays = useRef("");
  useLayoutEffect(() => {
    const same = stays.current === location.pathname;
    stays.current = "";
    const name = placeName("scroll", location);
    history.scrollRestoration = "manual";
    const start = startOf(location, type, isReturn(type) ? recall(name) : null, same);
    let frame = 0;
    if (start && "anchor" in start) document.getElementById(start.anchor)?.scrollIntoView();
    else if (start) {
      const until = performance.now() + patience;
      const step = () => {
        scrollTo(0, start.height);
        if (Math.abs(scrollY - start.height) > 2 && performance.now() < until) frame = requestAnimationFrame(step);
      };
      step();
    }
    // Scroll events come once a frame; a click may come before the last of them.
    const note = () => remember(name, String(Math.round(scrollY)));
    // What a form far down a list does is seen there: it says so by `data-stay`.
    const sent = ({ target }: Event) => {
      stays.current = (target as Element).hasAttribute("data-stay") ? location.pathname : "";
    };
    addEventListener("submit", sent);
    addEventListener("scroll", note, { passive: true });
    addEventListener("click", note, { capture: true });
    return () => {
      removeEventListener("submit", sent);
      removeEventListener("scroll", note);
      removeEventListener("click", note, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [location, type]);
}

/**
 * Where a page begins: at a height, at its anchor, or where the browser has it (null).
 * @param kept how far it was scrolled when the reader left it, where they come back to it
 * @param same whether a form was sent that stays on its page, and this is the page
 */
export function startOf(
  { hash, state }: Pick<Location, "hash" | "state">,
  type: `${NavigationType}`,
  kept: string | null,
  same = false,
): { height: number } | { anchor: string } | null {
  const height = Number(kept);
  if (height > 0) return { height };
  if (hash) return { anchor: anchorOf(hash) };
  return type === "POP" || staysPut(state, same) ? null : { height: 0 };
}

/** The name of an anchor. Whoever wrote the address may have written no UTF-8: then it is what stands there. */
function anchorOf(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A filter that is changed in the middle of a page leaves the page where it is, and so does a form that asks for that and leads back to it. */
function staysPut(state: unknown, same: boolean): boolean {
  return typeof state === "object" && state !== null && ("stay" in state || (same && "_isRedirect" in state));
}
