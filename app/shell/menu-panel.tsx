import { A } from "#app/ui/link.tsx";
import { sections } from "./navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The menu of small screens: every tab with its parts, the present one open. */
export function MenuPanel({ section }: { section: string | null }) {
  return (
    <nav aria-label="Main">
      {sections.map((entry) => (
        <details key={entry.id} open={entry.id === section || section === null} className="border-b border-line py-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-display text-xl">{entry.text}</summary>
          <ul className="pb-2 pl-4">
            {entry.parts.map((part) => (
              <li key={part.to}>
                <A to={part.to} className="flex min-h-11 items-center hover:underline">
                  {part.text}
                </A>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <A to="/search" className="flex min-h-11 items-center font-display text-xl">
        Search
      </A>
      <ThemeSwitch className="button button-quiet mt-4 w-full" text="Light or dark" />
    </nav>
  );
}
