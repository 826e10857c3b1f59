import { useEffect, useState } from "react";
import { localPath } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import type { FoundItem } from "../../bar-types.ts";
import { shortest } from "./to-add.ts";

/** guide.md, 9: milliseconds after the last key, and how many answers; 8: attempts and the pause between them. */
const delay = 300;
const most = 8;
const attempts = 3;
const pause = 1_000;

export type ItemSearch = { status: "idle" | "loading" | "found" | "failed"; items: FoundItem[] };
const nothing: ItemSearch = { status: "idle", items: [] };

/**
 * What ingredients and bottles a keyword finds, while it is typed. An answer to what was typed before
 * never replaces a later one: its request is cut off.
 * @param extra further query of the call, such as `must-be-ingredient=1`
 */
export function useItemSearch(keyword: string, extra = ""): ItemSearch {
  const { prefix } = useReader();
  const [search, setSearch] = useState(nothing);
  const word = keyword.trim();
  useEffect(() => {
    if (word.length < shortest) {
      setSearch(nothing);
      return;
    }
    const mine = new AbortController();
    setSearch(({ items }) => ({ status: "loading", items }));
    const query = `keyword=${encodeURIComponent(word)}&autocomplete=1&limit=${most}&offset=0&${extra}`;
    const address = `${localPath(prefix, "/api/dev/frontend/mybar/search-item")}?${query}`;
    ask(address, mine.signal).then(
      (items) => setSearch(items ? { status: "found", items } : { status: "failed", items: [] }),
      () => undefined, // Cut off: a later keyword has its own answer.
    );
    return () => mine.abort();
  }, [word, prefix, extra]);
  return search;
}

/** @returns null where the last attempt failed too; @throws when cut off */
async function ask(address: string, signal: AbortSignal): Promise<FoundItem[] | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await rest(attempt === 1 ? delay : pause, signal);
    try {
      const response = await fetch(`${address}&_a=${attempt}`, { signal });
      if (response.ok) return ((await response.json()) as { result: FoundItem[] }).result;
    } catch {
      signal.throwIfAborted();
    }
  }
  return null;
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
