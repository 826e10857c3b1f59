import { sql } from "kysely";
import { authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Reason } from "../comments.ts";

export type WaitingComment = {
  id: number;
  link_table: string;
  link_id: number;
  text: string;
  anonymous: boolean;
  sent: string;
  by: string;
  email: string;
  /** What it answers. */
  above: string | null;
};

/** Comments that wait, the oldest first, or one of them, whatever became of it. */
export async function waitingComments(db: Queries, page: { limit: number; offset: number }): Promise<WaitingComment[]> {
  const { rows } = await sql<WaitingComment>`
    select said.id, said.link_table, said.link_id, said.text, said.anonymous, to_char(said.created_at, 'YYYY-MM-DD') as sent,
      author.author_name as by, author.author_email as email, above.text as above
    from comment said join ${authors} on author.id = said.person_id left join comment above on above.id = said.parent_id
    where said.status = 'waiting' order by said.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many comments wait. */
export async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from comment
    where status = 'waiting' and person_id is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Where the mail of a decision goes; undefined where the account is gone. */
export async function addressOf(db: Queries, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    email: string;
  }>`select author_email as email from ${authors} where id = ${personId}`.execute(db);
  return rows[0]?.email;
}

export type Reported = {
  id: number;
  link_table: string;
  link_id: number;
  text: string;
  by: string;
  sent: string;
  reports: { why: Reason; note: string; by: string; email: string }[];
};

/** A report waits as long as its comment stands: one that its author took back leaves nothing to decide. */
const reportWaits = sql`report.status = 'waiting' and said.status <> 'removed'`;

/** Comments that were reported, each with all that is said against it, the oldest report first. */
export async function reportedComments(db: Queries, page: { limit: number; offset: number }): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    select said.id, said.link_table, said.link_id, coalesce(said.text, '') as text, coalesce(author.author_name, '') as by,
      to_char(min(report.created_at), 'YYYY-MM-DD') as sent,
      json_agg(json_build_object('why', report.why, 'note', report.note, 'by', reporter.author_name,
        'email', reporter.author_email) order by report.id) as reports
    from comment_report report join comment said on said.id = report.comment_id
    left join ${authors} on author.id = said.person_id
    join lateral (select * from ${authors} where author.id = report.person_id) reporter on true
    where ${reportWaits}
    group by said.id, author.author_name order by min(report.id) limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many comments are reported and not looked at. */
export async function countReported(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct said.id)::int as count
    from comment_report report join comment said on said.id = report.comment_id where ${reportWaits}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Decides all reports of a comment that wait, at once.
 * @returns where the mails to those who sent them go; none where none waited
 */
export async function decideReports(
  db: Queries,
  commentId: number,
  decided: { status: "upheld" | "dismissed"; editorId: string; reason: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with done as (
      update comment_report set status = ${decided.status}, decided_at = now(), decided_by = ${decided.editorId},
        reason = ${decided.reason}
      where comment_id = ${commentId} and status = 'waiting' returning id, person_id
    )
    select author.author_email as email from done join ${authors} on author.id = done.person_id order by done.id`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

/** What became of the reports of a comment; undefined where there never was one. */
export async function reportsDecided(db: Queries, commentId: number): Promise<"upheld" | "dismissed" | undefined> {
  const { rows } = await sql<{ status: "upheld" | "dismissed" }>`select status from comment_report
    where comment_id = ${commentId} and status <> 'waiting' limit 1`.execute(db);
  return rows[0]?.status;
}

/** What the reports of a comment that wait say is wrong with it. */
export async function whysOf(db: Queries, commentId: number): Promise<Reason[]> {
  const { rows } = await sql<{ why: Reason }>`select why from comment_report
    where comment_id = ${commentId} and status = 'waiting' order by id`.execute(db);
  return rows.map(({ why }) => why);
}
