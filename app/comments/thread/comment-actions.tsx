import type { ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import { type Comment, deleteQuestion, longest, reasons, replyRows, reported } from "../comments.ts";
import { ActForm } from "./act-form.tsx";
import { type Act, useRefused, useTalk } from "./talk.ts";
import { WriteForm } from "./write-form.tsx";

type WayProps = { comment: Comment; what: Act; word: string; children: ReactNode };

/**
 * One thing that can be done with a comment: its word, and below it what it asks. Of a comment one is open at a time, from the start
 * the one that was not accepted.
 */
function Way({ comment, what, word, children }: WayProps) {
  const refused = useRefused(what, comment.id_encoded);
  return (
    <details name={`ways-${comment.id_encoded}`} className="comment-way" open={refused !== null || undefined}>
      <summary>
        {word}
        <span className="sr-only">: {whose(comment)}</span>
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}

const whose = ({ display_name }: Comment) => `the comment of ${display_name}`;

/** What a reader can do with a comment besides voting (guide.md, 6): answer; owners change and delete it, others report it. */
export function CommentActions({ comment }: { comment: Comment }) {
  const { isEditor } = useTalk();
  const named = { id: comment.id_encoded };
  return (
    <>
      {comment.allow_reply ? (
        <Way comment={comment} what="write" word="Answer">
          <WriteForm parent={comment} />
        </Way>
      ) : null}
      {comment.may_change ? (
        <Way comment={comment} what="edit" word="Change">
          <ChangeIt comment={comment} />
        </Way>
      ) : null}
      {comment.owner === "yes" ? (
        <Way comment={comment} what="delete" word="Delete">
          <ActForm what="delete" fields={named}>
            {(sending) => (
              <>
                <p className="mb-3">{deleteQuestion}</p>
                <button type="submit" className="button button-quiet" disabled={sending}>
                  Yes, delete it
                </button>
              </>
            )}
          </ActForm>
        </Way>
      ) : (
        <Way comment={comment} what="report" word="Report">
          <ReportIt comment={comment} />
        </Way>
      )}
      {isEditor && !comment.pending_message ? (
        <ActForm what="tip" fields={{ ...named, on: comment.tip ? "no" : "yes" }}>
          {(sending) => (
            <button type="submit" className="comment-act" disabled={sending}>
              {comment.tip ? "No tip any more" : "Make it a tip"}
            </button>
          )}
        </ActForm>
      ) : null}
    </>
  );
}

function ChangeIt({ comment }: { comment: Comment }) {
  const id = `change-${comment.id_encoded}`;
  return (
    <ActForm what="edit" fields={{ id: comment.id_encoded }} className="max-w-prose">
      {(sending, wrong) => (
        <>
          <label htmlFor={id} className="mb-1 block font-semibold">
            Your comment
          </label>
          <textarea
            id={id}
            name="comment"
            rows={replyRows + 2}
            maxLength={comment.parent_id === null ? longest.first : longest.reply}
            className="input"
            defaultValue={comment.comment}
            disabled={sending}
            required
            {...wrong}
          />
          <button type="submit" className="button button-main mt-2" disabled={sending}>
            Keep this
          </button>
        </>
      )}
    </ActForm>
  );
}

/** guide.md, 6: a mail to the site's webmaster for whoever wants; and, signed in, in place, with the reason. */
function ReportIt({ comment }: { comment: Comment }) {
  const { signedIn } = useTalk();
  const refused = useRefused("report", comment.id_encoded);
  return (
    <>
      {signedIn ? (
        <ActForm what="report" fields={{ id: comment.id_encoded }} thanks={reported} className="max-w-prose">
          {(sending, wrong) => (
            <>
              <fieldset aria-describedby={wrong["aria-describedby"]}>
                <legend className="font-semibold">What is wrong with it?</legend>
                {Object.entries(reasons).map(([value, text]) => (
                  <label key={value} className="flex min-h-11 items-center gap-3">
                    <input
                      type="radio"
                      name="reason"
                      value={value}
                      required
                      defaultChecked={refused?.typed.reason === value}
                      className="size-6 shrink-0"
                    />
                    {text}
                  </label>
                ))}
              </fieldset>
              <label className="my-2 block">
                <span className="mb-1 block font-semibold">In your words, if you like</span>
                <textarea
                  name="note"
                  rows={2}
                  maxLength={longest.reply}
                  className="input"
                  defaultValue={wrong.defaultValue}
                />
              </label>
              <button type="submit" className="button button-main" disabled={sending}>
                Report it
              </button>
            </>
          )}
        </ActForm>
      ) : null}
      <p className={signedIn ? "mt-3 text-muted" : ""}>
        {signedIn ? "Or " : ""}
        <ReportLink comment={comment} />
      </p>
    </>
  );
}

/** The pre-filled mail. */
export function ReportLink({ comment }: { comment: Comment }) {
  const { reportTo, name, base } = useTalk();
  const body = `This comment on ${name}: ${base}${comment.forum_href}\n\nWhat is wrong with it: `;
  const mail = `mailto:${reportTo}?subject=${encodeURIComponent(`A comment on ${name}`)}&body=${encodeURIComponent(body)}`;
  return (
    <a href={mail} className="text-link">
      Report it by mail
    </a>
  );
}

/** What stands there for somebody who is not signed in: the way to sign in, and back to this comment (guide.md, 6). */
export function SignInFirst({ comment, word }: { comment: Comment; word: string }) {
  const { here } = useTalk();
  const back = encodeURIComponent(`${here}#comment-${comment.id_encoded}`);
  return (
    <A to={`/login?redir=${back}`} rel="nofollow" className="comment-act">
      {word}
      <span className="sr-only">: sign in first</span>
    </A>
  );
}
