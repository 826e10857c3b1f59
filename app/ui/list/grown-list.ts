import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isReturn, placeName, recall, remember } from "../place.ts";
import { grownBy, loadsAlone, type Page, resumed } from "./growing.ts";

/**
 * A list that grows page by page (guide.md, 2: infinite scroll with a load-more button): it starts with what the server sent, adds what
 * `load` brings, `loadsAlone` pages by itself, then as often as it is asked, and after Back stands there again as far as it had grown. Kept for the visit, per entry of the history.
 * @param load brings the page at `next`; it throws when it cannot
 */
export function useGrownList<Item>(
  first: Page<Item>,
  load: (next: string, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const location = useLocation();
  const { key } = location;
  const type = useNavigationType();
  const begin = { key, first, list: { ...first, alone: loadsAlone } };
  const [state, setState] = useState(begin);
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  // Another address, or new facts from the server: begin again from what it sent.
  if (state.key !== key || state.first !== first) {
    setState(begin);
    setStatus("idle");
  }

  const name = useRef("");
  useLayoutEffect(() => {
    name.current = placeName("list", location);
    if (!isReturn(type)) return;
    const list = resumed(recall(name.current), first);
    if (list) setState({ key, first, list });
  }, [location, type, key, first]);

  const under = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on its way for one list is nothing for the next
  useEffect(() => () => under.current?.abort(), [key, first]);
  const more = useCallback(
    async (byHand: boolean) => {
      const { next } = state.list;
      if (next === null || (under.current && !under.current.signal.aborted)) return;
      const mine = new AbortController();
      under.current = mine;
      setStatus("loading");
      try {
        const page = await load(next, mine.signal);
        if (mine.signal.aborted) return;
        const list = grownBy(state.list, page, byHand);
        setState({ ...state, list });
        remember(name.current, JSON.stringify(list));
        setStatus("idle");
      } catch {
        if (!mine.signal.aborted) setStatus("failed");
      } finally {
        if (under.current === mine) under.current = null;
      }
    },
    [state, load],
  );
  return { ...state.list, status, more };
}
