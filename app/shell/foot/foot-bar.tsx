import { House, Martini, Search, Wine } from "lucide-react";
import type { MouseEvent } from "react";
import { Still } from "#app/i18n/still.tsx";
import { A } from "#app/ui/link.tsx";

type Props = { path: string; section: string | null; onSearch(): void };

/** On phones the four ways that are gone most often, at the foot of the window where the thumb is. */
export function FootBar({ path, section, onSearch }: Props) {
  const search = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSearch();
  };
  const ways = [
    { text: "Home", to: "/", icon: House, here: path === "/" },
    { text: "Cocktails", to: "/cocktails", icon: Martini, here: section === "cocktails" },
    { text: "My Bar", to: "/my-bar", icon: Wine, here: section === "my-bar" },
    { text: "Search", to: "/search", icon: Search, here: path === "/search", onClick: search },
  ];
  return (
    <nav
      aria-label="Quick ways"
      className="fixed inset-x-0 bottom-0 z-18 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <Still as="ul" what={`ways ${ways.findIndex(({ here }) => here)}`} className="grid grid-cols-4">
        {() =>
          ways.map(({ text, to, icon: Sign, here, onClick }) => (
            <li key={to}>
              <A
                to={to}
                onClick={onClick}
                aria-current={here ? "page" : undefined}
                className="flex min-h-14 flex-col items-center justify-center gap-0.5 overflow-hidden text-muted text-xs aria-[current]:font-semibold aria-[current]:text-accent"
              >
                <Sign size={22} aria-hidden="true" />
                {text}
              </A>
            </li>
          ))
        }
      </Still>
    </nav>
  );
}
