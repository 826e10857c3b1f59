import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { A } from "#app/ui/link.tsx";
import type { Found } from "../found.ts";
import { resultsPath } from "../keyword.ts";
import { useRecentSearches } from "./recent.ts";

/** Where a search may begin, before a letter is typed: what was looked for here, and what the guide speaks of most. */
export function Beginnings({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const popular = usePopular();
  return (
    <div className="mt-5 grid gap-5">
      <RecentSearches onChoose={onChoose} />
      {popular.length > 0 ? (
        <section aria-label="Popular">
          <h2 className="eyebrow mb-2 font-text">Popular</h2>
          <PopularLinks found={popular} onChoose={onChoose} />
        </section>
      ) : null}
    </div>
  );
}

/** The names of what is popular, each with what it is. */
export function PopularLinks({ found, onChoose }: { found: readonly Found[]; onChoose?: (() => void) | undefined }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {found.map((one) => (
        <li key={one.href}>
          <A to={one.href} className="button button-quiet px-3 font-normal" onClick={onChoose}>
            {one.name} <span className="text-muted max-sm:sr-only">{one.category}</span>
          </A>
        </li>
      ))}
    </ul>
  );
}

/** What was looked for in this browser, with a way to forget it; nothing where nothing may be kept. */
export function RecentSearches({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-label="What you looked for">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="eyebrow font-text">You looked for</h2>
        <button type="button" className="text-link min-h-11" onClick={clear}>
          Clear<span className="sr-only"> what you looked for</span>
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((keyword) => (
          <li key={keyword} className="max-w-full">
            <A to={resultsPath(keyword)} className="button button-quiet max-w-full px-3 font-normal" onClick={onChoose}>
              <Clock size={16} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{keyword}</span>
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is popular, once it is known; nothing is said where it cannot be had. */
function usePopular(): Found[] {
  const address = useLocalPath()("/api/dev/frontend/search/popular");
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    ask<{ results: Found[] }>(address, {}, stopped.signal, { attempts: 1, pause: 0 })
      .then(({ results }) => setFound(results))
      .catch(() => undefined);
    return () => stopped.abort();
  }, [address]);
  return found;
}
