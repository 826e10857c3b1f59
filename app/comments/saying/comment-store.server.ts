import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";

/** A comment as those need it who change it. */
export type Held = {
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
  tip: boolean;
  /** In minutes. */
  age: number;
};

/** One comment, locked until the transaction ends; `of` is the subject that the request says it is below. */
export async function holdComment(db: Queries, id: number, of?: Subject): Promise<Held | undefined> {
  const found =
    await sql<Held>`select id, link_table, link_id, parent_id, first_id, depth, person_id, text, anonymous, status,
      replies, tip, (extract(epoch from now() - created_at) / 60)::float as age
    from comment where id = ${id} and ${of ? sql`link_table = ${of.link_table} and link_id = ${of.link_id}` : sql`true`}
    for update`.execute(db);
  return found.rows[0];
}

type Said = Subject & { text: string; parent_id: number | null };

/** contract.md, 6: so many comments of one person in a minute. */
const mostInAMinute = 5;

/** Whether a comment of somebody's is shown, or was let be seen once, and whether they have just said the same in answer to the same. */
export async function saidBefore(db: Queries, personId: string, { link_table, link_id, text, parent_id }: Said) {
  const { rows } = await sql<{ known: boolean; twice: boolean; wait: number | null }>`select
    (select ceil(60 - extract(epoch from now() - created_at))::int from comment
      where person_id = ${personId} and created_at > now() - interval '1 minute'
      order by created_at desc offset ${mostInAMinute - 1} limit 1) as wait,
    exists (select from comment where person_id = ${personId} and status = 'shown')
      or exists (select from heard where person_id = ${personId}) as known,
    exists (select from comment where person_id = ${personId} and status in ('shown', 'waiting') and text = ${text}
      and link_table = ${link_table} and link_id = ${link_id} and parent_id is not distinct from ${parent_id} and created_at > now() - interval '10 minutes') as twice`.execute(
    db,
  );
  return rows[0] ?? { known: false, twice: false, wait: null };
}

export type NewComment = Subject & {
  parent: Held | null;
  person_id: string;
  text: string;
  anonymous: boolean;
  status: "shown" | "waiting";
};

/** Stores a comment, counted by what it answers once it is shown. */
export async function insertComment(db: Queries, { parent, ...comment }: NewComment): Promise<Held> {
  const below = parent ? { parent_id: parent.id, first_id: parent.first_id ?? parent.id, depth: parent.depth + 1 } : {};
  const row = await db
    .insertInto("comment")
    .values({ ...comment, ...below })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (comment.status === "shown") await countReply(db, row.parent_id);
  return { ...row, age: 0 } as Held;
}

/** One more stands directly below a comment. */
async function countReply(db: Queries, parentId: number | null): Promise<void> {
  if (parentId !== null) await sql`update comment set replies = replies + 1 where id = ${parentId}`.execute(db);
}

/** Lets a comment be seen that waited. */
export async function showComment(db: Queries, { id, parent_id }: Held, editorId: string): Promise<void> {
  await sql`with shown as (update comment set status = 'shown', decided_at = now(), decided_by = ${editorId}
      where id = ${id} returning person_id)
    insert into heard (person_id) select person_id from shown where person_id is not null on conflict do nothing`.execute(
    db,
  );
  await countReply(db, parent_id);
}

/** Refuses one that waited, with the reason. */
export async function refuseComment(db: Queries, id: number, editorId: string, reason: string): Promise<void> {
  await sql`update comment set status = 'refused', decided_at = now(), decided_by = ${editorId}, reason = ${reason}
    where id = ${id}`.execute(db);
}

/** Gives a comment another text. */
export async function rewriteComment(db: Queries, id: number, text: string, marks: boolean): Promise<void> {
  await sql`update comment set text = ${text}, edited_at = case when ${marks} then now() else edited_at end
    where id = ${id}`.execute(db);
}

/** Marks a comment as a tip, or takes that back. */
export async function markTip(db: Queries, id: number, tip: boolean): Promise<void> {
  await sql`update comment set tip = ${tip} where id = ${id}`.execute(db);
}

/**
 * Takes a comment off the page: the whole of it where nothing answers it, else its place stays. What an editor takes down is
 * kept with the reason; the text of either goes after 30 days (`sweepComments`).
 */
export async function takeOff(db: Queries, comment: Held, by?: { editorId: string; reason: string }): Promise<void> {
  const { id, parent_id, status, replies } = comment;
  if (replies > 0 || by) {
    await sql`update comment set status = 'removed', removed_at = now(), tip = false,
      decided_at = ${by ? sql`now()` : sql`decided_at`}, decided_by = ${by?.editorId ?? null}, reason = ${by?.reason ?? null}
      where id = ${id}`.execute(db);
  } else {
    await sql`delete from comment where id = ${id}`.execute(db);
  }
  if (status === "shown" && replies === 0) await uncountReply(db, parent_id);
}

/** One less stands below a comment; a place that only held answers goes with the last of them. */
async function uncountReply(db: Queries, parentId: number | null): Promise<void> {
  for (let id = parentId; id !== null; ) {
    const { rows } = await sql<{ parent_id: number | null; gone: boolean }>`
      update comment set replies = replies - 1 where id = ${id}
      returning parent_id, status = 'removed' and replies = 0 as gone`.execute(db);
    const [above] = rows;
    id = above?.gone ? above.parent_id : null;
  }
}

/** How many comments one sweep works on. */
const atOnce = 500;

/**
 * Does what time asks for: texts that were removed 30 days ago are deleted (contract.md, 12), with their places where nothing
 * needs them, and what people have written whose accounts are gone is removed.
 */
export async function sweepComments(db: Queries): Promise<void> {
  const left =
    await sql<Held>`select id, link_table, link_id, parent_id, first_id, depth, person_id, text, anonymous, status,
      replies, 0::float as age
    from comment where person_id is null and status <> 'removed' order by id limit ${atOnce} for update skip locked`.execute(
      db,
    );
  for (const comment of left.rows) await takeOff(db, comment);
  await sql`update comment set text = null
    where status = 'removed' and removed_at < now() - interval '30 days' and text is not null`.execute(db);
  await sql`delete from comment gone where status = 'removed' and removed_at < now() - interval '30 days' and replies = 0
    and not exists (select from comment below where below.parent_id = gone.id)`.execute(db);
}
