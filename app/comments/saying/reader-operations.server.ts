import { z } from "zod";
import { type Failure, failure, success } from "#app/kit/result.ts";
import type { Subject } from "#app/kit/subject.ts";
import { rateOperation } from "#app/marks/mark-operations.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { operation } from "#app/operations/operation.ts";
import { type Reason, reasons } from "../comments.ts";
import { type Held, holdComment } from "./comment-store.server.ts";
import { commentId, idFields, idOf, subjectFields } from "./fields.server.ts";
import { readNote, tellSaid } from "./said.server.ts";
import { castVote, keepReport } from "./vote-store.server.ts";

/** Somebody else's comment that is shown, on a subject that is told or on any. */
async function othersComment(
  { db, person }: Context<"member">,
  id: number,
  own: string,
  of?: Subject,
): Promise<Held | Failure> {
  const held = await holdComment(db, id, of);
  if (held?.status !== "shown") return failure("not-found", "There is no such comment.");
  return held.person_id === person.id ? failure("forbidden", own) : held;
}

const voteInput = z.object({
  ...rateOperation.input.shape,
  link_id: commentId.optional(),
  id_encoded: commentId.optional().describe("Of a comment, in place of link_id"),
  section: rateOperation.input.shape.section.describe(
    "As for a rating, or comment: then rating is 5 for up and 0 for down",
  ),
});

/**
 * The one call for votes (contract.md, 5): of section `comment` a vote on a comment, one a person and for good; of every other
 * a rating, which marks keep.
 */
export const registerVote = operation({
  name: "comments/vote",
  summary: "Rates an item from 1 to 5.5 in half steps, 0 takes it back; or votes on a comment: 5 up, 0 down, once",
  who: "member",
  changes: true,
  input: voteInput,
  answers: z.null(),
  limit: { times: 60, seconds: 60 },
  async handle(input, context) {
    const { link_id = input.id_encoded, section, rating } = input;
    if (link_id === undefined) return failure("invalid", "link_id: must be a whole number");
    if (section !== "comment") return rateOperation.handle({ ...input, link_id }, context);
    if (rating !== 5 && rating !== 0) return failure("invalid", "rating: must be 5 for up or 0 for down");
    const held = await othersComment(context, link_id, "One’s own comment is for others to judge.");
    if ("kind" in held) return held;
    if (!(await castVote(context.db, context.person.id, link_id, rating === 5)))
      return failure("conflict", "You have voted on this comment already.");
    await tellSaid(context.db, held);
    return success(null);
  },
});

const names = Object.keys(reasons) as [Reason, ...Reason[]];

/** Says that something is wrong with a comment; editors see it at the desk (contract.md, 5 and 12). */
export const reportComment = operation({
  name: "comments/report",
  summary: "Reports a comment to the editors, with the reason",
  who: "member",
  changes: true,
  input: z.object({
    ...subjectFields,
    ...idFields,
    reason: z.enum(names, "Choose what is wrong with it"),
    note: z.string().max(100_000).default("").catch(""),
  }),
  answers: z.null(),
  limit: { times: 10, seconds: 60 },
  async handle({ reason, note: typed, ...named }, context) {
    const id = idOf(named);
    if (typeof id !== "number") return id;
    const note = readNote(typed);
    if (typeof note !== "string") return note;
    const held = await othersComment(context, id, "This comment is your own: delete it if it is wrong.", named);
    if ("kind" in held) return held;
    await keepReport(context.db, { comment_id: id, person_id: context.person.id, why: reason, note });
    return success(null);
  },
});
