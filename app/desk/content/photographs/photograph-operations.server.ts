import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { type Kind, readContent, wordsOfKind } from "#app/library/content.server.ts";
import { operation } from "#app/operations/operation.ts";
import {
  declaredFields,
  declaredProblems,
  type GuidePhotograph,
  guidePhotographs,
  keepGuidePhotograph,
  moveGuidePhotograph,
  redeclare,
} from "#app/photographs/photographs.server.ts";
import { largestOfGuide, mostOfGuide, showsPhotographs } from "#app/photographs/photographs.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { idField } from "#app/platform/fields.ts";
import { fileProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { dropPicture, takePicture } from "#app/uploads/uploads.server.ts";
import { problem } from "#app/visitor/account-forms.ts";
import { kindField } from "../content-input.server.ts";
import { addressOfEntry } from "../entry-address.server.ts";

const entry = { kind: kindField, id: idField };
const gone = () => failure("not-found", "There is no such entry, or its page shows no photographs.");
const full = `${mostOfGuide} photographs of the guide’s own stand on its page already: take one away first`;

/** What an entry of the library is to those who photograph it; null where there is none, or its pages show none. */
async function subjectOfEntry(db: Queries, kind: Kind, id: number): Promise<(Subject & { name: string }) | null> {
  const link_table = tableOfKind(kind);
  if (!link_table || !showsPhotographs(link_table)) return null;
  const found = await readContent(db, kind, id);
  return found ? { link_table, link_id: id, name: found.name } : null;
}

const photograph = z.object({
  ...{ id: z.int(), src: z.string().nullable(), caption: z.string(), credit: z.string(), source: z.string() },
  ...{ licence: z.string(), status: z.enum(["shown", "away", "refused"]), reason: z.string().nullable() },
  sent: z.string().describe("The day on which it was put there"),
  decided: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
});
export type PhotographTold = z.output<typeof photograph>;

function told({ picture, sent_at, decided_at, decided_name, ...one }: GuidePhotograph): PhotographTold {
  const { id, caption, credit, source, licence, status, reason } = one;
  return {
    ...{ id, src: uploadHref(picture), caption, credit, source, licence, status, reason },
    sent: sent_at.toISOString().slice(0, 10),
    decided: decided_at ? { at: decided_at.toISOString().slice(0, 10), by: decided_name } : null,
  };
}

/** The photographs that editors gave an entry, whatever became of them. */
export const loadEntryPhotographs = operation({
  name: "desk/entry-photographs",
  summary: "The guide’s own photographs of an entry of the library, those that were taken away as well",
  who: "editor",
  changes: false,
  input: z.object(entry),
  answers: z.object({
    ...{ kind: z.string(), one: z.string(), id: z.int(), name: z.string(), href: z.string().nullable() },
    photographs: z.array(photograph),
  }),
  async handle({ kind, id }, { db }) {
    const subject = await subjectOfEntry(db, kind, id);
    if (!subject) return gone();
    const photographs = (await guidePhotographs(db, subject)).map(told);
    const href = await addressOfEntry(db, kind, id);
    return success({ kind, one: wordsOfKind(kind).one, id, name: subject.name, href, photographs });
  },
});

/** What the log of changes compares: each photograph by its number, with what is said of it. */
async function standing(db: Queries, { kind, id }: { kind: Kind; id: number }, intent: string) {
  const subject = await subjectOfEntry(db, kind, id);
  if (!subject) return null;
  const state = Object.fromEntries(
    (await guidePhotographs(db, subject)).map(({ id: number, picture, status, ...one }) => {
      const { caption, credit, source, licence } = one;
      return [`photograph ${number}`, { status, picture, caption, credit, source, licence }];
    }),
  );
  return { subject: `content/${kind}/${id}`, title: subject.name, state, intent };
}

/** Puts a photograph on an entry's page at once, with who made it, where it was found and its licence (contract.md, 12: the desk). */
export const addPhotograph = operation({
  name: "desk/add-photograph",
  summary: "Gives an entry of the library a photograph, which stands on its page at once",
  who: "editor",
  changes: true,
  transaction: "own",
  input: z.object({ ...entry, ...declaredFields, image: z.instanceof(UploadedFile).nullable().catch(null) }),
  answers: z.object({ photograph: z.int() }),
  watched: (asked, db) => standing(db, asked, "add-photograph"),
  async handle({ kind, id, image, ...declared }, { house, person }) {
    const { db, uploads } = house;
    const subject = await subjectOfEntry(db, kind, id);
    if (!subject) return gone();
    const wrong = image ? fileProblem({ name: image.name, size: image.bytes.byteLength }) : "Choose a photograph";
    const errors = { ...(wrong ? { image: wrong } : {}), ...declaredProblems(declared) };
    if (!image || Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    if (await isFull(db, subject)) return failure("invalid", problem, { image: full });
    const wanted = { least: leastOfGuide, shape: largestOfGuide, crop: null, whole: true } as const;
    const made = await takePicture(uploads, "photographs", image.bytes, wanted);
    if (!made.ok) return { ...made, fields: { image: made.reason } };
    try {
      const kept = { ...declared, picture: made.value, editorId: person.id };
      const number = await db.transaction().execute(async (trx) => {
        const number = await keepGuidePhotograph(trx, subject, kept);
        await tell(trx, "comments", oidOf(subject));
        return number;
      });
      return success({ photograph: number });
    } catch (error) {
      await dropPicture(uploads, made.value);
      throw error;
    }
  },
});

async function isFull(db: Queries, subject: Subject): Promise<boolean> {
  const shown = (await guidePhotographs(db, subject)).filter(({ status }) => status === "shown");
  return shown.length >= mostOfGuide;
}

const input = z.object({
  ...entry,
  photograph: idField,
  intent: z.enum(["take-away", "bring-back", "declare"]),
  ...declaredFields,
});

/** Takes a photograph off an entry's page, brings it back, or mends what is said of it; its files stay. */
export const changePhotograph = operation({
  name: "desk/change-photograph",
  summary: "Takes a photograph off an entry’s page, brings it back, or mends what is said of it",
  who: "editor",
  changes: true,
  input,
  answers: z.null(),
  watched: (asked, db) => standing(db, asked, `${asked.intent}-photograph`),
  async handle({ kind, id, photograph: number, intent, ...declared }, { db, person }) {
    const subject = await subjectOfEntry(db, kind, id);
    if (!subject) return gone();
    const errors = intent === "declare" ? declaredProblems(declared) : {};
    if (Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    if (intent === "bring-back" && (await isFull(db, subject))) return failure("conflict", `${full}.`);
    const status = intent === "take-away" ? "away" : "shown";
    const done =
      intent === "declare"
        ? await redeclare(db, subject, { id: number, ...declared })
        : await moveGuidePhotograph(db, subject, { id: number, status, editorId: person.id });
    if (!done) return failure("conflict", "Somebody has changed this photograph meanwhile: look at it again.");
    await tell(db, "comments", oidOf(subject));
    return success(null);
  },
});
