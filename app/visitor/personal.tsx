import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { lineState, personalSchema, recipeState } from "./personal-schema.ts";

// Their schemas stay on the server.
export type Personal = z.output<typeof personalSchema>;
export type RecipeState = z.output<typeof recipeState>;
export type LineState = z.output<typeof lineState>;

/** What a page knows of somebody who is not signed in. */
const nobody: Personal = {
  signed_in: false,
  display_name: null,
  is_editor: false,
  basket_count: 0,
  marks: {},
  in_bar: [],
  recipe: null,
  bar: null,
};

type Holder = {
  personal: Personal;
  loaded: boolean;
  ask(query: string): void /** Resolves once what came stands on the page, or nothing came. */;
  refresh(): Promise<void>;
};
const PersonalContext = createContext<Holder>({ personal: nobody, loaded: false, ask() {}, async refresh() {} });

/**
 * Holds the personal state of the page and fetches it, one call a page: name, basket count, and what
 * the page asked for with `usePersonal`. A stale answer never replaces a newer one.
 */
export function PersonalProvider({ path, children }: { path: string; children: ReactNode }) {
  const local = useLocalPath();
  const [personal, setPersonal] = useState(nobody);
  const [loaded, setLoaded] = useState(false);
  const query = useRef("");
  const last = useRef<AbortController | null>(null);
  const address = local("/api/dev/frontend/personal");

  const refresh = useCallback(() => {
    last.current?.abort();
    const mine = new AbortController();
    last.current = mine;
    return fetch(`${address}?${query.current}`, { signal: mine.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Personal>) : null))
      .then((answer) => {
        if (answer && !mine.signal.aborted) {
          setPersonal(answer);
          setLoaded(true);
          keepShadow(answer.signed_in);
        }
      })
      .catch(() => undefined); // Without it the page is the one that everybody sees.
  }, [address]);

  const ask = useCallback((wanted: string) => {
    query.current = wanted;
  }, []);

  // Children's effects run before this one: what a page asked for is known by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page asks anew
  useEffect(() => {
    void refresh();
  }, [path, refresh]);

  const holder = useMemo(() => ({ personal, loaded, ask, refresh }), [personal, loaded, ask, refresh]);
  return <PersonalContext value={holder}>{children}</PersonalContext>;
}

/** For the next page's first paint: room is kept for what a member sees (app/shell/boot-script.ts, look/recipe.css). */
function keepShadow(member: boolean) {
  document.documentElement.toggleAttribute("data-member", member);
  try {
    if (member) localStorage.setItem("member", "1");
    else localStorage.removeItem("member");
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
