import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { type Outcome, sendChange } from "#app/platform/client-call.ts";
import { useLatest } from "#app/ui/button-state.ts";
import { type Note, NoticeBar } from "#app/ui/notice-bar.tsx";
import { useFresh } from "#app/visitor/personal.tsx";
import { FatalDialog, type Trouble } from "./fatal-dialog.tsx";
import { callPath, type Fields, type Intent, operationFields } from "./intents.ts";
import { useKeptFocus } from "./kept-focus.ts";
import { type Removal, RemovalDialog } from "./removal-dialog.tsx";

/** What every My Bar screen can ask of the frame around it; only with a script. */
export type Changes = {
  /** Sends a change and brings the page up to date; false when it was not done, which the person was told. */
  change(intent: Intent, fields: Fields): Promise<boolean>;
  /** Tells the person what happened, for six seconds. */
  say(text: string, undo?: () => void): void;
  /** Asks whether to take something out of the bar, and does it. */
  askRemoval(removal: Removal): void;
  /** Something that the page needs did not come. */
  fail(): void;
};

const nobody: Changes = { change: async () => false, say() {}, askRemoval() {}, fail() {} };
const ChangesContext = createContext<Changes>(nobody);

/** The changes that My Bar's screens share; outside of them nothing is done. */
export function useChanges(): Changes {
  return useContext(ChangesContext);
}

/** Holds what My Bar's screens share: the queue of changes, the notice, the question, the fatal error. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<Note | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { revalidate } = useRevalidator();
  const local = useLocalPath();
  const keepFocus = useKeptFocus();
  const latest = useLatest({ revalidate, local, keepFocus });
  useFresh();
  // One after the other, in the order of the clicks: the last click is what stands in the end.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const changes = useMemo((): Changes => {
    function say(text: string, undo?: () => void) {
      setNote({ text, undo: undo ?? null });
    }
    async function change(intent: Intent, fields: Fields): Promise<boolean> {
      latest.current.keepFocus();
      const address = latest.current.local(callPath(intent));
      const texts = Object.entries(operationFields(intent, fields)).map(([name, value]) => [name, String(value)]);
      const sent = queue.current.then(() => sendChange(address, Object.fromEntries(texts)));
      queue.current = sent;
      const outcome = await sent;
      if (!isThere(intent, outcome)) {
        setTrouble(outcome.kind === "refused" && outcome.status === 403 ? "signed-out" : "failed");
        return false;
      }
      if (outcome.kind === "refused" && outcome.status === 409) say("That is in your bar already.");
      await latest.current.revalidate();
      return true;
    }
    return { say, change, askRemoval: setRemoval, fail: () => setTrouble("failed") };
  }, []);

  async function remove({ id, name, subject, ...then }: Removal) {
    then.onConfirm?.();
    if (!(await changes.change("delete", { id }))) return then.onFail?.();
    changes.say(`Removed ${name}`, async () => {
      if (!(await changes.change("add", subject))) return;
      then.onUndone?.();
      changes.say(`${name} is back`);
    });
    then.onDone?.();
  }

  return (
    <ChangesContext value={changes}>
      {children}
      <NoticeBar note={note} onDone={() => setNote(null)} />
      <RemovalDialog removal={removal} onClose={() => setRemoval(null)} onRemove={remove} />
      <FatalDialog trouble={trouble} onClose={() => setTrouble(null)} />
    </ChangesContext>
  );
}

/** Whether things stand as the change wanted them, by this change or by an earlier one. */
function isThere(intent: Intent, outcome: Outcome): boolean {
  if (outcome.kind !== "refused") return outcome.kind === "done";
  return (intent === "add" && outcome.status === 409) || (intent === "delete" && outcome.status === 404);
}
