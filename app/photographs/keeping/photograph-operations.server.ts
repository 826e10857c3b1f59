import { z } from "zod";
import { tell } from "#app/database/notices.server.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { idField } from "#app/platform/fields.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { cropFields } from "#app/uploads/crop-fields.ts";
import { fileProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { dropPicture, takePicture } from "#app/uploads/uploads.server.ts";
import { problem, textField } from "#app/visitor/account-forms.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { largest, licence, mostWaiting } from "../photographs.ts";
import { captionField, captionProblem } from "./caption.ts";
import { countOwnWaiting, keepPhotograph, ownPhotographs, takeBack } from "./photograph-store.server.ts";

const subjectField = { link_table: z.string(), link_id: idField };
const gone = "There is no such page.";
const tooManyWait = failure("invalid", problem, {
  image: `${mostWaiting} photographs of yours wait for an editor already. Please send more once they are seen`,
});

/** What a page of one's own photographs of a drink shows: what became of each. */
export const loadPhotographs = operation({
  name: "photographs/load",
  summary: "What became of the photographs that one sent of a drink.",
  who: "member",
  changes: false,
  input: z.object(subjectField),
  answers: z.object({
    ...{ name: z.string(), href: z.string() },
    own: z.array(
      z.object({
        ...{ id: z.int(), src: z.string().nullable(), caption: z.string(), sent: z.string() },
        status: z.enum(["waiting", "shown", "refused", "away"]),
        reason: z.string().nullable(),
      }),
    ),
  }),
  async handle(subject, { db, person }) {
    const [card] = await subjectCards(db, [subject]);
    if (!card) return failure("not-found", gone);
    const own = (await ownPhotographs(db, subject, person.id)).map(
      ({ id, picture, caption, sent, status, reason }) => ({
        ...{ id, caption, sent, status, reason },
        src: uploadHref(picture),
      }),
    );
    const { name, href } = card;
    return success({ name, href, own });
  },
});

/** Sends a photograph of a drink, which waits for an editor (guide.md, 5: what is uploaded is declared to be one's own). */
export const sendPhotograph = operation({
  name: "photographs/send",
  summary: "Sends a photograph of a drink, which waits for an editor.",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({
    ...subjectField,
    image: z.instanceof(UploadedFile).nullable().catch(null),
    caption: captionField,
    declaration: textField,
    ...cropFields,
  }),
  answers: z.null(),
  limit: [
    { times: 6, seconds: 60 },
    { times: 40, seconds: 3_600 },
  ],
  async handle({ image, caption, declaration, link_table, link_id, ...crop }, { house, person }) {
    const subject: Subject = { link_table, link_id };
    const [card] = await subjectCards(house.db, [subject]);
    if (!card) return failure("not-found", gone);
    const wrong = image ? fileProblem({ name: image.name, size: image.bytes.byteLength }) : "Choose a photograph";
    const long = captionProblem(caption);
    const errors = {
      ...(wrong ? { image: wrong } : {}),
      ...(long ? { caption: long } : {}),
      ...(declaration === "" ? { declaration: "Say that you took it, and that it may be shown" } : {}),
    };
    if (!image || Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    if ((await countOwnWaiting(house.db, person.id)) >= mostWaiting) return tooManyWait;
    const wanted = { least: leastOfGuide, shape: largest, crop };
    const made = await takePicture(house.uploads, "photographs", image.bytes, wanted);
    if (!made.ok) return { ...made, fields: { image: made.reason } };
    try {
      const kept = { personId: person.id, picture: made.value, caption, licence: licence.name };
      const fits = await house.db.transaction().execute(async (db) => {
        await takeTurn(db, person.id);
        if ((await countOwnWaiting(db, person.id)) >= mostWaiting) return false;
        await keepPhotograph(db, subject, kept);
        return true;
      });
      if (fits) return success(null);
    } catch (error) {
      await dropPicture(house.uploads, made.value);
      throw error;
    }
    // Others were sent at once.
    await dropPicture(house.uploads, made.value);
    return tooManyWait;
  },
});

/** Takes back a photograph of one's own, wherever it stands: it goes at once. */
export const takeBackPhotograph = operation({
  name: "photographs/take-back",
  summary: "Deletes a photograph that one has sent.",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ id: idField }),
  answers: z.null(),
  limit: { times: 60, seconds: 60 },
  async handle({ id }, { house, person }) {
    const was = await house.db.transaction().execute(async (db) => {
      const row = await takeBack(db, id, person.id);
      if (row) await tell(db, "comments", oidOf(row));
      return row;
    });
    if (!was) return failure("not-found", "There is no such photograph of yours.");
    if (was.picture) await dropPicture(house.uploads, was.picture);
    return success(null);
  },
});
