import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { AgeGate, CookieNotice, SkipToCookies } from "#app/visitor/first-questions.tsx";
import { PersonalProvider, usePersonal } from "#app/visitor/personal.tsx";
import { FootBar } from "./foot/foot-bar.tsx";
import { Footer } from "./foot/footer.tsx";
import { Header, type HeaderDialog } from "./header.tsx";
import { useHeaderDialog } from "./moving/header-dialog.ts";
import { useScrollMemory } from "./moving/scroll-memory.ts";
import { useSearchShortcut } from "./moving/search-shortcut.ts";
import { useSoftNavigation } from "./moving/soft-navigation.ts";
import { hereIn, sectionOf } from "./navigation.ts";

// They come when they are first opened, or nearly: a guide page stays light (tests/http/built/scripts.test.ts).
const panels = () => import("./panels/panels.tsx");
const MenuPanel = lazy(async () => ({ default: (await panels()).MenuPanel }));
const AccountPanel = lazy(async () => ({ default: (await panels()).AccountPanel }));
const SearchPanel = lazy(async () => ({ default: (await import("./panels/search-panel.tsx")).SearchPanel }));
// Known only after the page, which is the same for everyone.
const Asides = lazy(async () => ({ default: (await import("./asides/asides.tsx")).Asides }));
/** Whoever points at what opens one is about to open it. */
const near = () => void panels().catch(() => undefined);

const skipLink =
  "button button-main sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-2 focus:z-30 focus:px-4.5 focus:py-2";

const titles: Record<HeaderDialog, string> = { menu: "Menu", search: "Search", account: "Account" };

/** What stands around every page; at most one of its dialogs is open at a time (guide.md, 4). */
export function Frame({ minimumAge, children }: { minimumAge: number; children: ReactNode }) {
  const location = useLocation();
  const { open, times, show, showByLink, dismiss } = useHeaderDialog<HeaderDialog>();
  const section = sectionOf(location.pathname);
  const here = hereIn(section, location.pathname, location.search);
  useSoftNavigation();
  useScrollMemory();
  useFocusOnNewPage(location);
  // Says that scripts answer from now on: effects run only once the whole page has hydrated.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  useSearchShortcut(() => show("search"));
  // A dialog gives the focus back to what opened it; where it closed for a new page, that is where the reader goes on.
  const was = useRef({ open, key: location.key });
  useEffect(() => {
    const before = was.current;
    was.current = { open, key: location.key };
    if (before.open === null || open !== null) return;
    if (before.key !== location.key) document.getElementById("main")?.focus({ preventScroll: true });
  }, [open, location.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once; the dialogs of the other width close
  useEffect(() => {
    const wide = matchMedia("(min-width: 64rem)");
    const close = () => show(null);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return (
    <PersonalProvider path={location.key}>
      <AgeGate minimumAge={minimumAge} />
      <div className="flex min-h-dvh flex-col">
        <a href="#main" className={skipLink}>
          Skip to content
        </a>
        <SkipToCookies className={skipLink} />
        <Header section={section} here={here} open={show} near={near} />
        {/* It stands at the foot of the window, and in the document before the page, which may be long. */}
        <CookieNotice />
        <main id="main" tabIndex={-1} className="flex-1 pb-16 outline-none">
          {children}
        </main>
        <WhenKnown />
        <Footer minimumAge={minimumAge} />
        <FootBar path={location.pathname} section={section} onSearch={() => showByLink("search")} />
      </div>
      <Dialog
        key={times}
        open={open !== null}
        onClose={dismiss}
        title={open ? titles[open] : "Menu"}
        place={open === "search" ? "top" : "side"}
      >
        <Suspense fallback={<p role="status">One moment…</p>}>
          {open === "menu" ? <MenuPanel section={section} here={here} /> : null}
          {open === "search" ? <SearchPanel section={section} onChoose={() => show(null)} /> : null}
          {open === "account" ? <AccountPanel /> : null}
        </Suspense>
      </Dialog>
    </PersonalProvider>
  );
}

/** What waits for the answer who reads. */
function WhenKnown() {
  return usePersonal().loaded ? (
    <Suspense>
      <Asides />
    </Suspense>
  ) : null;
}

/**
 * After a soft navigation the focus starts at the new page, or the part of it that the address names, as it would after a full one. Where
 * only what is asked of the page changed it stays where it is, unless that is gone.
 */
function useFocusOnNewPage(here: { pathname: string }) {
  const type = useNavigationType();
  const before = useRef("");
  useEffect(() => {
    const was = before.current;
    before.current = here.pathname;
    // A first page is come to by none of the reader's steps here.
    if (type === "POP" || (was === before.current && document.activeElement !== document.body)) return;
    // What cannot take it leaves it there.
    for (const id of ["main", location.hash.slice(1)]) document.getElementById(id)?.focus({ preventScroll: true });
  }, [here, type]);
}
