import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Author, authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { branchSize, type Order } from "../comments.ts";

/** A comment as it is stored, with who wrote it and what the reader voted. */
export type CommentRow = Author & {
  id: number;
  link_table: string;
  link_id: number;
  parent_id: number | null;
  first_id: number | null;
  depth: number;
  person_id: string | null;
  text: string | null;
  anonymous: boolean;
  status: "shown" | "waiting" | "refused" | "removed";
  replies: number;
  up: number;
  down: number;
  tip: boolean;
  created_at: Date;
  edited_at: Date | null;
  /** Whether it was an editor who removed it. */
  taken_down: boolean;
  helpful: boolean | null;
  /** The place of its branch on the page, from 1; 0 where it is there for another reason. */
  place: number;
};

/** What stands on a page for a reader: what is shown, places that answers need, and their own that waits. */
export function stands(of: string, readerId: string | null): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql<SqlBool>`(${column("status")} = 'shown' or ${column("status")} = 'removed' and ${column("replies")} > 0
    or ${column("status")} = 'waiting' and ${column("person_id")} = ${readerId})`;
}

/** The columns of a row, of `comment said` joined to its author and the reader's vote. */
const columns =
  sql.raw(`said.id, said.link_table, said.link_id, said.parent_id, said.first_id, said.depth, said.person_id,
  said.text, said.anonymous, said.status, said.replies, said.up, said.down, said.tip, said.created_at, said.edited_at,
  said.status = 'removed' and said.decided_by is not null as taken_down, vote.helpful, listed.place::int, author.author_name,
  author.author_image, author.author_editor, author.author_trade, author.author_premium, author.author_founder, author.author_public`);

/** Comments by a select of `id, place`, in its order. */
export function commentRows(ids: RawBuilder<unknown>, readerId: string | null): RawBuilder<CommentRow> {
  return sql<CommentRow>`select ${columns} from (${ids}) listed (id, place)
    join comment said on said.id = listed.id
    left join ${authors} on author.id = said.person_id
    left join comment_vote vote on vote.comment_id = said.id and vote.person_id = ${readerId}
    order by listed.place, said.id`;
}

const ordered: Record<Order, RawBuilder<unknown>> = {
  helpful: sql`rank desc, id desc`,
  newest: sql`id desc`,
};

export type ThreadAsked = {
  readerId: string | null;
  sort: Order;
  limit: number;
  offset: number;
  /** A comment that the page must have, wherever it stands. */
  around: number | null;
};

/**
 * A page of a thread in one statement, however long the thread is: first comments in their order, one more than asked for where
 * there are more, each with the oldest of what answers it; and, before all, the branch of the comment that must be there.
 */
export async function threadPage(db: Queries, { link_table, link_id }: Subject, asked: ThreadAsked) {
  const { readerId, sort, limit, offset, around } = asked;
  const ids = sql`
    with recursive chain as (
      select id, parent_id, coalesce(first_id, id) as first_id from comment
      where id = ${around} and link_table = ${link_table} and link_id = ${link_id} and ${stands("comment", readerId)}
      union all
      select above.id, above.parent_id, chain.first_id from chain join comment above on above.id = chain.parent_id
    ), firsts as (
      select id, row_number() over (order by ${ordered[sort]}) as place from (
        select id, rank from comment
        where link_table = ${link_table} and link_id = ${link_id} and parent_id is null and ${stands("comment", readerId)}
        order by ${ordered[sort]} limit ${limit + 1} offset ${offset}) page
    ), tops as (
      select id, place from firsts
      union all
      select first_id, 0 from chain where parent_id is null and first_id not in (select id from firsts)
    )
    select id, place from tops
    union
    select chain.id, tops.place from chain join tops on tops.id = chain.first_id
    union
    select below.id, tops.place from tops cross join lateral (
      select id from comment where first_id = tops.id and ${stands("comment", readerId)}
      order by id limit ${branchSize + 1}) below`;
  const { rows } = await commentRows(ids, readerId).execute(db);
  return rows;
}

/** What answers a first comment, from one of its answers on, in the order of writing. */
export async function branchPage(
  db: Queries,
  { link_table, link_id }: Subject,
  asked: { readerId: string | null; first: number; after: number; limit: number },
) {
  const ids = sql`select id, 0 from comment where first_id = ${asked.first} and id > ${asked.after}
    and link_table = ${link_table} and link_id = ${link_id} and ${stands("comment", asked.readerId)}
    order by id limit ${asked.limit + 1}`;
  const { rows } = await commentRows(ids, asked.readerId).execute(db);
  return rows;
}

/**
 * How many comments a thread shows, with answers and without the places of removed ones (contract.md, 12), and the picture of its
 * reader; null where they gave none, or nobody is signed in.
 */
export async function countThread(db: Queries, { link_table, link_id }: Subject, readerId: string | null) {
  const { rows } = await sql<{ count: number; image: string | null }>`select count(*)::int as count,
      (select author_image from ${authors} where id = ${readerId}) as image
    from comment where link_table = ${link_table} and link_id = ${link_id} and status = 'shown'`.execute(db);
  return rows[0] ?? { count: 0, image: null };
}

/** The newest comments that are shown, of any subject. */
export async function latestRows(db: Queries, most: number): Promise<CommentRow[]> {
  const ids = sql`select id, row_number() over (order by id desc) from comment
    where status = 'shown' order by id desc limit ${most}`;
  return (await commentRows(ids, null).execute(db)).rows;
}

/** A page of what somebody wrote themselves, the newest first. */
export async function ownRows(db: Queries, personId: string, page: { limit: number; offset: number }) {
  const ids = sql`select id, row_number() over (order by id desc) from comment
    where person_id = ${personId} and status <> 'removed' order by id desc limit ${page.limit} offset ${page.offset}`;
  return (await commentRows(ids, personId).execute(db)).rows;
}

/** How much somebody wrote, and what readers made of it. */
export async function ownCounts(db: Queries, personId: string) {
  const { rows } = await sql<{ count: number; up: number; down: number }>`
    select count(*)::int as count, coalesce(sum(up), 0)::int as up, coalesce(sum(down), 0)::int as down
    from comment where person_id = ${personId} and status <> 'removed'`.execute(db);
  return rows[0] ?? { count: 0, up: 0, down: 0 };
}
