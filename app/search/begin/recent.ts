import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useMayKeep } from "#app/visitor/consent.ts";
import { tidyKeyword } from "../keyword.ts";

const name = "recent-searches";
const changed = "jigger:recent-searches";
export const mostRecent = 6;

/** What was looked for, the last first, each once whatever its capitals. */
export function withSearch(before: readonly string[], typed: string): string[] {
  const keyword = tidyKeyword(typed);
  if (keyword === "") return [...before];
  const others = before.filter((one) => one.toLowerCase() !== keyword.toLowerCase());
  return [keyword, ...others].slice(0, mostRecent);
}

/** What the browser keeps, whatever somebody has put there. */
export function readSearches(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(list)) return [];
    const texts = list.filter((one) => typeof one === "string").map(tidyKeyword);
    return [...new Set(texts)].filter((one) => one !== "").slice(0, mostRecent);
  } catch {
    return [];
  }
}

function write(list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(list));
  } catch {
    // Not remembered where nothing can be stored.
  }
  document.dispatchEvent(new Event(changed));
}

function kept(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function hear(listener: () => void): () => void {
  const events: [EventTarget, string][] = [
    [document, changed],
    [window, "storage"],
  ];
  for (const [target, event] of events) target.addEventListener(event, listener);
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, listener);
  };
}

/**
 * What was looked for in this browser. It never leaves it, and is kept only for whoever has allowed more than what is needed
 * (cookie policy `essential` or `all`); for all others nothing is written, and what was there is gone.
 */
export function useRecentSearches() {
  const answer = useMayKeep();
  const allowed = answer === true;
  const text = useSyncExternalStore(hear, kept, () => null);
  useEffect(() => {
    if (answer === false && kept() !== null) write([]);
  }, [answer]);
  const add = useCallback(
    (keyword: string) => {
      if (allowed) write(withSearch(readSearches(kept()), keyword));
    },
    [allowed],
  );
  const clear = useCallback(() => write([]), []);
  return { searches: allowed ? readSearches(text) : [], add, clear };
}
