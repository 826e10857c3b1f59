import { useEffect, useState } from "react";
import { localPath } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { ask, rest } from "#app/platform/client-call.ts";
import type { FoundItem } from "../../bar-types.ts";
import { shortest } from "./to-add.ts";

/** guide.md, 9: milliseconds after the last key, and how many answers. */
const delay = 300;
const most = 8;

export type ItemSearch = { status: "idle" | "loading" | "found" | "failed"; items: FoundItem[] };
type Found = { result: FoundItem[] };
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
    const query = { keyword: word, autocomplete: "1", limit: String(most), offset: "0" };
    const address = localPath(prefix, "/api/dev/frontend/mybar/search-item");
    rest(delay, mine.signal)
      .then(() => ask<Found>(address, { ...query, ...Object.fromEntries(new URLSearchParams(extra)) }, mine.signal))
      .then(
        ({ result }) => setSearch({ status: "found", items: result }),
        () => {
          // Cut off: a later keyword has its own answer.
          if (!mine.signal.aborted) setSearch({ status: "failed", items: [] });
        },
      );
    return () => mine.abort();
  }, [word, prefix, extra]);
  return search;
}
