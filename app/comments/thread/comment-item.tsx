import { Avatar } from "#app/account/avatar-picture.tsx";
import { A } from "#app/ui/link.tsx";
import { anchorOf, type Comment, threadPath } from "../comments.ts";
import { CommentActions, ReportLink, SignInFirst } from "./comment-actions.tsx";
import { CommentText } from "./comment-text.tsx";
import { useTalk } from "./talk.ts";
import { VoteButtons } from "./vote-buttons.tsx";

/** One comment with all that answers it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { more } = useTalk();
  const { id, id_encoded, replies, more_after } = comment;
  return (
    <li>
      <article
        id={anchorOf(id_encoded)}
        className="comment"
        aria-label={comment.removed ? undefined : `Comment of ${comment.display_name}`}
      >
        {comment.removed ? <p className="text-muted">{comment.comment}</p> : <Said comment={comment} />}
      </article>
      {replies.length > 0 ? (
        <ol className="comment-branch">
          {replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} />
          ))}
        </ol>
      ) : null}
      {more_after === null ? null : <MoreAnswers comment={comment} more={more && (() => more(id, more_after))} />}
    </li>
  );
}

function MoreAnswers({ comment, more }: { comment: Comment; more: (() => void) | null }) {
  const { subject } = useTalk();
  const word = "More answers";
  if (more)
    return (
      <button type="button" className="button button-quiet mb-4 ml-5" onClick={more}>
        {word}
      </button>
    );
  return (
    <p className="mb-4 ml-5">
      <A
        to={`${threadPath(subject)}?branch=${comment.id_encoded}&after=${comment.more_after}`}
        rel="nofollow"
        className="text-link inline-flex min-h-11 items-center"
      >
        {word}
      </A>
    </p>
  );
}

function Said({ comment }: { comment: Comment }) {
  const { folded, pending_message, tip } = comment;
  return (
    <>
      <Head comment={comment} />
      {tip ? <p className="eyebrow mb-1">A tip, say the editors</p> : null}
      {folded ? (
        <details className="comment-folded">
          <summary className="min-h-11 cursor-pointer py-2 text-muted">
            Readers did not find this helpful: show it
          </summary>
          <CommentText text={comment.comment} />
        </details>
      ) : (
        <CommentText text={comment.comment} />
      )}
      {pending_message ? (
        <p role="status" className="mt-2 font-semibold text-muted">
          {pending_message}
        </p>
      ) : null}
      <Foot comment={comment} />
    </>
  );
}

function Head({ comment }: { comment: Comment }) {
  const { display_name, avatar, profile_url, badges, created, created_nice, edited, forum_href } = comment;
  const { kept } = useTalk();
  return (
    <header className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Avatar picture={avatar} name={display_name} size={32} />
      <span className="wrap-anywhere font-semibold">
        {profile_url ? (
          <A to={profile_url} className="hover:underline">
            {display_name}
          </A>
        ) : (
          display_name
        )}
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, by names of ours (reading/present.server.ts) */}
      {badges ? <span className="flex gap-1" dangerouslySetInnerHTML={{ __html: badges }} /> : null}
      <A to={forum_href} className="text-muted text-sm hover:underline" rel="nofollow">
        {/* A kept page does not know how long it is kept. */}
        <time dateTime={created} title={exact(created)}>
          {kept ? exact(created) : created_nice}
        </time>
      </A>
      {edited ? <span className="text-muted text-sm">changed since</span> : null}
    </header>
  );
}

/** The time, the same wherever it is shown: "22 Nov 2026, 18:40 UTC". */
const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const exact = (iso: string) => `${clock.format(new Date(iso))} UTC`;

function Foot({ comment }: { comment: Comment }) {
  const { signedIn, kept, subject } = useTalk();
  if (kept)
    return (
      <footer className="comment-foot">
        <VoteButtons comment={comment} />
        <A
          to={`${threadPath(subject)}?around=${comment.id_encoded}#${anchorOf(comment.id_encoded)}`}
          rel="nofollow"
          className="comment-act"
        >
          Vote, answer or report<span className="sr-only">: the comment of {comment.display_name}</span>
        </A>
      </footer>
    );
  return (
    <footer className="comment-foot">
      <VoteButtons comment={comment} />
      {signedIn ? (
        <CommentActions comment={comment} />
      ) : (
        <>
          {comment.allow_reply ? <SignInFirst comment={comment} word="Answer" /> : null}
          <ReportLink comment={comment} />
        </>
      )}
    </footer>
  );
}
