import { type Failure, failure, success } from "#app/kit/result.ts";
import type { QueueKind, Waiting } from "#app/operations/queue-kind.ts";
import { refusedMail, shownMail } from "./desk/decision-mails.ts";
import { addressOf, countWaiting, type WaitingComment, waitingComments } from "./desk/queue-store.server.ts";
import { noteAnswers } from "./notices/notice-store.server.ts";
import { forumHref } from "./reading/present.server.ts";
import { type Place, placesOf } from "./reading/subjects.server.ts";
import { type Held, holdComment, refuseComment, rewriteComment, showComment } from "./saying/comment-store.server.ts";
import { readText, tellSaid } from "./saying/said.server.ts";

function notWaiting(comment: Held | undefined): Failure {
  if (!comment) return failure("not-found", "There is no such comment.");
  const done = { shown: "Somebody has published", refused: "Somebody has refused" } as Record<string, string>;
  return failure("conflict", `${done[comment.status] ?? "Its writer has deleted"} this comment already.`);
}

/** As much of a text as a title has room for. */
export const inShort = (text: string) => (text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/u, "")} …` : text);

function asWaiting(comment: WaitingComment, place: Place | null): Waiting {
  const { id, text, by, email, sent, anonymous, above } = comment;
  return {
    id,
    title: `${place?.name ?? "A page that is gone"}: ${inShort(text)}`,
    from: `${by}, ${email}`,
    sent,
    facts: [
      ...(above === null ? [] : [{ label: "It answers", text: above }]),
      { label: anonymous ? "Comment, without a name" : "Comment", text },
    ],
    values: { comment: text },
  };
}

/** First comments of new members, and those with many links (contract.md, 12): shown once an editor has read them. */
export const commentQueue: QueueKind = {
  title: "Comments",
  one: "comment",
  fields: [{ name: "comment", label: "Comment", kind: "text" }],
  kept: [{ table: "comment", key: "id" }],
  count: countWaiting,
  async waiting(db, page) {
    const comments = await waitingComments(db, page);
    const places = await placesOf(db, comments);
    return comments.map((comment, at) => asWaiting(comment, places[at] ?? null));
  },
  async hrefOf(db, id) {
    const comment = await holdComment(db, id);
    const [place] = comment?.status === "shown" ? await placesOf(db, [comment]) : [];
    return comment && place ? forumHref(comment, place.href, id) : null;
  },
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      if (comment?.status !== "waiting") return notWaiting(comment);
      const text = readText(values.comment ?? comment.text ?? "", comment.parent_id !== null);
      if (typeof text !== "string") return text;
      await rewriteComment(db, id, text, false);
      return success({});
    }),
  approve: (house, id, editor) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      if (comment?.status !== "waiting" || comment.person_id === null) return notWaiting(comment);
      await showComment(db, comment, editor.id);
      await noteAnswers(db, comment);
      await tellSaid(db, comment);
      const [place] = await placesOf(db, [comment]);
      const to = await addressOf(db, comment.person_id);
      if (!place || !to) return success({ mail: null });
      const href = house.settings.BASE_URL + forumHref(comment, place.href, id);
      return success({ mail: shownMail({ to, about: place.name, text: comment.text ?? "" }, href) });
    }),
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      if (comment?.status !== "waiting" || comment.person_id === null) return notWaiting(comment);
      await refuseComment(db, id, editor.id, reason);
      const [place] = await placesOf(db, [comment]);
      const to = await addressOf(db, comment.person_id);
      const about = place?.name ?? "a page that is gone";
      return success({ mail: to ? refusedMail({ to, about, text: comment.text ?? "" }, reason) : null });
    }),
};
