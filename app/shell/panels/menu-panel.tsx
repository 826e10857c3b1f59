import { ChevronDown } from "lucide-react";
import { A } from "#app/ui/link.tsx";
import { sections } from "../menus.ts";
import type { Here } from "../navigation.ts";
import { ThemeChoice } from "../theme/theme-choice.tsx";

const large = "flex min-h-12 items-center font-display text-xl";

/** The menu of small screens: every tab with its parts, the present one open, and how the site looks. */
export function MenuPanel({ section, here }: { section: string | null; here: Here | null }) {
  return (
    <nav aria-label="Main">
      <A to="/" className={`${large} border-line border-b`}>
        Home
      </A>
      {sections.map((entry) => (
        <details key={entry.id} open={entry.id === section} className="menu-fold border-line border-b">
          <summary className={`${large} cursor-pointer justify-between`}>
            {entry.text}
            <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-muted" />
          </summary>
          <ul className="pb-3 pl-4">
            {[...entry.parts, ...(entry.popular?.entries ?? [])].map((part) => (
              <li key={part.to}>
                <A
                  to={part.to}
                  aria-current={entry.id === section && part.to === here?.to ? here.as : undefined}
                  className="flex min-h-11 items-center hover:underline aria-[current]:font-semibold"
                >
                  {part.text}
                </A>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <A to="/search" className={large}>
        Search
      </A>
      <ThemeChoice />
    </nav>
  );
}
