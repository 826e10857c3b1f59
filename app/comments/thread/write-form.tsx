import { Check } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { longest, replyRows } from "../comments.ts";
import { ActForm } from "./act-form.tsx";
import { useRefused } from "./talk.ts";

type Props = {
  /** The comment that is answered; none for a first one. */
  parent?: { id_encoded: string; display_name: string };
};

/** The field for a first comment, or for an answer (guide.md, 5: three rows, 500 characters). */
export function WriteForm({ parent }: Props) {
  const refused = useRefused("write", parent?.id_encoded);
  const id = parent ? `answer-${parent.id_encoded}` : "comment";
  const most = parent ? longest.reply : longest.first;
  return (
    <ActForm what="write" fields={parent ? { parent_id: parent.id_encoded } : {}} className="max-w-prose">
      {(sending, wrong) => (
        <>
          <label htmlFor={id} className="mb-1 block font-semibold">
            {parent ? `Your answer to ${parent.display_name}` : "Your comment"}
          </label>
          {parent ? null : (
            <p id={`${id}-hint`} className="mb-2 text-muted">
              What did you make, and how was it?{" "}
              <A to="/commenting-guidelines" className="text-link">
                What helps, and what is taken down
              </A>
            </p>
          )}
          <textarea
            id={id}
            name="comment"
            rows={parent ? replyRows : 5}
            maxLength={most}
            className="input"
            disabled={sending}
            required
            aria-describedby={parent ? undefined : `${id}-hint`}
            {...wrong}
          />
          <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
            <Check
              name="posted_anonymously"
              id={`${id}-anonymous`}
              value="yes"
              label="Without my name"
              defaultChecked={refused?.typed.posted_anonymously === "yes"}
              disabled={sending}
            />
            <button type="submit" className="button button-main" disabled={sending}>
              {sending ? "One moment…" : parent ? "Answer" : "Post comment"}
            </button>
          </div>
        </>
      )}
    </ActForm>
  );
}
