import { tell } from "#app/database/notices.server.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { oidOf } from "#app/kit/subject.ts";
import type { QueueKind } from "#app/operations/queue-kind.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { addressesOf } from "#app/visitor/users.server.ts";
import { captionField, captionProblem } from "./keeping/caption.ts";
import {
  countWaiting,
  decidePhotograph,
  forgetFile,
  holdPhotograph,
  type PhotographRow,
  recaption,
  waitingPhotographs,
} from "./keeping/photograph-store.server.ts";
import { photographsPath } from "./photographs.ts";

/** Photographs of drinks that readers sent (contract.md, 12: the desk): shown beside the drawing once an editor has seen them. */
export const photographQueue: QueueKind = {
  title: "Photographs",
  one: "photograph",
  fields: [{ name: "caption", label: "Caption", kind: "line" }],
  kept: [{ table: "photograph", key: "id" }],
  count: countWaiting,
  async waiting(db, page) {
    const rows = await waitingPhotographs(db, page);
    const cards = new Map((await subjectCards(db, rows)).map((card) => [oidOf(card), card]));
    return rows.map((row) => {
      const name = cards.get(oidOf(row))?.name ?? "A page that is gone";
      return {
        id: row.id,
        title: `${name}: a photograph`,
        from: `${row.author_name}, ${row.author_email}`,
        sent: row.sent,
        facts: [
          { label: "Caption", text: row.caption || "None" },
          { label: "Licence", text: `${row.licence}, declared to be their own` },
        ],
        pictures: row.picture
          ? [{ href: uploadHref(row.picture)!, alt: `${name}, as ${row.author_name} photographed it` }]
          : [],
        values: { caption: row.caption },
      };
    });
  },
  async hrefOf(db, id) {
    const row = await holdPhotograph(db, id);
    if (row?.status !== "shown") return null;
    const [card] = await subjectCards(db, [row]);
    return card?.href ?? null;
  },
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const row = await holdPhotograph(db, id);
      if (row?.status !== "waiting") return notWaiting(row);
      const caption = captionField.parse(values.caption);
      const long = captionProblem(caption);
      if (long) return failure("invalid", long, { caption: long });
      await recaption(db, id, caption);
      return success({});
    }),
  approve: (house, id, editor) =>
    house.db.transaction().execute(async (db) => {
      const row = await holdPhotograph(db, id);
      if (row?.status !== "waiting" || row.person_id === null) return notWaiting(row);
      const [card] = await subjectCards(db, [row]);
      if (!card) return failure("conflict", "The page that it is of is gone.");
      await decidePhotograph(db, id, { status: "shown", editorId: editor.id });
      await tell(db, "comments", oidOf(row));
      const to = (await addressesOf(db, [row.person_id])).get(row.person_id);
      return success({ mail: to ? shownMail(to, card.name, house.settings.BASE_URL + card.href) : null });
    }),
  async refuse(house, id, editor, reason) {
    const decided = await house.db.transaction().execute(async (db) => {
      const row = await holdPhotograph(db, id);
      if (row?.status !== "waiting" || row.person_id === null) return { refusal: notWaiting(row) };
      await decidePhotograph(db, id, { status: "refused", editorId: editor.id, reason });
      const [card] = await subjectCards(db, [row]);
      const to = (await addressesOf(db, [row.person_id])).get(row.person_id);
      const again = house.settings.BASE_URL + photographsPath(row);
      const mail = to ? refusedMail(to, card?.name ?? "a page that is gone", { reason, again }) : null;
      return { picture: row.picture, mail };
    });
    if ("refusal" in decided && decided.refusal) return decided.refusal;
    // A file that cannot be deleted now is deleted by the chore.
    if (decided.picture) {
      await dropPicture(house.uploads, decided.picture);
      await forgetFile(house.db, decided.picture);
    }
    return success({ mail: decided.mail ?? null });
  },
};

function notWaiting(row: PhotographRow | undefined): Failure {
  if (!row) return failure("not-found", "There is no such photograph.");
  const done = row.status === "shown" ? "published" : row.status === "refused" ? "refused" : "taken back";
  return failure("conflict", `Somebody has ${done} this photograph already.`);
}

const mail = (to: string, subject: string, lines: readonly string[]): Mail => ({
  ...{ to, subject },
  text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n"),
});

const shownMail = (to: string, name: string, address: string) =>
  mail(to, `Your photograph of ${name} is on its page`, [
    "an editor has seen your photograph. It stands beside the drawing, with your name:",
    ...["", address, "", "You can take it back there at any time. Thank you."],
  ]);

const refusedMail = (to: string, name: string, { reason, again }: { reason: string; again: string }) =>
  mail(to, `Your photograph of ${name} was not taken`, [
    "an editor has seen your photograph and does not show it. The reason:",
    ...["", reason, "", "Its file is deleted. You can send another one:", "", again],
  ]);
