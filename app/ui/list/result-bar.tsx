import { type ReactNode, useEffect, useRef } from "react";
import { A } from "../link.tsx";

/** A filter that is on, in words, and the address without it. */
type FilterChip = { key: string; text: string; to: string };

type Props = {
  /** "74 recipes" */
  count: string;
  /** There is nothing: said as what went wrong is (builder.md, 8). */
  none?: boolean;
  chips?: readonly FilterChip[];
  /** The address without any filter. */
  clear?: string;
  /** What else stands in the line of the count. */
  children?: ReactNode;
};

/**
 * How many there are, and the filters that are on, each to be taken off. Whoever takes one off by keyboard goes on at
 * the next of them, or at the count: the one that was pressed is gone (WCAG 2.4.3).
 */
export function ResultBar({ count, none = false, chips = [], clear = "", children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const taken = useRef<number | null>(null);
  // What has changed since the page was shown rolls to what it is now.
  const first = useRef(count);
  const state = chips.map((chip) => chip.key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of filters
  useEffect(() => {
    if (taken.current === null) return;
    const left = bar.current?.querySelectorAll<HTMLElement>("[data-chip]");
    (left?.[taken.current] ?? left?.[taken.current - 1] ?? status.current)?.focus({ preventScroll: true });
    taken.current = null;
  }, [state]);
  const note = (place: number) => {
    taken.current = place;
  };
  return (
    <div ref={bar} className="mb-4 space-y-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-1.5 gap-y-2 sm:gap-2">
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="mr-auto font-semibold tabular-nums outline-none sm:text-lg"
        >
          <span key={count} className={`${count === first.current ? "" : "rolls"} ${none ? "text-bad" : ""}`}>
            {count}
          </span>
        </p>
        {children}
      </div>
      {chips.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label="Filters that are on">
          {chips.map(({ key, text, to }, place) => (
            <li key={key}>
              <A to={to} data-chip="" data-stay="" className="chip" onClick={() => note(place)}>
                <span>
                  {text}
                  <span className="sr-only">: remove this filter</span>
                </span>
                <span aria-hidden="true">×</span>
              </A>
            </li>
          ))}
          {chips.length < 2 ? null : (
            <li>
              <A
                to={clear}
                data-stay=""
                className="chip border-transparent underline"
                onClick={() => note(chips.length)}
              >
                Clear all
              </A>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
