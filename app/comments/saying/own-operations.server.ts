import { z } from "zod";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { maybeField } from "#app/platform/fields.ts";
import { changesFor } from "../comments.ts";
import { type Held, holdComment, markTip, rewriteComment, takeOff } from "./comment-store.server.ts";
import { idFields, idOf, subjectFields } from "./fields.server.ts";
import { hasManyLinks, readText, tellSaid } from "./said.server.ts";

type Named = { link_table: string; link_id: number; id?: number | undefined; id_encoded?: number | undefined };

/** The comment that is meant, locked; somebody else's is none of theirs. */
async function ownComment({ db, person }: Context<"member">, named: Named): Promise<Held | Failure> {
  const id = idOf(named);
  if (typeof id !== "number") return id;
  const held = await holdComment(db, id, named);
  if (!held || held.status === "removed") return failure("not-found", "There is no such comment.");
  return held.person_id === person.id ? held : failure("forbidden", "This comment is not yours.");
}

/** Changes what somebody wrote within ten minutes (contract.md, 12). */
export const editComment = operation({
  name: "comments/edit",
  summary: `Changes a comment of one's own within ${changesFor} minutes`,
  who: "member",
  changes: true,
  input: z.object({ ...subjectFields, ...idFields, comment: z.string().max(100_000) }),
  answers: z.null(),
  limit: { times: 20, seconds: 60 },
  async handle({ comment, ...named }, context) {
    const held = await ownComment(context, named);
    if ("kind" in held) return held;
    const text = readText(comment, held.parent_id !== null);
    if (typeof text !== "string") return text;
    if (held.age >= changesFor || held.status === "refused")
      return failure("conflict", `A comment can be changed for ${changesFor} minutes only.`);
    if (held.status === "shown" && context.person.role === "member" && hasManyLinks(text)) {
      const said = "With three links or more an editor reads a comment first: write it as a new one";
      return failure("invalid", said, { comment: said });
    }
    await rewriteComment(context.db, held.id, text, held.status === "shown");
    await tellSaid(context.db, named);
    return success(null);
  },
});

/** Deletes what somebody wrote; where it was answered, its place stays (contract.md, 12). */
export const deleteComment = operation({
  name: "comments/delete",
  summary: "Deletes a comment of one's own; where it was answered, its place stays",
  who: "member",
  changes: true,
  input: z.object({ ...subjectFields, ...idFields }),
  answers: z.null(),
  async handle(named, context) {
    const held = await ownComment(context, named);
    if ("kind" in held) return held;
    await takeOff(context.db, held);
    await tellSaid(context.db, named);
    return success(null);
  },
});

/** An editor marks a comment as a tip: it stands with what the page itself says. */
export const tipComment = operation({
  name: "comments/tip",
  summary: "Marks a comment as a tip, which stands at the recipe, or takes that back",
  who: "editor",
  changes: true,
  input: z.object({ ...subjectFields, ...idFields, on: maybeField }),
  answers: z.null(),
  async watched({ on, ...named }, db) {
    const id = idOf(named);
    const held = typeof id === "number" ? await holdComment(db, id, named) : undefined;
    if (!held) return null;
    return {
      subject: `comment/${id}`,
      title: (held.text ?? "").slice(0, 60),
      state: { tip: held.tip },
      intent: `tip: ${on === false ? "no" : "yes"}`,
    };
  },
  async handle({ on, ...named }, { db }) {
    const id = idOf(named);
    if (typeof id !== "number") return id;
    const held = await holdComment(db, id, named);
    if (held?.status !== "shown") return failure("not-found", "There is no such comment.");
    await markTip(db, id, on !== false);
    await tellSaid(db, named);
    return success(null);
  },
});
