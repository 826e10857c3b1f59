import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isReturn, placeName, recall, remember } from "./place.ts";

type Grown<Item> = { items: Item[]; next: string | null };

/**
 * A list that grows page by page: it starts with what the server sent, adds what `load` brings, and
 * after Back stands there again as far as it had grown. Kept for the visit, per entry of the history.
 * @param load brings the page at `next`; it throws when it cannot
 */
export function useGrownList<Item>(
  first: Grown<Item>,
  load: (next: string, signal: AbortSignal) => Promise<Grown<Item>>,
) {
  const location = useLocation();
  const { key } = location;
  const type = useNavigationType();
  const [state, setState] = useState({ key, first, list: first });
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const name = placeName("list", location);
  // Another address, or new facts from the server: begin again from what it sent.
  if (state.key !== key || state.first !== first) setState({ key, first, list: first });

  useLayoutEffect(() => {
    if (!isReturn(type)) return;
    const kept = readKept<Item>(name);
    if (kept && kept.items.length > first.items.length) setState({ key, first, list: kept });
  }, [name, type, key, first]);

  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const more = useCallback(async () => {
    const { next } = state.list;
    if (next === null || under.current) return;
    const mine = new AbortController();
    under.current = mine;
    setStatus("loading");
    try {
      const page = await load(next, mine.signal);
      const list = { items: [...state.list.items, ...page.items], next: page.next };
      setState({ ...state, list });
      remember(name, JSON.stringify(list));
      setStatus("idle");
    } catch {
      if (!mine.signal.aborted) setStatus("failed");
    } finally {
      under.current = null;
    }
  }, [state, load, name]);
  return { items: state.list.items, next: state.list.next, status, more };
}

function readKept<Item>(name: string): Grown<Item> | null {
  try {
    return JSON.parse(recall(name) ?? "null") as Grown<Item> | null;
  } catch {
    return null;
  }
}
