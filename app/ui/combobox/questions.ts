/** What there is to show under the box; `keyword` is the one that the answer is for. */
export type Shown<Answer> =
  | { status: "idle" }
  | { status: "ready"; keyword: string; answer: Answer }
  | { status: "failed" };

export type Asking<Answer> = {
  /** What was typed, as it is asked for. */
  tidy(typed: string): string;
  /** True where there is enough of it to ask. */
  enough(keyword: string): boolean;
  ask(keyword: string, signal: AbortSignal): Promise<Answer>;
  /** Another pause than everywhere else; `first` until something was asked. */
  pauseFor?: ((typed: string, first: boolean) => number) | undefined;
  /** A question waits for its pause, and then for its answer. */
  begin?(): void;
  show(shown: Shown<Answer>): void;
};

/** guide.md, 5: milliseconds between the last keystroke and the question. */
export const typingPause = 300;

/**
 * Asks when typing pauses. What is shown always belongs to what was typed last: each keystroke withdraws the question
 * before it, and an answer that comes all the same is dropped.
 */
export function openQuestions<Answer>({ tidy, enough, ask, pauseFor, begin, show }: Asking<Answer>) {
  let latest: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  let waits = false;
  let first = true;

  function withdraw() {
    clearTimeout(timer);
    waits = false;
    latest?.abort();
    latest = null;
  }

  async function question(keyword: string, mine: AbortController) {
    [waits, first] = [false, false];
    let shown: Shown<Answer>;
    try {
      shown = { status: "ready", keyword, answer: await ask(keyword, mine.signal) };
    } catch {
      shown = { status: "failed" };
    }
    if (latest === mine) show(shown);
  }

  return {
    /** Hears what stands in the box after a keystroke. */
    type(text: string) {
      const keyword = tidy(text);
      // A space behind it asks for nothing else, and may ask for patience.
      if (keyword === last && !(waits && pauseFor)) return;
      last = keyword;
      withdraw();
      if (!enough(keyword)) return show({ status: "idle" });
      const mine = new AbortController();
      latest = mine;
      begin?.();
      waits = true;
      timer = setTimeout(() => void question(keyword, mine), pauseFor?.(text, first) ?? typingPause);
    },
    /** Nobody waits for an answer any more. */
    stop() {
      last = "";
      withdraw();
    },
  };
}
