import type { ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import { flat, type Order, orders, type Thread, threadPath } from "../comments.ts";
import { CommentItem } from "./comment-item.tsx";
import { useTalk } from "./talk.ts";
import { WriteForm } from "./write-form.tsx";

type Props = {
  thread: Thread;
  /** Where each order stands, or what choosing it does. */
  order: (order: Order) => string | (() => void);
  /** What became of a comment that was posted just now: it stands in place of the field (guide.md, 4). */
  posted?: string | null;
  /** The ways on. */
  children?: ReactNode;
};

/** A thread: how much is shown of it, in which order, the field to say something, and what was said. */
export function ThreadView({ thread, order, posted, children }: Props) {
  const { thread: all, thread_count, sort } = thread;
  const shown = flat(all).filter(({ removed, pending_message }) => !removed && !pending_message).length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted">
          {thread_count > 0
            ? `Showing ${shown} of ${thread_count}`
            : all.length > 0
              ? "Nothing is published yet."
              : "Nobody has said anything yet."}
        </p>
        {thread_count > 1 ? (
          <nav aria-label="Order of comments" className="flex flex-wrap gap-2">
            {(Object.keys(orders) as Order[]).map((name) => (
              <OrderChoice key={name} text={orders[name]} on={sort === name} to={order(name)} />
            ))}
          </nav>
        ) : null}
      </div>
      {posted ? (
        <p role="status" className="panel mb-6 max-w-prose px-5 py-4">
          {posted}
        </p>
      ) : (
        <Say />
      )}
      {all.length > 0 ? (
        <ol className="comments">
          {all.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ol>
      ) : null}
      {children}
    </>
  );
}

function OrderChoice({ text, on, to }: { text: string; on: boolean; to: string | (() => void) }) {
  if (typeof to === "string")
    return (
      <A to={to} rel="nofollow" className="chip" aria-current={on ? "true" : undefined}>
        {text}
      </A>
    );
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={to}>
      {text}
    </button>
  );
}

/** The field for a first comment, or the way to it. */
function Say() {
  const { signedIn, here, kept, subject } = useTalk();
  const way = kept
    ? { to: `${threadPath(subject)}#say`, text: "Say something" }
    : { to: `/login?redir=${encodeURIComponent(`${here}#user-notes`)}`, text: "Sign in to say something" };
  return (
    <div className="mb-6" id="say">
      {signedIn ? (
        <WriteForm />
      ) : (
        <A to={way.to} rel="nofollow" className="button button-quiet">
          {way.text}
        </A>
      )}
    </div>
  );
}
