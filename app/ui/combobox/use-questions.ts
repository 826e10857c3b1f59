import { useEffect, useMemo, useState } from "react";
import { useLatest } from "../button-state.ts";
import { type Asking, openQuestions, type Shown } from "./questions.ts";

/** What to show for what is typed, and whether an answer is on its way. */
export function useQuestions<Answer>(asking: Pick<Asking<Answer>, "tidy" | "enough" | "ask" | "pauseFor">) {
  const [shown, setShown] = useState<Shown<Answer>>({ status: "idle" });
  const [waiting, setWaiting] = useState(false);
  const latest = useLatest(asking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box keeps its pause
  const questions = useMemo(() => {
    return openQuestions<Answer>({
      tidy: (typed) => latest.current.tidy(typed),
      enough: (keyword) => latest.current.enough(keyword),
      ask: (keyword, signal) => latest.current.ask(keyword, signal),
      pauseFor: asking.pauseFor,
      begin: () => setWaiting(true),
      show(next) {
        setWaiting(false);
        setShown(next);
      },
    });
  }, []);
  useEffect(() => questions.stop, [questions]);
  return { shown, waiting, ...questions };
}
