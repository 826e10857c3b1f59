import { sql } from "kysely";
import { authors, mailAddresses } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Held } from "../saying/comment-store.server.ts";
import { namesIn } from "../text.ts";

/** More people than these are not called by one comment. */
const mostCalled = 10;

/** Notes for whoever is answered, and for those of the thread whom the text names, that they were; nobody is told of their own. */
export async function noteAnswers(db: Queries, comment: Held): Promise<void> {
  const { id, parent_id, person_id } = comment;
  const called = await calledBy(db, comment);
  if (parent_id === null && called.length === 0) return;
  await sql`
    insert into comment_notice (person_id, comment_id, kind, mail_due)
    select distinct on (told.id) told.id, ${id}, told.kind, now()
    from (
      select person_id as id, 'reply' as kind, 0 as place from comment where id = ${parent_id}
      union all
      select id, 'name', 1 from unnest(${called}::text[]) called (id)
    ) told
    where told.id is not null and told.id is distinct from ${person_id}
    order by told.id, told.place
    on conflict do nothing`.execute(db);
}

/** Who of the thread is meant by its `@names`: of each the longest name that somebody there has. */
async function calledBy(db: Queries, { link_table, link_id, text }: Held): Promise<string[]> {
  const calls = namesIn(text ?? "");
  if (calls.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct author.id, lower(author.author_name) as name from comment said
    join ${authors} on author.id = said.person_id
    where said.link_table = ${link_table} and said.link_id = ${link_id} and said.status = 'shown' and not said.anonymous
      and lower(author.author_name) = any(${calls.flat()}::text[])
    limit 100`.execute(db);
  const ids = calls.flatMap((names) => {
    const meant = names.toReversed().find((name) => rows.some((row) => row.name === name));
    return rows.filter(({ name }) => name === meant).map(({ id }) => id);
  });
  return [...new Set(ids)].slice(0, mostCalled);
}

/** An answer, or a mention, that somebody has not been told of. */
export type Due = {
  person_id: string;
  comment_id: number;
  kind: "reply" | "name";
  /** Where a mail goes; null where none is wanted. */
  email: string | null;
  by: string | null;
  text: string;
  link_table: string;
  link_id: number;
};

/**
 * Takes the next notice that is due, so that no other process takes it as well; where it is not heard of again (`told`), it is
 * due once more after ten minutes. Mails go to addresses only that have been confirmed: to a stranger's, what somebody wrote
 * would be our words.
 */
export async function nextDue(db: Queries): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with next as (
      select notice.person_id, notice.comment_id from comment_notice notice
      where notice.mail_due <= now() order by notice.mail_due limit 1 for update skip locked
    ), taken as (
      update comment_notice notice set mail_due = now() + interval '10 minutes' from next
      where notice.person_id = next.person_id and notice.comment_id = next.comment_id
      returning notice.person_id, notice.comment_id, notice.kind
    )
    select taken.person_id, taken.comment_id, taken.kind, said.text, said.link_table, said.link_id,
      case when off.person_id is null then addressee.email end as email,
      case when said.anonymous then null else author.author_name end as by
    from taken left join ${mailAddresses} on addressee.id = taken.person_id
    left join comment_mail_off off on off.person_id = taken.person_id
    join comment said on said.id = taken.comment_id and said.status = 'shown'
    join ${authors} on author.id = said.person_id`.execute(db);
  return rows[0];
}

/** Whether anybody is to be told of anything. */
export async function isAnyDue(db: Queries): Promise<boolean> {
  const { rows } = await sql`select from comment_notice where mail_due <= now() limit 1`.execute(db);
  return rows.length > 0;
}

/** Somebody has been told. */
export async function told(db: Queries, { person_id, comment_id }: Due): Promise<void> {
  await sql`update comment_notice set mail_due = null where person_id = ${person_id} and comment_id = ${comment_id}`.execute(
    db,
  );
}

/** Turns mails of answers off, or on again. */
export async function setMailOff(db: Queries, personId: string, off: boolean): Promise<void> {
  if (!off) {
    await db.deleteFrom("comment_mail_off").where("person_id", "=", personId).execute();
    return;
  }
  await sql`insert into comment_mail_off (person_id) select ${personId}
    where exists (select from ${authors} where author.id = ${personId}) on conflict do nothing`.execute(db);
  await sql`update comment_notice set mail_due = null where person_id = ${personId} and mail_due is not null`.execute(
    db,
  );
}

/** Whether somebody wants no mail of answers. */
export async function isMailOff(db: Queries, personId: string): Promise<boolean> {
  const found = await db.selectFrom("comment_mail_off").select("person_id").where("person_id", "=", personId).execute();
  return found.length > 0;
}

/** The newest answers to somebody, and whether each was seen. */
export async function answersTo(db: Queries, personId: string, most: number) {
  const { rows } = await sql<{
    id: number;
    kind: "reply" | "name";
    seen: boolean;
    by: string | null;
    text: string;
    link_table: string;
    link_id: number;
    created_at: Date;
  }>`
    select said.id, notice.kind, notice.seen_at is not null as seen, said.text, said.link_table, said.link_id, said.created_at,
      case when said.anonymous then null else author.author_name end as by
    from comment_notice notice join comment said on said.id = notice.comment_id and said.status = 'shown'
    join ${authors} on author.id = said.person_id
    where notice.person_id = ${personId} order by notice.seen_at is not null, said.id desc limit ${most}`.execute(db);
  return rows;
}

/** Somebody has seen what they were answered. */
export async function markSeen(db: Queries, personId: string): Promise<void> {
  await sql`update comment_notice set seen_at = now() where person_id = ${personId} and seen_at is null`.execute(db);
}
