import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useRevalidator } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { PersonalPart } from "#app/operations/personal-part.ts";
import { noteForms, onChangedElsewhere, tellOfForm } from "#app/platform/other-tabs.ts";

/** Who reads the page, and the parts that rooms tell of them, each under its name (`usePart`). */
type Personal = {
  signed_in: boolean;
  display_name: string | null;
  is_editor: boolean;
  units: string | null;
  [part: string]: unknown;
};

/** What a page knows of somebody who is not signed in. */
const nobody: Personal = { signed_in: false, display_name: null, is_editor: false, units: null };

type Holder = {
  personal: Personal;
  loaded: boolean;
  ask(query: string): void /** Resolves once what came stands on the page, or nothing came. */;
  refresh(): Promise<void>;
};
const PersonalContext = createContext<Holder>({ personal: nobody, loaded: false, ask() {}, async refresh() {} });

/**
 * Holds the personal state of the page and fetches it, one call a page: who reads, and what
 * the page asked for with `usePersonal`. A stale answer never replaces a newer one.
 */
export function PersonalProvider({ path, children }: { path: string; children: ReactNode }) {
  const { key } = useLocation();
  const local = useLocalPath();
  const [personal, setPersonal] = useState(nobody);
  const [loaded, setLoaded] = useState(false);
  const query = useRef("");
  const last = useRef<AbortController | null>(null);
  const first = useRef(true);
  const address = local("/api/dev/frontend/personal");

  const refresh = useCallback(() => {
    last.current?.abort();
    const mine = new AbortController();
    last.current = mine;
    return fetch(`${address}?${query.current}`, { signal: mine.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Personal>) : null))
      .then((answer) => {
        if (answer && !mine.signal.aborted) {
          keepShadow(answer);
          const tell = () => {
            setPersonal(answer);
            setLoaded(true);
          };
          // Parts of the page whose script is on its way would be taken away and come back (`later`): the first answer waits for them.
          if (first.current) startTransition(tell);
          else tell();
          first.current = false;
        }
      })
      .catch(() => undefined); // Without it the page is the one that everybody sees.
  }, [address]);

  const ask = useCallback((wanted: string) => {
    query.current = wanted;
  }, []);

  // Children's effects run before this one: what a page asked for is known by now. It is asked for in a step of its own, since to
  // begin a call takes a phone as long as all other effects of a page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page asks anew
  useEffect(() => {
    const soon = setTimeout(refresh);
    return () => clearTimeout(soon);
  }, [path, refresh]);

  useEffect(() => onChangedElsewhere(refresh), [refresh]);
  useEffect(noteForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may follow a form, the same address once more as well
  useEffect(tellOfForm, [key]);

  const holder = useMemo(() => ({ personal, loaded, ask, refresh }), [personal, loaded, ask, refresh]);
  return <PersonalContext value={holder}>{children}</PersonalContext>;
}

/**
 * For the next page's first paint: room is kept for what a member sees (app/shell/boot-script.ts, look/recipe.css). And the
 * measures of somebody's profile become those of this browser, once each time that it says others: what is switched on a page
 * afterwards stays (contract.md, 8: units).
 */
function keepShadow({ signed_in: member, units }: Personal) {
  const root = document.documentElement;
  root.toggleAttribute("data-member", member);
  try {
    const said = units ?? "1";
    if (!member) localStorage.removeItem("member");
    else if (localStorage.getItem("member") !== said) {
      localStorage.setItem("member", said);
      if (units) {
        localStorage.setItem("units", units);
        root.dataset.units = units;
      }
    }
  } catch {
    // Where nothing can be stored, the page moves a little when what is theirs comes.
  }
}

/** The personal state; `query` names what else this page wants to know: `oids=…`, `recipe=12`, `bar=1`. */
export function usePersonal(query?: string): Omit<Holder, "ask"> {
  const { ask, ...holder } = useContext(PersonalContext);
  useEffect(() => {
    if (query === undefined) return;
    ask(query);
    return () => ask("");
  }, [ask, query]);
  return holder;
}

/** What a room tells of the reader: its part of the personal state, as `usePersonal` asked for it. */
export function usePart<T>(part: PersonalPart<T>): T {
  const { personal } = useContext(PersonalContext);
  return Object.hasOwn(personal, part.name) ? (personal[part.name] as T) : part.nobody;
}

/**
 * Has a page that shows what is somebody's read it anew when another tab of the browser changed something: the same answer on every
 * screen, at once. `on` is false where to read its address again would do something.
 */
export function useFresh(on = true): void {
  const { revalidate } = useRevalidator();
  useEffect(() => (on ? onChangedElsewhere(() => void revalidate()) : undefined), [on, revalidate]);
}
