import type { Queries } from "#app/database/database.server.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { listed } from "#app/kit/words.ts";
import type { QueueKind, Waiting } from "#app/operations/queue-kind.ts";
import { inShort } from "./comment-queue.server.ts";
import { type Reason, reasons } from "./comments.ts";
import { dismissedMail, takenDownMail, upheldMail } from "./desk/decision-mails.ts";
import {
  addressOf,
  countReported,
  decideReports,
  type Reported,
  reportedComments,
  reportsDecided,
  whysOf,
} from "./desk/queue-store.server.ts";
import { forumHref } from "./reading/present.server.ts";
import { type Place, placesOf } from "./reading/subjects.server.ts";
import { holdComment, rewriteComment, takeOff } from "./saying/comment-store.server.ts";
import { readText, tellSaid } from "./saying/said.server.ts";

async function notWaiting(db: Queries, id: number): Promise<Failure> {
  const became = await reportsDecided(db, id);
  if (!became) return failure("not-found", "There is no such report, or its comment is gone.");
  return failure(
    "conflict",
    `Somebody has ${became === "upheld" ? "taken down" : "refused"} this comment’s report already.`,
  );
}

const words = (whys: readonly Reason[]) => listed([...new Set(whys)].map((why) => reasons[why].toLowerCase()));

function asWaiting({ id, text, by, sent, reports }: Reported, place: Place | null): Waiting {
  return {
    id,
    title: `${place?.name ?? "A page that is gone"}: ${inShort(text)}`,
    from: reports.map((report) => `${report.by}, ${report.email}`).join("; "),
    sent,
    facts: [
      { label: "Comment", text },
      { label: "Written by", text: by },
      ...reports.map(({ why, note, by: who }) => ({
        label: `${who} says`,
        text: note ? `${reasons[why]}: ${note}` : reasons[why],
      })),
    ],
    values: { comment: text },
  };
}

/** Comments that readers reported (contract.md, 12): taken down with the reason, mended, or left; all reports of one at once. */
export const reportQueue: QueueKind = {
  title: "Reported comments",
  one: "comment",
  verb: { act: "Take the comment down", done: "taken down", left: "left as it is" },
  fields: [{ name: "comment", label: "Comment", kind: "text" }],
  kept: [{ table: "comment", key: "id" }],
  count: countReported,
  async waiting(db, page) {
    const reported = await reportedComments(db, page);
    const places = await placesOf(db, reported);
    return reported.map((one, at) => asWaiting(one, places[at] ?? null));
  },
  async hrefOf(db, id) {
    const comment = await holdComment(db, id);
    const [place] = comment ? await placesOf(db, [comment]) : [];
    return comment && place ? forumHref(comment, place.href, id) : null;
  },
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      if (!comment || (await whysOf(db, id)).length === 0) return notWaiting(db, id);
      const text = readText(values.comment ?? comment.text ?? "", comment.parent_id !== null);
      if (typeof text !== "string") return text;
      await rewriteComment(db, id, text, true);
      await tellSaid(db, comment);
      return success({});
    }),
  approve: (house, id, editor) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      const whys = await whysOf(db, id);
      const told = await decideReports(db, id, { status: "upheld", editorId: editor.id, reason: null });
      if (!comment || told.length === 0) return notWaiting(db, id);
      const reason = words(whys);
      if (comment.status === "shown") await takeOff(db, comment, { editorId: editor.id, reason });
      await tellSaid(db, comment);
      const [place] = await placesOf(db, [comment]);
      const about = place?.name ?? "a page that is gone";
      const { BASE_URL } = house.settings;
      const author = comment.person_id && (await addressOf(db, comment.person_id));
      const [first, ...others] = told.map((to) =>
        upheldMail(to, about, BASE_URL + forumHref(comment, place?.href ?? null, id)),
      );
      const toAuthor = author
        ? [takenDownMail({ to: author, about, text: comment.text ?? "" }, reason, `${BASE_URL}/commenting-guidelines`)]
        : [];
      return success({ mail: first ?? null, more: [...others, ...toAuthor] });
    }),
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const comment = await holdComment(db, id);
      const told = await decideReports(db, id, { status: "dismissed", editorId: editor.id, reason });
      if (!comment || told.length === 0) return notWaiting(db, id);
      const [place] = await placesOf(db, [comment]);
      const [first, ...others] = told.map((to) => dismissedMail(to, place?.name ?? "a page that is gone", reason));
      return success({ mail: first ?? null, more: others });
    }),
};
