import type { Suggestions } from "../found.ts";

/** guide.md, 8: a call that fails is tried three times in all, a second apart. */
const attempts = 3;
const pause = 1_000;

export type Question = { keyword: string; section: string; limit: number };

/**
 * Asks the autocomplete call at `address`, which carries the reader's language prefix.
 * @throws when the last attempt fails, or as soon as `signal` withdraws the question
 */
export async function askSuggestions(address: string, question: Question, signal: AbortSignal): Promise<Suggestions> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(`${address}?${queryOf(question, attempt)}`, signal);
    } catch (cause) {
      if (signal.aborted || attempt >= attempts) throw cause;
      await rest(signal);
    }
  }
}

/** guide.md, 7: `k`, `a`, `limit`, and the number of the attempt as `_a`. */
function queryOf({ keyword, section, limit }: Question, attempt: number): string {
  return String(new URLSearchParams({ k: keyword, a: section, limit: String(limit), _a: String(attempt) }));
}

async function once(address: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`suggestions: status ${response.status}`);
  return (await response.json()) as Suggestions;
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
