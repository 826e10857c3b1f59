import { type Subject, subjectOf } from "#app/kit/subject.ts";

/** contract.md, 6: how long a first comment and an answer may be. */
export const longest = { first: 2_000, reply: 500 } as const;
/** guide.md, 9: how many rows the field of an answer shows. */
export const replyRows = 3;
/** contract.md, 12: answers to what stands this deep stand beside it. */
export const deepest = 4;
/** For so long its owner may change a comment (contract.md, 12; minutes). */
export const changesFor = 10;
/** So many links, and an editor reads it first. */
export const manyLinks = 3;
/** So far below nothing readers have voted a comment, and it is folded. */
export const foldedAt = -3;
/** How many first comments a page shows, and how many answers below each at first. */
export const pageSize = 20;
export const branchSize = 30;

/** guide.md, 5: what is asked before a comment is deleted. */
export const deleteQuestion = "Are you sure you wish to delete this comment? This action can not be undone.";

/** What is said once a comment was reported: nothing on its page shows it. */
export const reported = "Thank you. An editor looks at it.";

/** In which order first comments stand: those that readers find helpful, or the newest. */
export const orders = { helpful: "Most helpful", newest: "Newest" } as const;
export type Order = keyof typeof orders;

/** contract.md, 12: what may be wrong with a comment, in words. */
export const reasons = {
  spam: "It sells something",
  rude: "It is rude",
  "off-topic": "It is about something else",
  wrong: "It is wrong",
  other: "Something else",
} as const;
export type Reason = keyof typeof reasons;

/** guide.md, 3: a comment as pages and calls have it. */
export type Comment = {
  id: number;
  id_encoded: string;
  link_table: string;
  link_id: number;
  parent_id: number | null;
  /** The raw text; of a removed one, that it is. */
  comment: string;
  replies: Comment[];
  reply_count: number;
  /** Of a first comment below which more stands than came with it: behind which answer to go on asking. */
  more_after: number | null;
  forum_href: string;
  /** `deleted`, or `link-deleted` where what it was said of is gone. */
  status: "deleted" | "link-deleted" | null;
  removed: boolean;
  display_name: string;
  avatar: string | null;
  profile_url: string | null;
  posted_anonymously: "yes" | "no";
  /** Their signs, as HTML; and their names. */
  badges: string;
  badge_names: string[];
  created: string;
  created_nice: string;
  edited: boolean;
  score: number;
  folded: boolean;
  owner: "yes" | "no";
  allow_reply: boolean;
  may_change: boolean;
  /** What the reader voted. */
  voted: "up" | "down" | null;
  tip: boolean;
  pending_message: string | null;
};

/** Whom a comment that is written now will be by. */
export type CommentAs = { display_name: string; avatar: string | null };

/** What a page of a thread answers (contract.md, 5). */
export type Thread = {
  thread: Comment[];
  thread_count: number;
  comment_as: CommentAs | null;
  more: boolean;
  offset: number;
  sort: Order;
  /** Where a report goes by mail, without an account. */
  report_to: string;
};

/** contract.md, 12: what is said of a comment that waits. */
export const pendingMessage = "Thank you. An editor reads it before it appears.";
/** What its writer is told of a comment that an editor refused, with the reason by mail. */
export const refusedMessage = "An editor did not publish this. The mail to you says why.";
/** guide.md, 4. */
export const removedText = "User has removed this comment";

/** The badges there are (contract.md, 12): what each says. */
export const badges = {
  editor: "Editor",
  trade: "Works in the trade",
  premium: "Premium member",
  founder: "One of the first thousand",
} as const;
export type Badge = keyof typeof badges;

/** Where the whole thread of a subject stands on a page of its own, which also takes its forms. */
export function threadPath({ link_table, link_id }: Subject): string {
  return `/comments/${link_table}/${link_id}`;
}

/** The subject of such an address; null where there can be none. */
export function threadSubject(table: string | undefined, id: string | undefined): Subject | null {
  return subjectOf(`${table}:${id}`);
}

/** The anchor of a comment on whatever page shows it. */
export const anchorOf = (idEncoded: string) => `comment-${idEncoded}`;

/** An order by its name; the one that holds where there is none such. */
export function orderOf(name: unknown): Order {
  return name === "newest" ? "newest" : "helpful";
}

/** All comments of a thread in a row, each before what answers it. */
export function flat(thread: readonly Comment[]): Comment[] {
  return thread.flatMap((one) => [one, ...flat(one.replies)]);
}

/** Comments below what they answer, where that is among them; in the order in which they came. */
export function treeOf<One extends { id: number; parent_id: number | null; replies: One[] }>(
  all: readonly One[],
): One[] {
  const known = new Map(all.map((one) => [one.id, { ...one, replies: [] as One[] }]));
  const tops: One[] = [];
  for (const one of known.values()) {
    const above = one.parent_id === null ? undefined : known.get(one.parent_id);
    (above?.replies ?? tops).push(one);
  }
  return tops;
}
