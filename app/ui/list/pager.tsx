import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withQuery } from "#app/kit/query.ts";
import { A } from "../link.tsx";
import { lastOf, windowOf } from "./window.ts";

type Props = {
  /** What is paged, for screen readers: "Pages of results". */
  label: string;
  /** Of the first item shown, how many are shown at most (1 or more), and how many there are. */
  offset: number;
  size: number;
  total: number;
  /** The address of the part that begins there; without it the page's own, with the offset under `name`. */
  href?: (offset: number) => string;
  name?: string;
  /** The anchor of the list on the page, where it is one of several. */
  anchor?: string;
  /** Leads to the first and the last part as well. */
  ends?: boolean;
  className?: string;
};

/**
 * Who turned a page by one of its links goes on at the beginning of what came; who types its number goes on typing.
 * @returns for the element that holds the links
 */
export function useTurnedFocus(offset: number, anchor = "main") {
  const element = useRef<HTMLElement>(null);
  const before = useRef(offset);
  useEffect(() => {
    if (before.current === offset) return;
    before.current = offset;
    const { activeElement, body } = document;
    if (activeElement?.matches("input")) return;
    if (activeElement !== body && !element.current?.contains(activeElement)) return;
    document.getElementById(anchor)?.focus({ preventScroll: true });
  }, [offset, anchor]);
  return element;
}

/**
 * Real links to the parts of a list beside the one shown; nothing where all of it is shown. Who follows one by keyboard goes on at
 * the beginning of what came, as with any other page.
 */
export function Pager({
  label,
  offset,
  size,
  total,
  href,
  name = "offset",
  anchor,
  ends = false,
  className = "mt-4",
}: Props) {
  const { pathname, search } = useLocation();
  const element = useTurnedFocus(offset, anchor);
  const { first, last, previous, next } = windowOf(offset, size, total);
  if (previous === null && next === null) return null;
  const to = (place: number) =>
    (href?.(place) ?? withQuery(pathname, search, name, place)) + (anchor ? `#${anchor}` : "");
  return (
    <nav ref={element} aria-label={label} className={`flex flex-wrap items-center gap-3 ${className}`}>
      {ends && offset > size ? (
        <A to={to(0)} className="button button-quiet">
          First
        </A>
      ) : null}
      {previous === null ? null : (
        <A to={to(previous)} rel="prev" className="button button-quiet">
          <ChevronLeft size={20} aria-hidden="true" />
          Previous
        </A>
      )}
      <p className="text-muted tabular-nums">
        {offset >= total ? `None of ${total}` : `${first} to ${last} of ${total}`}
      </p>
      {next === null ? null : (
        <A to={to(next)} rel="next" className="button button-quiet">
          Next
          <ChevronRight size={20} aria-hidden="true" />
        </A>
      )}
      {ends && next !== null && next + size < total ? (
        <A to={to(lastOf(size, total))} className="button button-quiet">
          Last
        </A>
      ) : null}
    </nav>
  );
}
