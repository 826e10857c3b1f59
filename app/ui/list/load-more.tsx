import { useEffect, useRef } from "react";
import { A } from "../link.tsx";

type Props = {
  next: string | null;
  status: "idle" | "loading" | "failed";
  /** How many pages it may still load by itself. */
  alone: number;
  more(byHand: boolean): void;
  href: string;
  /** How many stand before what is shown. */
  from?: number;
  shown: number;
  total: number | null;
};

/**
 * Where the foot counts as reached: from a little below the window up to any height above it. Whoever jumps to the very end
 * of a page (the End key, a link to the site's foot, which is higher than a phone) has passed it without seeing it.
 */
const comesNear = "1000000px 0px 600px";

/**
 * The foot of a growing list: a real link to the next page, which a script turns into "load more". So often as it may,
 * it loads by itself when it comes into view or was passed; then it waits for the button, so that the end of the page can be reached
 * by keyboard as well (WCAG 2.1.1).
 */
export function LoadMore({ next, status, alone, more, href, from = 0, shown, total }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    const element = foot.current;
    if (alone <= 0 || next === null || status !== "idle" || !element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current(false);
      },
      { rootMargin: comesNear },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [alone, next, status]);
  // Who asked for more by the button goes on at the first of what came, not behind the last of it.
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    if (askedAt.current === null || shown <= askedAt.current) return;
    const cards = foot.current?.closest("section")?.querySelectorAll(".card-list > li:has(a)");
    cards?.[askedAt.current - from]?.querySelector("a")?.focus();
    askedAt.current = null;
  }, [shown, from]);
  return (
    // Not an anchor of scrolling: at the very end of the page each batch would carry the reader along to the next.
    <div ref={foot} className="mt-8 grid justify-items-center gap-3 text-center [overflow-anchor:none]">
      <p role="status" className="text-muted">
        {status === "loading"
          ? "Loading more…"
          : status === "failed"
            ? "That did not work. Please try again."
            : total === null
              ? ""
              : `Showing ${from > 0 ? `${from + 1} to ` : ""}${shown} of ${total}`}
      </p>
      {next === null ? null : (
        <A
          to={href}
          data-reload=""
          className="button button-quiet"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            askedAt.current = shown;
            more(true);
          }}
        >
          Load more
        </A>
      )}
    </div>
  );
}
