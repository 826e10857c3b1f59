import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import type { Subject } from "#app/kit/subject.ts";
import { type Context, operation, type Person } from "#app/operations/operation.ts";
import { pageFields, yesField } from "#app/platform/fields.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { branchSize, type CommentAs, orderOf, orders, pageSize, type Thread } from "../comments.ts";
import { commentId, noSuchSubject, subjectFields } from "../saying/fields.server.ts";
import { commentFields, commentSchema, presentComment, presentThread } from "./present.server.ts";
import { placesOf } from "./subjects.server.ts";
import { branchPage, type CommentRow, countThread, ownCounts, ownRows, threadPage } from "./thread-store.server.ts";

const readInput = z.object({
  ...subjectFields,
  ...pageFields,
  sort: z
    .unknown()
    .optional()
    .meta({ type: "string", enum: Object.keys(orders) }),
  around: commentId.optional().catch(undefined).describe("A comment that must be among them"),
  branch: commentId.optional().catch(undefined).describe("A first comment: only what answers it"),
  after: commentId.optional().catch(undefined).describe("With branch: what comes behind this answer"),
});

const threadAnswer: z.ZodType<Thread> = z.object({
  thread: z.array(commentSchema),
  thread_count: z.int(),
  comment_as: z.object({ display_name: z.string(), avatar: z.string().nullable() }).nullable(),
  more: z.boolean(),
  offset: z.int(),
  sort: z.enum(["helpful", "newest"]),
  report_to: z.string(),
});

/** Whom a comment of a reader's would be by. */
function commentAs(person: Person | null, image: string | null): CommentAs | null {
  return person && { display_name: person.display_name, avatar: uploadHref(image) };
}

/** A page of what is said of a subject, with the answers to it (guide.md, 7; contract.md, 5 and 12). */
export const readComments = operation({
  name: "comments/read",
  summary: "What is said of an item, with the answers to it",
  who: "anyone",
  changes: false,
  input: readInput,
  answers: threadAnswer,
  async handle({ link_table, link_id, limit, offset, sort, around, branch, after }, context) {
    const subject = { link_table, link_id };
    const refused = await noSuchSubject(context, subject);
    if (refused) return refused;
    const { db, person, house } = context;
    const page = clampPage(limit, offset, pageSize);
    const asked = { readerId: person?.id ?? null, sort: orderOf(sort), around: around ?? null, ...page };
    const href = await hrefOf(context, subject);
    const read = branch
      ? await readBranch(context, subject, { ...asked, first: branch, after: after ?? 0 })
      : await readFirsts(context, subject, asked);
    const { count, image } = await countThread(db, subject, asked.readerId);
    return success({
      thread: presentThread(read.rows, { reader: person, href }),
      thread_count: count,
      comment_as: commentAs(person, image),
      more: read.more,
      offset: page.offset,
      sort: asked.sort,
      report_to: house.settings.WEBMASTER_EMAIL,
    });
  },
});

type Asked = Parameters<typeof threadPage>[2];

async function readFirsts({ db }: Context, subject: Subject, asked: Asked) {
  if (asked.limit === 0) return { rows: [], more: false };
  const all = await threadPage(db, subject, asked);
  const wanted = all.find(({ id }) => id === asked.around);
  const beyond = all.filter(({ place }) => place > asked.limit);
  const kept = (row: CommentRow) => row.place <= asked.limit || (wanted && branchOf(row) === branchOf(wanted));
  return { rows: all.filter(kept), more: beyond.length > 0 };
}

const branchOf = ({ id, first_id }: CommentRow) => first_id ?? id;

async function readBranch({ db }: Context, subject: Subject, asked: Asked & { first: number; after: number }) {
  const limit = Math.min(asked.limit, branchSize);
  const rows = limit === 0 ? [] : await branchPage(db, subject, { ...asked, limit });
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** Where a subject's page stands; one that only its owner sees has none that could be told. */
async function hrefOf({ db }: Context, subject: Subject): Promise<string | null> {
  const [card] = await subjectCards(db, [subject]);
  return card?.href ?? null;
}

const ownInput = z.object({
  ...pageFields,
  comments_only: yesField.describe("yes: without the votes"),
});

/** A comment of one's own, and what it is said of. */
export const ownComment = z.object({
  ...commentFields,
  subject: z.string().describe("Its name; empty where it is gone"),
});

/** What the signed-in person has written, and what readers made of it (guide.md, 7; contract.md, 5). */
export const yourComments = operation({
  name: "comments/yours",
  summary: "What the signed-in person has written, the newest first, and what readers made of it",
  who: "member",
  changes: false,
  input: ownInput,
  answers: z.object({
    count: z.int(),
    votes: z.object({ score: z.int(), up_votes: z.int(), down_votes: z.int() }).nullable(),
    comments: z.array(ownComment),
  }),
  async handle({ limit, offset, comments_only }, { db, person }) {
    const page = clampPage(limit, offset, 10);
    const rows = page.limit === 0 ? [] : await ownRows(db, person.id, page);
    const cards = await placesOf(db, rows);
    const { count, up, down } = await ownCounts(db, person.id);
    const comments = rows.map((row, place) => ({
      ...presentComment(row, { reader: person, href: cards[place]?.href ?? null }),
      subject: cards[place]?.name ?? "",
    }));
    return success({
      count,
      votes: comments_only ? null : { score: up - down, up_votes: up, down_votes: down },
      comments,
    });
  },
});
