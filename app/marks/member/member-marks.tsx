import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Subject } from "#app/kit/subject.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { markKinds, mayHave, ownKinds } from "../kinds.ts";
import type { MarkBarProps } from "../mark-bar.tsx";
import { MarkButton, type MarkButtonProps, type Turn } from "../mark-button.tsx";
import { NotSaved } from "../not-saved.tsx";
import type { SubjectMarks } from "../personal-marks.ts";
import { PersonaliseForm } from "../personalise-link.tsx";
import { RateButton } from "./rate-button.tsx";
import { TriedChoice } from "./tried-choice.tsx";

/** What a member says of a subject: favourite, wish list, rating, tried. */
export function MemberMarks({ subject, several, name, sayable, marks }: MarkBarProps & { marks: SubjectMarks }) {
  const { refresh } = usePersonal();
  const { revalidate } = useRevalidator();
  useViewed(several ? null : subject);
  return (
    <div className="mark-bar flex min-h-11 flex-wrap gap-2 print:hidden">
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
      <PersonaliseForm subject={subject} name={name} className="button button-quiet" />
    </div>
  );
}

/** Tells that its reader looked at a subject, once a page. */
function useViewed(subject: Subject | null) {
  const local = useLocalPath();
  const { link_table, link_id = 0 } = subject ?? {};
  const address = local("/api/dev/frontend/viewed");
  useEffect(() => {
    if (link_table) void sendChange(address, { link_table, link_id: String(link_id) });
  }, [address, link_table, link_id]);
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
