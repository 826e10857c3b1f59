import { z } from "zod";
import { memberPath } from "#app/account/member-path.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { encodeId } from "#app/kit/slug.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { Person } from "#app/operations/operation.ts";
import { yesNo } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import {
  anchorOf,
  type Badge,
  badges,
  branchSize,
  type Comment,
  changesFor,
  deepest,
  foldedAt,
  pendingMessage,
  refusedMessage,
  removedText,
  threadPath,
  treeOf,
} from "../comments.ts";
import { since } from "./since.ts";
import type { CommentRow } from "./thread-store.server.ts";

const fields = {
  id: z.int(),
  id_encoded: z.string(),
  link_table: z.string(),
  link_id: z.int(),
  parent_id: z.int().nullable(),
  comment: z.string().describe("The raw text: whoever shows it escapes it"),
  reply_count: z.int().describe("What stands directly below it"),
  more_after: z
    .int()
    .nullable()
    .describe("Below a first comment stands more than came with it: ask with it as `after`"),
  forum_href: z.string(),
  status: z.enum(["deleted", "link-deleted"]).nullable(),
  removed: z.boolean(),
  display_name: z.string(),
  avatar: z.string().nullable(),
  profile_url: z.string().nullable(),
  posted_anonymously: yesNo,
  badges: z.string().describe("Icons as HTML"),
  badge_names: z.array(z.string()),
  created: z.string(),
  created_nice: z.string(),
  edited: z.boolean(),
  score: z.int(),
  folded: z.boolean(),
  owner: yesNo,
  allow_reply: z.boolean(),
  may_change: z.boolean(),
  voted: z.enum(["up", "down"]).nullable(),
  tip: z.boolean(),
  pending_message: z.string().nullable(),
};

/** A comment with what answers it, down to the depth that there is. */
function nested(depth: number): z.ZodType<Comment> {
  const replies = depth < deepest ? z.array(nested(depth + 1)) : z.array(z.never());
  return z.object({ ...fields, replies }) as unknown as z.ZodType<Comment>;
}

/** The fields of a comment as calls answer it (guide.md, 3). */
export const commentFields = { ...fields, replies: z.array(nested(1)) };

/** The same as a schema. */
export const commentSchema = nested(0);

/** Where a comment stands: the page of its subject, or that of the thread where a subject is but a place on a page. */
export function forumHref(subject: Subject, href: string | null, id: number): string {
  const page = href === null || href.includes("#") ? threadPath(subject) : href;
  return `${page}#${anchorOf(encodeId(id))}`;
}

function badgesOf(row: CommentRow): Badge[] {
  const has: Record<Badge, boolean> = {
    editor: row.author_editor,
    trade: row.author_trade,
    premium: row.author_premium,
    founder: row.author_founder,
  };
  return (Object.keys(badges) as Badge[]).filter((name) => has[name]);
}

const signs: Record<Badge, string> = { editor: "✎", trade: "⚒", premium: "★", founder: "①" };
const badgeHtml = (name: Badge) =>
  `<span class="comment-badge" data-badge="${name}" role="img" aria-label="${badges[name]}" title="${badges[name]}">${signs[name]}</span>`;

type Asked = {
  reader: Person | null;
  /** The page of its subject; null where that is gone. */
  href: string | null;
  now?: Date;
};

/** What its writer is told of a comment that others do not see. */
const unpublished: Partial<Record<CommentRow["status"], string>> = {
  waiting: pendingMessage,
  refused: refusedMessage,
};

/** A comment as a reader may have it: each field that goes out is named here. */
export function presentComment(row: CommentRow, { reader, href, now = new Date() }: Asked): Comment {
  // Whose account is gone has left a place.
  const removed = row.status === "removed" || row.person_id === null;
  const own = reader !== null && row.person_id === reader.id;
  const hidden = removed || (row.anonymous && reader?.role !== "editor" && reader?.role !== "admin");
  const names = hidden ? [] : badgesOf(row);
  const score = row.up - row.down;
  const age = now.getTime() - row.created_at.getTime();
  return {
    id: row.id,
    id_encoded: encodeId(row.id),
    link_table: row.link_table,
    link_id: row.link_id,
    parent_id: row.parent_id,
    comment: removed ? (row.taken_down ? "An editor has removed this comment" : removedText) : (row.text ?? ""),
    replies: [],
    reply_count: row.replies,
    more_after: null,
    // What was not published stands nowhere.
    forum_href: row.status === "refused" ? (href ?? threadPath(row)) : forumHref(row, href, row.id),
    status: href === null ? "link-deleted" : removed ? "deleted" : null,
    removed,
    display_name: removed ? "" : hidden ? "Anonymous" : row.author_name,
    avatar: hidden ? null : uploadHref(row.author_image),
    profile_url:
      hidden || !row.author_public || row.person_id === null
        ? null
        : memberPath({ id: row.person_id, display_name: row.author_name }),
    posted_anonymously: yesOrNo(row.anonymous),
    badges: names.map(badgeHtml).join(""),
    badge_names: names,
    created: row.created_at.toISOString(),
    created_nice: since(row.created_at, now),
    edited: row.edited_at !== null,
    score: removed ? 0 : score,
    folded: !removed && score <= foldedAt,
    owner: yesOrNo(own && !removed),
    allow_reply: row.status === "shown" && !removed && row.depth < deepest,
    may_change: own && !removed && row.status !== "refused" && age < changesFor * 60_000,
    voted: row.helpful === null ? null : row.helpful ? "up" : "down",
    tip: row.tip && !removed,
    pending_message: own ? (unpublished[row.status] ?? null) : null,
  };
}

/** Rows of a page as a thread: answers below what they answer, and from where on a branch has more than came. */
export function presentThread(rows: readonly CommentRow[], asked: Asked): Comment[] {
  const below = Map.groupBy(rows, ({ first_id }) => first_id);
  const moreAfter = (id: number) => {
    const ids = (below.get(id) ?? []).map((row) => row.id).sort((one, other) => one - other);
    return ids.length > branchSize ? (ids[branchSize - 1] ?? null) : null;
  };
  return treeOf(rows.map((row) => ({ ...presentComment(row, asked), more_after: moreAfter(row.id) })));
}
