import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { withQuery } from "#app/kit/query.ts";
import { useLatest } from "#app/ui/button-state.ts";
import { A } from "#app/ui/link.tsx";
import { useTurnedFocus } from "#app/ui/list.ts";

/** builder.md, 9: how long after the last change of the page's number it is turned to (milliseconds). */
export const pagingPause = 300;

type Props = { /** What is paged, for screen readers. */ label: string; offset: number; size: number; total: number };

/** The pages of a list (builder.md, 2): first, previous, next, last, which one is shown, of how many; nothing where one holds all. */
export function ListPager({ label, offset, size, total }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const element = useTurnedFocus(offset);
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  const page = Math.floor(offset / size) + 1;
  const to = (wanted: number) => withQuery(pathname, search, "offset", (wanted - 1) * size);
  const way = (text: string, wanted: number, Sign: LucideIcon, rel?: "prev" | "next") => (
    <Way {...{ text, Sign, rel }} to={wanted === page || wanted < 1 || wanted > pages ? null : to(wanted)} />
  );
  return (
    <nav ref={element} aria-label={label} className="mt-6 flex flex-wrap items-center gap-2 sm:gap-3">
      {way("First", 1, ChevronsLeft)}
      {way("Previous", page - 1, ChevronLeft, "prev")}
      <p className="text-muted tabular-nums max-sm:order-first max-sm:basis-full">
        {offset + 1} to {Math.min(total, offset + size)} of {total}
      </p>
      {way("Next", page + 1, ChevronRight, "next")}
      {way("Last", pages, ChevronsRight)}
      <p className="without-script text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      <PageBox {...{ page, pages }} onGo={(wanted) => navigate(to(wanted))} />
    </nav>
  );
}

type WayProps = { text: string; Sign: LucideIcon; rel: "prev" | "next" | undefined; to: string | null };

/** A way to another page; where there is none it is seen, and cannot be gone. */
function Way({ text, Sign, rel, to }: WayProps) {
  const inside = (
    <>
      <Sign size={20} aria-hidden="true" className={text === "Next" || text === "Last" ? "order-last" : ""} />
      <span className={rel ? "" : "max-sm:sr-only"}>{text}</span>
    </>
  );
  const look = "button button-quiet px-3 sm:px-4";
  if (to !== null)
    return (
      <A to={to} {...(rel ? { rel } : {})} className={look}>
        {inside}
      </A>
    );
  return (
    <button type="button" disabled className={look}>
      {inside}
    </button>
  );
}

type BoxProps = { page: number; pages: number; onGo(page: number): void };

/** Which page is shown, to be typed over or stepped; it turns once nobody has changed it for a moment. */
function PageBox({ page, pages, onGo }: BoxProps) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = useLatest(onGo);
  const wanted = readDigits(typed);
  useEffect(() => {
    if (wanted === null || wanted < 1 || wanted > pages || wanted === page) return;
    const timer = setTimeout(() => go.current(wanted), pagingPause);
    return () => clearTimeout(timer);
  }, [wanted, page, pages]);
  return (
    <label className="needs-script flex items-center gap-2 text-muted tabular-nums">
      Page
      <input
        type="number"
        className="input w-18 px-2 text-center"
        min={1}
        max={pages}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      of {pages}
    </label>
  );
}
