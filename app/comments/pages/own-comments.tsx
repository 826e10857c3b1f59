import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { CommentText } from "../thread/comment-text.tsx";
import type { loadOwnComments } from "./own-comments.server.ts";

type Shown = Awaited<ReturnType<typeof loadOwnComments>>;

/** What somebody wrote, read-only, with what readers made of it (guide.md, 6), and the answers to it. */
export function OwnComments({ shown, size, failed }: { shown: Shown; size: number; failed?: string | undefined }) {
  const { count, votes, comments, offset } = shown;
  return (
    <>
      <DocumentHead
        title="Your comments"
        description="What you have said, what readers made of it, and who answered."
      />
      <meta name="robots" content="noindex" />
      <PageHead title="Your comments" eyebrow="What you say">
        {count === 0
          ? "What you say below a recipe, a bottle, a bar or a book stands here as well."
          : `${count} ${count === 1 ? "comment" : "comments"} · score ${votes?.score ?? 0} (${votes?.up_votes ?? 0} found them helpful, ${votes?.down_votes ?? 0} did not)`}
      </PageHead>
      {failed ? <Outcome failed>{failed}</Outcome> : null}
      <Answers shown={shown} />
      {count === 0 ? (
        <Empty title="You have not made any comments yet">
          <p>
            <A to="/cocktails" className="text-link">
              Find a drink that you know
            </A>
          </p>
        </Empty>
      ) : (
        <ol className="comments max-w-4xl">
          {comments.map((comment) => (
            <li key={comment.id}>
              <article className="comment" aria-label={`Your comment on ${comment.subject || "a page that is gone"}`}>
                <p className="mb-1 flex flex-wrap gap-x-3">
                  {comment.status === "link-deleted" ? (
                    <span className="text-muted">The page is gone</span>
                  ) : (
                    <A to={comment.forum_href} className="text-link font-semibold">
                      {comment.subject}
                    </A>
                  )}
                  <time dateTime={comment.created} className="text-muted">
                    {comment.created_nice}
                  </time>
                  <span className="text-muted tabular-nums">
                    Score {comment.score} · {comment.reply_count} {comment.reply_count === 1 ? "answer" : "answers"}
                  </span>
                  {comment.posted_anonymously === "yes" ? <span className="text-muted">without your name</span> : null}
                </p>
                <CommentText text={comment.comment} />
                {comment.pending_message ? <p className="mt-1 text-muted">{comment.pending_message}</p> : null}
              </article>
            </li>
          ))}
        </ol>
      )}
      <Pager label="Pages of your comments" offset={offset} size={size} total={count} />
      <Mails on={shown.mails} />
    </>
  );
}

function Answers({ shown: { answers } }: { shown: Shown }) {
  if (answers.length === 0) return null;
  const unseen = answers.filter(({ seen }) => !seen).length;
  return (
    <section className="panel mb-8 max-w-4xl px-5 py-4" aria-labelledby="answers-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="answers-title" className="text-2xl">
          {unseen > 0 ? `Answers to you, ${unseen} of them new` : "Answers to you"}
        </h2>
        {unseen > 0 ? (
          <form method="post">
            <input type="hidden" name="intent" value="seen" />
            <button type="submit" className="button button-quiet">
              I have seen them
            </button>
          </form>
        ) : null}
      </div>
      <ul>
        {answers.map(({ id_encoded, kind, seen, by, text, about, href, created_nice }) => (
          <li key={id_encoded} className={seen ? "text-muted" : ""}>
            <A to={href} className="block min-h-11 py-2 hover:underline">
              <b>{by}</b> {kind === "reply" ? "answered you on" : "named you on"} {about}, {created_nice}:{" "}
              <span className="line-clamp-2">{text}</span>
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mails({ on }: { on: boolean }) {
  return (
    <form method="post" className="mt-10 flex flex-wrap items-center gap-3">
      <p>{on ? "Answers are also told to you by mail." : "No mail tells you of answers."}</p>
      <input type="hidden" name="intent" value="mails" />
      <button type="submit" name="mails" value={on ? "off" : "on"} className="button button-quiet">
        {on ? "Stop these mails" : "Tell me by mail"}
      </button>
    </form>
  );
}
