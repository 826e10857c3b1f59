import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask, rest } from "#app/platform/client-call.ts";

/** builder.md, 9: so long after the last choice the recipes are counted (milliseconds). */
export const countPause = 1_500;

type Reply = { response: { result_count: number } };

/**
 * How many recipes a search would find, a moment after each choice; null while nobody knows.
 * @param query as `search-recipe` takes it; null where there is nothing to count
 * @param begun what the page said, and of which query
 */
export function useCount(query: string | null, begun: { query: string | null; count: number }): number | null {
  const address = useLocalPath()("/builder/api/search-recipe");
  const [told, setTold] = useState<{ query: string | null; count: number }>(begun);
  const known = told.query === query;
  useEffect(() => {
    if (known || query === null) return;
    const mine = new AbortController();
    rest(countPause, mine.signal)
      .then(() => ask<Reply>(address, new URLSearchParams(`${query}&limit=0`), mine.signal))
      .then(({ response }) => setTold({ query, count: response.result_count }))
      .catch(() => undefined);
    return () => mine.abort(new DOMException("asked anew", "AbortError"));
  }, [known, query, address]);
  return known && query !== null ? told.count : null;
}
