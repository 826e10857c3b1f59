import { ChevronDown, Menu, Search, ShoppingBasket, User } from "lucide-react";
import { useEffect, useRef } from "react";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { type Section, sections } from "./navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export type HeaderDialog = "menu" | "search" | "account";
type Props = { section: string | null; open(dialog: HeaderDialog): void };

/** A narrow window, or a wide one with large letters: the head still fits on one line. */
const iconButton = "button shrink-0 px-2.5 max-[22em]:px-1.5 sm:px-3 hover:bg-raised";

/** The head of every page: name, tabs, search, account, basket. */
export function Header({ section, open }: Props) {
  const { personal } = usePersonal();
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="page-width flex items-center gap-1 py-2 max-[22em]:gap-0 max-[22em]:px-2.5 md:gap-3">
        <button
          type="button"
          className={`${iconButton} needs-script xl:hidden`}
          onClick={() => open("menu")}
          aria-haspopup="dialog"
        >
          <Menu aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </button>
        <a href="#site-map" className={`${iconButton} without-script xl:hidden`}>
          <Menu aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </a>
        <A
          to="/"
          className="mr-auto flex min-h-11 items-center font-display text-2xl font-bold tracking-tight max-[22em]:text-xl"
        >
          Jigger
        </A>
        <button
          type="button"
          className={`${iconButton} needs-script`}
          onClick={() => open("search")}
          aria-haspopup="dialog"
        >
          <Search aria-hidden="true" />
          <span className="sr-only">Search</span>
        </button>
        <A to="/search" className={`${iconButton} without-script`}>
          <Search aria-hidden="true" />
          <span className="sr-only">Search</span>
        </A>
        <ThemeSwitch className={`${iconButton} needs-script max-sm:hidden`} />
        <button
          type="button"
          className={`${iconButton} needs-script`}
          onClick={() => open("account")}
          aria-haspopup="dialog"
        >
          <User aria-hidden="true" />
          <span className="sr-only md:not-sr-only">
            <span className="block max-w-44 truncate">{personal.signed_in ? personal.display_name : "Account"}</span>
          </span>
        </button>
        <A to="/your-account/login" className={`${iconButton} without-script`}>
          <User aria-hidden="true" />
          <span className="sr-only md:not-sr-only">Account</span>
        </A>
        <span className="relative inline-flex min-h-11 items-center px-1 sm:px-2" data-basket="">
          <ShoppingBasket aria-hidden="true" />
          <span className="sr-only">Basket: </span>
          <span className="ml-1 text-base tabular-nums">
            {personal.basket_count > 9 ? "9+" : personal.basket_count}
          </span>
        </span>
      </div>
      <nav aria-label="Main" className="page-width hidden xl:block">
        <ul className="-ml-2 flex items-center justify-between">
          {sections.map((entry) => (
            <Tab key={entry.id} entry={entry} active={entry.id === section} />
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** A tab with its own page and, beside it, the button that shows what is below it. */
function Tab({ entry, active }: { entry: Section; active: boolean }) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function leave(event: Event) {
      const details = element.current;
      if (!details?.open) return;
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
    <li className="relative flex items-center">
      <A
        to={entry.to}
        aria-current={active ? "true" : undefined}
        className={`flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 font-semibold ${active ? "border-accent" : "border-transparent hover:border-line"}`}
      >
        {entry.text}
      </A>
      <details ref={element} name="main-menu" className="group">
        <summary className="flex min-h-11 min-w-8 cursor-pointer list-none items-center justify-center rounded-full hover:bg-raised [&::-webkit-details-marker]:hidden">
          <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
          <span className="sr-only">More of {entry.text}</span>
        </summary>
        <ul className="card absolute left-0 top-full z-20 mt-1 w-60 p-2 shadow-card">
          {entry.parts.map((part) => (
            <li key={part.to}>
              <A to={part.to} className="flex min-h-11 items-center rounded-lg px-3 hover:bg-raised">
                {part.text}
              </A>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
