import type { sendChange } from "#app/platform/client-call.ts";
import { refusedByPolicy } from "../basket/texts.ts";

/** guide.md, 4: idle, on its way, then done or failed. `cookies` is the refusal for want of essential cookies. */
export type Adding =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "done" }
  | { phase: "failed"; why: "cookies" | "error"; reason: string | null };

/** guide.md, 9: so long after it succeeded a form can be used again (milliseconds). */
const reuseAfter = 900;

type Hands = {
  send(fields: Record<string, string>): ReturnType<typeof sendChange>;
  show(adding: Adding): void;
  /** Once something was added. */
  added(): void;
};

/** What becomes of a form that puts something into the basket: it takes no second press while one is on its way or has just succeeded. */
export function openAdding({ send, show, added }: Hands) {
  let now: Adding = { phase: "idle" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  function put(next: Adding) {
    now = next;
    show(next);
  }
  return {
    async add(fields: Record<string, string>): Promise<void> {
      if (now.phase === "sending" || now.phase === "done") return;
      put({ phase: "sending" });
      const outcome = await send(fields);
      if (outcome.kind === "done") {
        put({ phase: "done" });
        timer = setTimeout(() => put({ phase: "idle" }), reuseAfter);
        added();
        return;
      }
      const reason = outcome.kind === "refused" ? outcome.reason : null;
      const why = reason === refusedByPolicy ? "cookies" : "error";
      // What is said of stock and limits is for the buyer; all else has one sentence.
      const told = why === "error" && outcome.kind === "refused" && outcome.status === 409;
      put({ phase: "failed", why, reason: told ? reason : null });
    },
    /** Something else was chosen: what was said of the last try is over. */
    reset() {
      if (now.phase === "failed") put({ phase: "idle" });
    },
    end: () => clearTimeout(timer),
  };
}
