import { Menu, Search, ShoppingBasket, User } from "lucide-react";
import { basketPath } from "#app/shop/addresses.ts";
import { basketPart } from "#app/shop/basket-part.ts";
import { A } from "#app/ui/link.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import type { Here } from "./navigation.ts";
import { Tabs } from "./tabs.tsx";
import { ThemeSwitch } from "./theme/theme-switch.tsx";

export type HeaderDialog = "menu" | "search" | "account";
/** `near`: somebody is about to open one. */
type Props = { section: string | null; here: Here | null; open(dialog: HeaderDialog): void; near(): void };

/** A narrow window, or a wide one with large letters: the head still fits on one line. */
const iconButton = "button relative shrink-0 px-2.5 max-[22em]:px-1.5 sm:px-3 hover:bg-raised";

/** The head of every page: name, tabs, search, account, basket. */
export function Header({ section, here, open, near }: Props) {
  const { personal } = usePersonal();
  const { count } = usePart(basketPart);
  return (
    <header className="site-head z-20 border-b border-line bg-surface print:hidden">
      <div className="page-width page-wide flex items-center gap-1 py-2 max-[22em]:gap-0 max-[22em]:px-2.5 md:gap-3 xl:py-1">
        <button
          type="button"
          className={`${iconButton} needs-script xl:hidden`}
          onClick={() => open("menu")}
          onPointerEnter={near}
          onFocus={near}
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
          className="mr-auto flex min-h-11 items-center gap-1.5 font-display text-2xl font-bold tracking-tight max-[22em]:text-xl"
        >
          <Mark />
          Jigger
        </A>
        <button
          type="button"
          className={`${iconButton} needs-script`}
          onClick={() => open("search")}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K"
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
          onPointerEnter={near}
          onFocus={near}
          aria-haspopup="dialog"
        >
          {personal.signed_in ? <Initial of={personal.display_name ?? ""} /> : <User aria-hidden="true" />}
          <span className="sr-only md:not-sr-only">
            <span className="block max-w-44 truncate">{personal.signed_in ? personal.display_name : "Account"}</span>
          </span>
        </button>
        <A to="/your-account/login" className={`${iconButton} without-script`}>
          <User aria-hidden="true" />
          <span className="sr-only md:not-sr-only">Account</span>
        </A>
        <A to={basketPath} className={iconButton} data-basket="">
          <ShoppingBasket aria-hidden="true" />
          <span className="sr-only">Basket</span>
          {count > 0 ? (
            <span className="text-base tabular-nums max-[22em]:absolute max-[22em]:top-0 max-[22em]:right-0 max-[22em]:text-xs">
              {count > 9 ? "9+" : count}
            </span>
          ) : null}
        </A>
      </div>
      <Tabs section={section} here={here} />
    </header>
  );
}

/** Somebody is signed in, said where there is no room for a name: its first letter. */
function Initial({ of }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-[min(1.75rem,11vw)] place-items-center rounded-full bg-accent font-semibold text-base text-on-accent"
    >
      {[...of.trim()][0]?.toLocaleUpperCase("en") ?? ""}
    </span>
  );
}

/** The measure that the site is called after: two cones, tip to tip. */
function Mark() {
  return (
    <svg viewBox="0 0 20 28" width="15" height="21" aria-hidden="true" className="text-accent max-[22em]:hidden">
      <path d="M1 1h18l-7 12.5h-4z" fill="currentColor" />
      <path d="M8 14.5h4l5 12.5H3z" fill="currentColor" fillOpacity=".55" />
    </svg>
  );
}
