import { useEffect, useMemo, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import type { Suggestions } from "../found.ts";
import { openSuggestions, type Shown } from "./suggestions.ts";

/** guide.md, 9: how many are offered on a wide and on a narrow screen. */
const limits = { wide: 4, narrow: 8 };

/** What to show for what is typed; those of `section` come first. */
export function useSuggestions(section: string) {
  const [shown, setShown] = useState<Shown>({ status: "idle" });
  const address = useLocalPath()("/api/dev/frontend/search/autocomplete");
  const suggestions = useMemo(() => {
    return openSuggestions({
      show: setShown,
      ask(keyword, signal) {
        const limit = matchMedia("(min-width: 48rem)").matches ? limits.wide : limits.narrow;
        return ask<Suggestions>(address, { k: keyword, a: section, limit: String(limit) }, signal);
      },
    });
  }, [address, section]);
  useEffect(() => suggestions.stop, [suggestions]);
  return { shown, ...suggestions };
}
