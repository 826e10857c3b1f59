import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { A } from "#app/ui/link.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import { markKinds, mayHave, ownKinds, type Sayable } from "./kinds.ts";
import { MarkButton, type MarkButtonProps, type Turn } from "./mark-button.tsx";
import { NotSaved } from "./not-saved.tsx";
import { marksPart } from "./personal-marks.ts";
import { RateButton } from "./saying/rate-button.tsx";
import { TriedChoice } from "./saying/tried-choice.tsx";

type Props = {
  subject: Subject;
  name: string;
  /** What may be said of it beside that it is a favourite, and the name by which it is rated. */
  sayable: Sayable & { readonly vote: readonly [string, ...string[]] | null };
};

/**
 * What a member says of a subject: favourite, wish list, rating, tried. Guests see none of the controls (guide.md, 6),
 * but the way to them. The room for it is kept until it is known who reads.
 */
export function MarkBar({ subject, name, sayable }: Props) {
  const { personal, loaded, refresh } = usePersonal();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const local = useLocalPath();
  const marks = usePart(marksPart)[oidOf(subject)];
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
      {ownKinds
        .filter((kind) => mayHave(kind, sayable))
        .map((kind) => (
          <Toggle key={kind} kind={kind} subject={subject} on={marks[markKinds[kind].field]} name={name} />
        ))}
      {sayable.vote ? (
        <RateButton
          subject={subject}
          section={sayable.vote[0]}
          name={name}
          rating={marks.rating}
          onRated={() => {
            void refresh();
            // What members make of it stands on the page.
            void revalidate();
          }}
        />
      ) : null}
      {sayable.tried ? <TriedChoice subject={subject} name={name} tried={marks.tried} onSaved={refresh} /> : null}
    </div>
  );
}

function Toggle(props: MarkButtonProps) {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const [failed, setFailed] = useState(false);
  async function send({ change }: Turn) {
    setFailed(false);
    const { kind: outcome } = await sendChange(local(`/api/dev/frontend/${change.call}`), change.fields);
    if (outcome === "done") await refresh();
    else setFailed(true);
  }
  return (
    <>
      <MarkButton {...props} look="telling" send={send} />
      {failed ? <NotSaved /> : null}
    </>
  );
}
