import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long a page may take to grow back to where it was (milliseconds). */
const patience = 1_500;

/**
 * Back and Forward return to the place on the page, also where the page grows again after it is shown
 * (lists that were loaded further): it tries until the height is there or its patience is over.
 * New pages start at the top, or at their anchor.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const name = `scroll:${key}`;
    const wanted = type === "POP" ? Number(sessionStorage.getItem(name) ?? 0) : 0;
    let frame = 0;
    if (wanted > 0) {
      const until = performance.now() + patience;
      const step = () => {
        scrollTo(0, wanted);
        if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) frame = requestAnimationFrame(step);
      };
      step();
    } else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type !== "POP") scrollTo(0, 0);
    let pending = 0;
    const remember = () => {
      pending ||= requestAnimationFrame(() => {
        pending = 0;
        sessionStorage.setItem(name, String(Math.round(scrollY)));
      });
    };
    addEventListener("scroll", remember, { passive: true });
    return () => {
      removeEventListener("scroll", remember);
      cancelAnimationFrame(frame);
      cancelAnimationFrame(pending);
    };
  }, [key, hash, type]);
}
