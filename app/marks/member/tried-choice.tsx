import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Subject } from "#app/kit/subject.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { useDraft } from "#app/ui/form.ts";
import { NotSaved } from "../not-saved.tsx";
import { triedWords } from "../rating.ts";

type Props = { subject: Subject; name: string; tried: string; onSaved(): void };

/** Whether somebody tried a subject, and how it was (builder.md, 4: Tried status). */
export function TriedChoice({ subject, name, tried, onSaved }: Props) {
  const local = useLocalPath();
  const [kept, setKept] = useState({ tried });
  const [failed, setFailed] = useState(false);
  useEffect(() => setKept({ tried }), [tried]);
  const { draft, change, hands } = useDraft(kept, ({ tried: value }) => void send(value));
  async function send(value: string) {
    setFailed(false);
    const fields = { link_table: subject.link_table, link_id: String(subject.link_id), value };
    const { kind } = await sendChange(local("/api/dev/frontend/contactengagement/tried"), fields);
    if (kind === "done") return onSaved();
    setKept({ tried: kept.tried });
    setFailed(true);
  }
  return (
    <>
      <label className="inline-flex max-w-full" {...hands}>
        <span className="sr-only">Have you tried it: {name}</span>
        <select
          value={draft.tried}
          onChange={(event) => change({ tried: event.target.value })}
          className="button button-quiet min-w-0 bg-surface pr-3"
          data-tried={kept.tried}
        >
          {Object.entries(triedWords).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {failed ? <NotSaved /> : null}
    </>
  );
}
