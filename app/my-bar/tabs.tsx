import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { A } from "#app/ui/link.tsx";
import { everythingQuery } from "./bar-types.ts";

const tabs = [
  { text: "Your bottles", to: "/my-bar" },
  { text: "Pantry", to: "/my-bar/pantry" },
  { text: "What you can make", to: "/my-bar/recipes", query: everythingQuery },
  { text: "Favourites", to: "/my-bar/favourites" },
  { text: "Wish list", to: "/my-bar/wish-list" },
];

/** The screens of My Bar, in one row, which small screens push sideways. */
export function Tabs() {
  const here = useLocation().pathname.replace(/(?<!\/)\/+$/, "");
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings its own tab into view
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 24;
  }, [here]);
  return (
    <nav aria-label="Screens of My Bar" className="-mx-4 mb-8 border-b border-line md:mx-0 print:hidden">
      <ul ref={row} className="-mb-px flex gap-x-5 overflow-x-auto px-4 [scrollbar-width:none] md:px-0">
        {tabs.map(({ text, to, query = "" }) => (
          <li key={to} className="shrink-0">
            <A
              to={to + query}
              aria-current={here === to ? "page" : undefined}
              className={`flex min-h-11 items-center border-b-2 font-semibold -outline-offset-2! ${here === to ? "border-accent" : "border-transparent text-muted hover:border-edge hover:text-ink"}`}
            >
              {text}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
