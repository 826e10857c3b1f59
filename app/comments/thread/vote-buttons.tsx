import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { Comment } from "../comments.ts";
import { ActForm } from "./act-form.tsx";
import { SignInFirst } from "./comment-actions.tsx";
import { useTalk } from "./talk.ts";

const ways = [
  { voted: "up", rating: "5", word: "Helpful", Sign: ThumbsUp },
  { voted: "down", rating: "0", word: "Not helpful", Sign: ThumbsDown },
] as const;

type Props = { comment: Comment /** True where it is only told what others voted. */; told?: boolean };

/** What readers make of a comment, and their vote: one, after which both buttons are off (guide.md, 4). */
export function VoteButtons({ comment, told = false }: Props) {
  const { signedIn, kept } = useTalk();
  const { score, voted, owner, pending_message } = comment;
  const shown = (
    <span className="min-w-6 text-center tabular-nums" title="Votes for it, less those against it">
      <span className="sr-only">Score </span>
      {score > 0 ? `+${score}` : score}
    </span>
  );
  if (pending_message) return null;
  if (kept || (!signedIn && !told))
    return (
      <span className="flex items-center gap-1">
        {shown}
        {kept ? null : <SignInFirst comment={comment} word="Vote" />}
      </span>
    );
  const off = told || owner === "yes" || voted !== null;
  return (
    <span className="flex items-center gap-1">
      <ActForm
        what="vote"
        fields={{ link_id: comment.id_encoded, section: "comment" }}
        className="flex items-center gap-1"
      >
        {(sending) =>
          ways.map(({ voted: way, rating, word, Sign }) => (
            <button
              key={way}
              type="submit"
              name="rating"
              value={rating}
              className="comment-act comment-vote"
              disabled={off || sending}
              aria-pressed={voted === way}
              title={word}
            >
              <Sign size={18} aria-hidden="true" className={voted === way ? "fill-accent text-accent" : ""} />
              <span className="sr-only">
                {word}: the comment of {comment.display_name}
              </span>
            </button>
          ))
        }
      </ActForm>
      {shown}
    </span>
  );
}
