import { sql } from "kysely";
import { authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { mostShown, type PhotographStatus } from "../photographs.ts";

export type PhotographRow = Subject & {
  id: number;
  person_id: string | null;
  picture: string | null;
  caption: string;
  licence: string;
  status: PhotographStatus;
  /** The day, as `2026-12-24`. */
  sent: string;
  reason: string | null;
  /** Who made one of the guide's own; null of a reader's. */
  credit: string | null;
  source: string | null;
};
export type SignedPhotograph = PhotographRow & { author_name: string | null; author_public: boolean | null };

const columns = sql.raw(
  "photo.id, link_table, link_id, person_id, picture, caption, licence, status, to_char(sent_at, 'YYYY-MM-DD') as sent, reason, credit, source",
);

/** The photographs of a subject that everybody sees: the guide's own first, each kind in the order in which they came. */
export async function shownPhotographs(db: Queries, { link_table, link_id }: Subject): Promise<SignedPhotograph[]> {
  const { rows } = await sql<SignedPhotograph>`
    ${prepared} select ${columns}, author_name, author_public from photograph photo left join ${authors} on author.id = person_id
    where link_table = ${link_table} and link_id = ${link_id} and status = 'shown' and picture is not null
      and (person_id is not null or credit is not null)
    order by credit is null, photo.id limit ${mostShown}`.execute(db);
  return rows;
}

/** What somebody sent of a subject, whatever became of it. */
export async function ownPhotographs(
  db: Queries,
  { link_table, link_id }: Subject,
  personId: string,
): Promise<PhotographRow[]> {
  const { rows } = await sql<PhotographRow>`select ${columns} from photograph photo
    where link_table = ${link_table} and link_id = ${link_id} and person_id = ${personId}
    order by photo.id desc limit 50`.execute(db);
  return rows;
}

/** How many of somebody's photographs wait. */
export async function countOwnWaiting(db: Queries, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from photograph
    where person_id = ${personId} and status = 'waiting'`.execute(db);
  return rows[0]!.count;
}

/** Keeps a photograph that waits. */
export async function keepPhotograph(
  db: Queries,
  { link_table, link_id }: Subject,
  sent: { personId: string; picture: string; caption: string; licence: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into photograph (link_table, link_id, person_id, picture, caption, licence)
    values (${link_table}, ${link_id}, ${sent.personId}, ${sent.picture}, ${sent.caption}, ${sent.licence})
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Deletes a photograph of somebody's own; undefined where they have none such. */
export async function takeBack(db: Queries, id: number, personId: string): Promise<PhotographRow | undefined> {
  const { rows } =
    await sql<PhotographRow>`delete from photograph photo where photo.id = ${id} and person_id = ${personId}
    returning ${columns}`.execute(db);
  return rows[0];
}

/** A photograph, held until the transaction ends. */
export async function holdPhotograph(db: Queries, id: number): Promise<PhotographRow | undefined> {
  const { rows } =
    await sql<PhotographRow>`select ${columns} from photograph photo where photo.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Those that wait, the oldest first. */
export async function waitingPhotographs(
  db: Queries,
  page: { limit: number; offset: number },
): Promise<(PhotographRow & { author_name: string; author_email: string })[]> {
  const { rows } = await sql<PhotographRow & { author_name: string; author_email: string }>`
    select ${columns}, author_name, author_email from photograph photo join ${authors} on author.id = person_id
    where status = 'waiting' order by photo.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many wait. */
export async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from photograph
    where status = 'waiting' and person_id is not null`.execute(db);
  return rows[0]!.count;
}

/** Another caption for one that waits. */
export async function recaption(db: Queries, id: number, caption: string): Promise<void> {
  await sql`update photograph set caption = ${caption} where id = ${id}`.execute(db);
}

/** What an editor decided. */
export async function decidePhotograph(
  db: Queries,
  id: number,
  decided: { status: "shown" | "refused"; editorId: string; reason?: string },
): Promise<void> {
  await sql`update photograph set status = ${decided.status}, decided_at = now(), decided_by = ${decided.editorId},
    reason = ${decided.reason ?? null} where id = ${id}`.execute(db);
}

/** Files that nobody sees any more: of those who left, and of what was refused. */
export async function picturesOfNone(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`select picture from photograph
    where picture is not null and (person_id is null and credit is null or status = 'refused') limit 500`.execute(db);
  return rows.map(({ picture }) => picture);
}

/** Forgets files that are deleted, and rows of nobody. */
export async function forgetFile(db: Queries, picture: string): Promise<void> {
  await sql`delete from photograph where picture = ${picture} and person_id is null and credit is null`.execute(db);
  await sql`update photograph set picture = null where picture = ${picture}`.execute(db);
}

/** Rows of people who left, of which no file is left either. */
export async function forgetLeavers(db: Queries): Promise<void> {
  await sql`delete from photograph
    where person_id is null and credit is null and picture is null`.execute(db);
}

/** What is held of a person: the photographs that they sent, and those that they decided on as an editor. */
export const photographsHeld: readonly Holding[] = [
  {
    name: "photographs",
    table: "photograph",
    person: "person_id",
    told: [
      ...["id", "link_table", "link_id", "picture", "caption", "licence", "status", "sent_at", "decided_at", "reason"],
    ],
    untold: {
      person_id: "the same for every row: your own account",
      decided_by: "another person, the editor who saw it",
      ...{ credit: "of the guide’s own photographs alone", source: "of the guide’s own photographs alone" },
    },
  },
  {
    name: "photographs_decided",
    table: "photograph",
    person: "decided_by",
    told: ["id", "link_table", "link_id", "status", "decided_at", "reason"],
    untold: {
      decided_by: "the same for every row: your own account",
      ...Object.fromEntries(
        ["person_id", "picture", "caption", "licence", "sent_at"].map((column) => [
          column,
          "another's: whoever sent it",
        ]),
      ),
      ...{ credit: "the guide’s own", source: "the guide’s own" },
    },
  },
];
