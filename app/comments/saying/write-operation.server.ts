import { z } from "zod";
import { type Failure, failure, success, waitFirst } from "#app/kit/result.ts";
import { encodeId } from "#app/kit/slug.ts";
import type { Subject } from "#app/kit/subject.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { yesField } from "#app/platform/fields.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { deepest, pendingMessage } from "../comments.ts";
import { noteAnswers } from "../notices/notice-store.server.ts";
import { type Held, holdComment, insertComment, saidBefore } from "./comment-store.server.ts";
import { commentId, noSuchSubject, subjectFields } from "./fields.server.ts";
import { hasManyLinks, readText, tellSaid } from "./said.server.ts";

/** An empty field of a form names no comment, nor does 0, which others send for what stands below none. */
const parentField = z
  .preprocess((value) => (["", null, 0, "0"].includes(value as string) ? undefined : value), commentId.optional())
  .meta({ type: "string", description: "The comment that it answers" });

const input = z.object({
  ...subjectFields,
  comment: z.string().max(100_000).describe("At most 2,000 characters, an answer 500"),
  parent_id: parentField,
  posted_anonymously: yesField,
});

/** contract.md, 6: at most 5 a minute. What is refused is no comment: of tries there may be more. And nobody has that much to say for an hour. */
const limits = [
  { times: 20, seconds: 60 },
  { times: 60, seconds: 3_600, together: "comments/write-in-an-hour" },
] as const;

/** Says something of a subject, or answers what somebody said (guide.md, 7; contract.md, 5 and 12). */
export const writeComment = operation({
  name: "comments/write",
  summary: "Says something of an item, or answers a comment",
  who: "member",
  changes: true,
  input,
  answers: z.object({ id: z.int(), id_encoded: z.string(), pending_message: z.string().nullable() }),
  limit: limits,
  async handle({ link_table, link_id, comment, parent_id, posted_anonymously }, context) {
    const { db, person } = context;
    const subject = { link_table, link_id };
    const refused = await noSuchSubject(context, subject);
    if (refused) return refused;
    const text = readText(comment, parent_id !== undefined);
    if (typeof text !== "string") return text;
    const parent = parent_id === undefined ? null : await answeredBy(context, subject, parent_id);
    if (parent && "kind" in parent) return parent;
    // Of the same said twice at once the second finds the first.
    await takeTurn(db, person.id);
    const { known, twice, wait } = await saidBefore(db, person.id, { ...subject, text, parent_id: parent?.id ?? null });
    if (twice) return failure("conflict", "You have said that here already.");
    if (wait !== null && context.house.settings.RATE_LIMIT) return waitFirst(Math.max(1, wait));
    const waits = person.role === "member" && (!known || hasManyLinks(text));
    const said = await insertComment(db, {
      ...subject,
      parent,
      person_id: person.id,
      text,
      anonymous: posted_anonymously,
      status: waits ? "waiting" : "shown",
    });
    if (!waits) {
      await noteAnswers(db, said);
      await tellSaid(db, subject);
    }
    return success({ id: said.id, id_encoded: encodeId(said.id), pending_message: waits ? pendingMessage : null });
  },
});

/** The comment below which an answer stands: as deep as there is, it stands beside what it answers (contract.md, 12). */
async function answeredBy({ db }: Context, subject: Subject, id: number): Promise<Held | Failure> {
  const asked = await holdComment(db, id, subject);
  if (!asked) return failure("not-found", "There is no such comment.");
  if (asked.status !== "shown" || asked.person_id === null)
    return failure("conflict", "That comment cannot be answered any more.");
  if (asked.depth < deepest || asked.parent_id === null) return asked;
  return (await holdComment(db, asked.parent_id)) ?? asked;
}
