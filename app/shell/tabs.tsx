import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Still } from "#app/i18n/still.tsx";
import { Img } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { type Entry, type Section, sections } from "./menus.ts";
import type { Here } from "./navigation.ts";

type Props = { section: string | null; here: Here | null };

/** The panels by their one name: the browser keeps at most one of them open. */
const panels = "main-menu";

/**
 * The tabs of wide windows, each with its own page and, beside it, the panel of what belongs to it; the present tab is lit, and
 * in its panel the entry that leads to the page (contract.md, 7). Each tab's text is kept by itself: unlit once, and lit once
 * for each of its entries.
 */
export function Tabs({ section, here }: Props) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    function leave(event: Event) {
      const details = element.current?.querySelector<HTMLDetailsElement>(`details[name="${panels}"][open]`);
      if (!details) return;
      const outside = event.target instanceof Node && !details.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === "Escape";
      if (escaped) details.querySelector("summary")?.focus();
      if (escaped || (outside && !(event instanceof KeyboardEvent))) details.open = false;
    }
    for (const type of ["keydown", "pointerdown", "focusin"]) document.addEventListener(type, leave);
    return () => {
      for (const type of ["keydown", "pointerdown", "focusin"]) document.removeEventListener(type, leave);
    };
  }, []);
  return (
    <nav ref={element} aria-label="Main" className="page-width page-wide hidden xl:block">
      <ul className="-ml-1.5 flex items-center justify-between">
        {sections.map((entry) => {
          const active = entry.id === section;
          const lit = active ? here : null;
          const what = `tab ${entry.id}${active ? ` lit ${lit?.as} ${lit?.to}` : ""}`;
          return (
            <Still key={entry.id} as="li" what={what} className="flex items-center">
              {() => <Tab entry={entry} active={active} here={lit} />}
            </Still>
          );
        })}
      </ul>
    </nav>
  );
}

function Tab({ entry, active, here }: { entry: Section; active: boolean; here: Here | null }) {
  return (
    <>
      <A
        to={entry.to}
        aria-current={active ? "true" : undefined}
        className={`flex min-h-10 items-center whitespace-nowrap border-b-2 px-1.5 font-semibold ${active ? "border-accent" : "border-transparent hover:border-line"}`}
      >
        {entry.text}
      </A>
      <details name={panels} className="group">
        <summary className="flex min-h-10 min-w-7 cursor-pointer list-none items-center justify-center rounded-full hover:bg-raised [&::-webkit-details-marker]:hidden">
          <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
          <span className="sr-only">More of {entry.text}</span>
        </summary>
        <Panel entry={entry} here={here} />
      </details>
    </>
  );
}

/** What belongs to a tab, over the width of the page: its parts, what many look for, and one way by picture. */
function Panel({ entry: { parts, popular, poster }, here }: { entry: Section; here: Here | null }) {
  return (
    <div className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-7rem)] overflow-y-auto border-line border-y bg-surface shadow-card">
      <div className="page-width page-wide grid grid-cols-[1fr_1fr_18rem] gap-10 py-7">
        <Links entries={parts} here={here} />
        <div>
          {popular ? (
            <>
              <p className="eyebrow mb-1 px-3">{popular.title}</p>
              <Links entries={popular.entries} here={here} />
            </>
          ) : null}
        </div>
        <div className="wash card relative flex items-end gap-3 overflow-hidden p-4 hover:shadow-card">
          <A to={poster.to} className="font-display font-semibold text-xl after:absolute after:inset-0 hover:underline">
            {poster.text}
          </A>
          <Img src={poster.picture} alt="" width={400} height={500} loading="lazy" className="h-36 w-auto shrink-0" />
        </div>
      </div>
    </div>
  );
}

/** In two columns where they are many. */
function Links({ entries, here }: { entries: Entry[]; here: Here | null }) {
  return (
    <ul className={entries.length > 5 ? "columns-2 gap-4" : ""}>
      {entries.map((part) => (
        <li key={part.to} className="break-inside-avoid">
          <A
            to={part.to}
            aria-current={part.to === here?.to ? here.as : undefined}
            className="flex min-h-11 items-center rounded-lg px-3 hover:bg-raised aria-[current]:bg-raised aria-[current]:font-semibold"
          >
            {part.text}
          </A>
        </li>
      ))}
    </ul>
  );
}
