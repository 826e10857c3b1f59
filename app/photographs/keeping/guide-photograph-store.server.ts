import { sql } from "kysely";
import { authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";

/** What an editor declares of one of the guide's own photographs. */
export type Declared = { caption: string; credit: string; source: string; licence: string };
export type GuidePhotograph = Subject &
  Declared & {
    id: number;
    /** Null once its files are gone. */
    picture: string | null;
    status: "shown" | "away" | "refused";
    sent_at: Date;
    /** When an editor decided on it last, who, and why where it was taken away with its files. */
    decided_at: Date | null;
    decided_name: string | null;
    reason: string | null;
  };

const columns = sql.raw(
  "photo.id, link_table, link_id, picture, caption, credit, source, licence, status, sent_at, decided_at, author_name as decided_name, reason",
);
const guides = sql`photograph photo left join ${authors} on author.id = decided_by`;

/** As many of an entry as the desk shows. */
const mostListed = 50;

/** The guide's own photographs of an entry, whatever became of them: those on its page first, in their order there. */
export async function guidePhotographs(db: Queries, { link_table, link_id }: Subject): Promise<GuidePhotograph[]> {
  const { rows } = await sql<GuidePhotograph>`select ${columns} from ${guides}
    where link_table = ${link_table} and link_id = ${link_id} and credit is not null
    order by status <> 'shown', case status when 'shown' then photo.id else -photo.id end limit ${mostListed}`.execute(
    db,
  );
  return rows;
}

/** All of the guide's own that stand on pages, for the data files. */
export async function everyGuidePhotograph(db: Queries): Promise<GuidePhotograph[]> {
  const { rows } = await sql<GuidePhotograph>`select ${columns} from ${guides} where credit is not null
    order by link_table, link_id, photo.id`.execute(db);
  return rows;
}

/** Of these files those that belong to one of the guide's own photographs, whatever became of it. */
export async function knownFiles(db: Queries, pictures: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ picture: string }>`select picture from photograph
    where picture = any(${[...pictures]}::text[]) and credit is not null`.execute(db);
  return new Set(rows.map(({ picture }) => picture));
}

/** Puts a photograph on an entry's page; `editorId` is null where the data files bring it. */
export async function keepGuidePhotograph(
  db: Queries,
  { link_table, link_id }: Subject,
  { caption, credit, source, licence, ...by }: Declared & { picture: string; editorId: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into photograph (link_table, link_id, picture, caption, credit, source, licence, status, decided_at, decided_by)
    values (${link_table}, ${link_id}, ${by.picture}, ${caption}, ${credit}, ${source}, ${licence}, 'shown', now(),
      ${by.editorId}) returning id`.execute(db);
  return rows[0]!.id;
}

/** Takes one of an entry's off its page, or brings it back there; false where it stands so already, or its files are gone. */
export async function moveGuidePhotograph(
  db: Queries,
  { link_table, link_id }: Subject,
  { id, status, editorId }: { id: number; status: "shown" | "away"; editorId: string },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update photograph set status = ${status}, decided_at = now(), decided_by = ${editorId}
    where id = ${id} and link_table = ${link_table} and link_id = ${link_id} and credit is not null
      and picture is not null and status = ${status === "shown" ? "away" : "shown"}`.execute(db);
  return numAffectedRows === 1n;
}

/** Has one of an entry's say something else of itself; false where there is none such. */
export async function redeclare(
  db: Queries,
  { link_table, link_id }: Subject,
  { id, caption, credit, source, licence }: Declared & { id: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update photograph
    set caption = ${caption}, credit = ${credit}, source = ${source}, licence = ${licence}
    where id = ${id} and link_table = ${link_table} and link_id = ${link_id} and credit is not null
      and picture is not null`.execute(db);
  return numAffectedRows === 1n;
}
