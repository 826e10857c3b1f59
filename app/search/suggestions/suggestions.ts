import type { Suggestions } from "../found.ts";
import { isLongEnough, tidyKeyword } from "../keyword.ts";

/** What there is to show under the box; `keyword` is the one that the suggestions are for. */
export type Shown =
  | { status: "idle" }
  | { status: "ready"; keyword: string; suggestions: Suggestions }
  | { status: "failed" };

type Asking = {
  ask(keyword: string, signal: AbortSignal): Promise<Suggestions>;
  show(shown: Shown): void;
};

/** guide.md, 5: milliseconds between the last keystroke and the question. */
export const typingPause = 300;

/**
 * Asks for suggestions when typing pauses. What is shown always belongs to what was typed last: each
 * keystroke withdraws the question before it, and an answer that comes all the same is dropped.
 */
export function openSuggestions({ ask, show }: Asking) {
  let latest: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";

  function withdraw() {
    clearTimeout(timer);
    latest?.abort();
    latest = null;
  }

  async function question(keyword: string, mine: AbortController) {
    let shown: Shown;
    try {
      shown = { status: "ready", keyword, suggestions: await ask(keyword, mine.signal) };
    } catch {
      shown = { status: "failed" };
    }
    if (latest === mine) show(shown);
  }

  return {
    /** Hears what stands in the box after a keystroke. */
    type(text: string) {
      const keyword = tidyKeyword(text);
      if (keyword === last) return;
      last = keyword;
      withdraw();
      if (!isLongEnough(keyword)) return show({ status: "idle" });
      const mine = new AbortController();
      latest = mine;
      timer = setTimeout(() => void question(keyword, mine), typingPause);
    },
    /** Nobody waits for an answer any more. */
    stop() {
      last = "";
      withdraw();
    },
  };
}
