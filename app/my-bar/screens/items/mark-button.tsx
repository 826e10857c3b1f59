import { Bookmark, Heart, ThumbsDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { Subject } from "#app/kit/subject.ts";
import { useShownFlag } from "#app/ui/button-state.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { useDesk } from "../desk/desk.tsx";
import type { Fields, Intent } from "../desk/intents.ts";

/** guide.md, 9: the button rests for a second after each click. */
const lock = 1_000;

/** What can be said of something by one click; each text completes "Negroni: …". */
const kinds = {
  favourite: { Sign: Heart, text: "Favourite", on: "Added to your favourites", off: "Taken off your favourites" },
  wish: { Sign: Bookmark, text: "Wish list", on: "Added to your wish list", off: "Taken off your wish list" },
  disliked: { Sign: ThumbsDown, text: "Not for me", on: "Hidden from what you can make", off: "Shown again" },
} as const;

type Props = {
  kind: keyof typeof kinds;
  subject: Subject;
  name: string;
  on: boolean;
  /** What the person said before of having tried it, to which "not for me" returns when it is taken back. */
  tried?: string;
  wide?: boolean;
};

/** Favourite, wish list or "not for me": a toggle that answers at once, and a plain form without a script. */
export function MarkButton({ kind, subject, name, on, tried = "not_tried", wide = false }: Props) {
  const desk = useDesk();
  const [shown, turn] = useShownFlag(on);
  const [resting, setResting] = useState(false);
  const { Sign, text, ...said } = kinds[kind];
  const { intent, fields } = changeFor(kind, subject, !shown, tried);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), lock);
    return () => clearTimeout(timer);
  }, [resting]);
  function send() {
    if (resting) return;
    setResting(true);
    const changed = desk.change(intent, fields);
    turn(!shown, changed);
    const back = changeFor(kind, subject, shown, tried);
    // What hides its own row offers the way back.
    const undo = kind === "disliked" && !shown ? () => void desk.change(back.intent, back.fields) : undefined;
    changed.then((done) => done && desk.say(`${said[shown ? "off" : "on"]}: ${name}`, undo));
  }
  return (
    <ChangeForm intent={intent} fields={fields} onSend={send}>
      <button
        type="submit"
        className={`button px-3 ${wide ? "button-quiet" : "text-muted hover:bg-raised hover:text-ink aria-pressed:text-accent"}`}
        aria-pressed={shown}
        aria-disabled={resting}
        title={wide ? undefined : text}
      >
        <Sign size={20} aria-hidden="true" className={shown ? "fill-accent text-accent" : ""} />
        <span className={wide ? "" : "sr-only"}>
          {text}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}

type Change = { intent: Intent; fields: Fields };

function changeFor(kind: Props["kind"], subject: Subject, on: boolean, tried: string): Change {
  if (kind !== "disliked") return { intent: `${kind}-${on ? "add" : "remove"}`, fields: subject };
  return {
    intent: "tried",
    fields: { ...subject, value: on ? "disliked" : tried === "disliked" ? "not_tried" : tried },
  };
}
