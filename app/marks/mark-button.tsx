import type { Subject } from "#app/kit/subject.ts";
import { useRest, useShownFlag } from "#app/ui/button-state.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { changeOf, type MarkChange, type MarkKind, markKinds } from "./kinds.ts";

/** guide.md, 9: how long the button rests after each click (milliseconds). */
export const markLock = 1_000;

/** A click on a mark: the change it asks for, what takes it back, and what to tell the person once it is done. */
export type Turn = { change: MarkChange; back: MarkChange; said: string; hides: boolean };

export type MarkButtonProps = {
  kind: MarkKind;
  subject: Subject;
  /** What the subject is called, for whoever does not see it beside the button. */
  name: string;
  on: boolean;
  /** What the person says of having tried it (`changeOf`). */
  tried?: string;
  /** The icon alone, the icon with its name, or with words that tell how it stands. */
  look?: "sign" | "named" | "telling";
};

const looks = {
  sign: "px-3 text-muted hover:bg-raised hover:text-ink aria-pressed:text-accent",
  named: "button-quiet px-3",
  telling: "button-quiet",
};

/**
 * Says one kind of mark of a subject and takes it back: a toggle that answers at once, and a plain form without a script.
 * @param send sends the change; it resolves when the page's own facts have followed, or once it failed
 */
export function MarkButton({
  kind,
  subject,
  name,
  on,
  tried,
  look = "sign",
  send,
}: MarkButtonProps & { send(turn: Turn): Promise<unknown> }) {
  const [shown, turn] = useShownFlag(on);
  const [resting, rest] = useRest(markLock);
  const { icon: Sign, words, hides } = markKinds[kind];
  const change = changeOf(kind, subject, !shown, tried);
  function press() {
    if (resting) return;
    rest();
    const back = changeOf(kind, subject, shown, tried);
    const said = `${shown ? words.taken : words.said}: ${name}`;
    turn(!shown, send({ change, back, said, hides: hides && !shown }));
  }
  return (
    <ChangeForm intent={change.intent} fields={change.fields} onSend={press}>
      <button
        type="submit"
        className={`button ${looks[look]}`}
        aria-pressed={shown}
        aria-disabled={resting}
        title={look === "sign" ? words.off : undefined}
      >
        <Sign
          size={20}
          aria-hidden="true"
          className={shown ? `fill-accent text-accent ${resting ? "fills" : ""}` : ""}
        />
        <span className={look === "sign" ? "sr-only" : ""}>
          {look === "telling" && shown ? words.on : words.off}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}
