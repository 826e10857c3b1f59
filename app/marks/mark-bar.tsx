import { Bookmark, Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { RateButton } from "./rate-button.tsx";
import { TriedChoice } from "./tried-choice.tsx";

/** guide.md, 9: the button rests for a second after each click; told by aria, so that it keeps the focus. */
const lock = 1_000;

/**
 * What a member says of a subject: favourite, wish list, rating, tried. Guests see none of the controls (guide.md, 6),
 * but the way to them. The room for it is kept until it is known who reads.
 */
export function MarkBar({ subject, name }: { subject: Subject; name: string }) {
  const { personal, loaded, refresh } = usePersonal();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const local = useLocalPath();
  const marks = personal.marks[oidOf(subject)];
  if (!personal.signed_in || !marks) {
    return (
      <p className="min-h-11 print:hidden">
        {loaded && !personal.signed_in ? (
          <A
            to={`/your-account/login?redir=${encodeURIComponent(local(pathname))}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            Sign in to rate and keep
          </A>
        ) : null}
      </p>
    );
  }
  return (
    <div className="flex min-h-11 flex-wrap gap-2 print:hidden">
      <Toggle subject={subject} kind="favourite" on={marks.favourite} text={["Favourite", "A favourite"]} name={name} />
      <Toggle
        subject={subject}
        kind="wishlist"
        on={marks.wish_list}
        text={["Wish list", "On your wish list"]}
        name={name}
      />
      <RateButton
        subject={subject}
        name={name}
        rating={marks.rating}
        onRated={() => {
          refresh();
          // What members make of it stands on the page.
          void revalidate();
        }}
      />
      <TriedChoice subject={subject} name={name} tried={marks.tried} onSaved={refresh} />
    </div>
  );
}

type ToggleProps = {
  subject: Subject;
  kind: "favourite" | "wishlist";
  on: boolean;
  text: [string, string];
  name: string;
};

function Toggle({ subject, kind, on, text, name }: ToggleProps) {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const [shown, setShown] = useState(on);
  const [resting, setResting] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setShown(on), [on]);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), lock);
    return () => clearTimeout(timer);
  }, [resting]);
  async function change() {
    setResting(true);
    setFailed(false);
    setShown(!shown);
    const address = local(`/api/dev/frontend/${kind}/${shown ? "remove" : "add"}`);
    const fields = { link_table: subject.link_table, link_id: String(subject.link_id) };
    const { kind: outcome } = await sendChange(address, fields);
    if (outcome !== "done") {
      setShown(shown);
      setFailed(true);
    } else refresh();
  }
  const Sign = kind === "favourite" ? Heart : Bookmark;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={shown}
        aria-disabled={resting}
        onClick={() => resting || change()}
      >
        <Sign size={20} aria-hidden="true" className={shown ? "fill-accent text-accent" : ""} />
        <span>
          {shown ? text[1] : text[0]}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
      {failed ? (
        <span role="alert" className="self-center text-bad">
          That could not be saved. Please try again.
        </span>
      ) : null}
    </>
  );
}
