import { House, Martini, Search, Wine } from "lucide-react";
import { useEffect, useRef } from "react";
import { Still } from "#app/i18n/still.tsx";
import { useLatest } from "#app/ui/button-state.ts";
import { A } from "#app/ui/link.tsx";

type Props = { path: string; section: string | null; onSearch(): void };

/** On phones the four ways that are gone most often, at the foot of the window where the thumb is. */
export function FootBar({ path, section, onSearch }: Props) {
  const element = useRef<HTMLElement>(null);
  const open = useLatest(onSearch);
  // By the bar, since what stands still in it hears nothing.
  useEffect(() => {
    const bar = element.current;
    function search(event: MouseEvent) {
      const opens = event.target instanceof Element && event.target.closest("[data-search]");
      if (!opens || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open.current();
    }
    bar?.addEventListener("click", search);
    return () => bar?.removeEventListener("click", search);
  }, []);
  const ways = [
    { text: "Home", to: "/", icon: House, here: path === "/" },
    { text: "Cocktails", to: "/cocktails", icon: Martini, here: section === "cocktails" },
    { text: "My Bar", to: "/my-bar", icon: Wine, here: section === "my-bar" },
    { text: "Search", to: "/search", icon: Search, here: path === "/search", "data-search": "" },
  ];
  return (
    <nav
      ref={element}
      aria-label="Quick ways"
      className="fixed inset-x-0 bottom-0 z-18 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <Still
        as="ul"
        what={`ways ${ways.map(({ to, here }) => (here ? currentAs(to, path) : "")).join()}`}
        className="grid grid-cols-4"
      >
        {() =>
          ways.map(({ text, icon: Sign, here, ...rest }) => (
            <li key={rest.to}>
              <A {...rest} aria-current={here ? currentAs(rest.to, path) : undefined} className="foot-way">
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

/** The very page, or one of that part of the site. */
const currentAs = (to: string, path: string) => (to === path ? "page" : "true");
