import { useEffect, useRef } from "react";
import { A } from "../link.tsx";

type Props = {
  /** What the screens are, for screen readers. */
  label: string;
  /** `query` is what a press asks for beside the screen itself. */
  tabs: readonly { text: string; to: string; query?: string }[];
  /** The address of the screen that is shown. */
  here: string;
};

/** Screens that belong together, in one row, which small screens push sideways; the one that is shown comes into view. */
export function Tabs({ label, tabs, here }: Props) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings its own tab into view
  useEffect(() => {
    const show = () => {
      const current = row.current?.querySelector<HTMLElement>("[aria-current]");
      if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 48;
    };
    show();
    // With their own letters the tabs are as wide as they stay; under a finger or the keyboard's focus nothing moves any more.
    void document.fonts?.ready.then(() => row.current?.matches(":hover, :active, :focus-within") || show());
  }, [here]);
  return (
    <nav aria-label={label} className="-mx-4 mb-8 border-b border-line md:mx-0 print:hidden">
      <ul ref={row} className="tab-row -mb-px flex gap-x-5 px-4 md:px-0">
        {tabs.map(({ text, to, query = "" }) => (
          <li key={to} className="shrink-0">
            <A
              to={to + query}
              aria-current={here === to ? "page" : undefined}
              className={`flex min-h-11 min-w-6 items-center justify-center border-b-2 font-semibold -outline-offset-2! ${here === to ? "border-accent" : "border-transparent text-muted hover:border-edge hover:text-ink"}`}
            >
              {text}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
