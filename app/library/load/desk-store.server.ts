import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Past } from "./hands.ts";
import type { LoadedEntry } from "./merge.server.ts";

/** Keeps what these entries say now, before it is replaced. */
export async function keepRevisions(db: Queries, replaced: readonly LoadedEntry[]): Promise<void> {
  if (replaced.length === 0) return;
  const rows = JSON.stringify(replaced.map(({ kind, id }) => ({ kind, id })));
  await sql`insert into content_revision (kind, entry_id, version, how, made_at, person_id, facts)
    select entry.kind, entry.id, entry.version, entry.how, entry.changed_at, entry.changed_by, entry.facts
    from content_entry entry join json_to_recordset(${rows}::json) as replaced (kind text, id integer)
      on replaced.kind = entry.kind and replaced.id = entry.id
    where entry.facts is not null
    on conflict do nothing`.execute(db);
}

/** What the files say by now stands by the files again. */
export async function settle(db: Queries, agreed: readonly LoadedEntry[]): Promise<void> {
  if (agreed.length === 0) return;
  const rows = JSON.stringify(agreed.map(({ kind, id }) => ({ kind, id })));
  await sql`update content_entry entry set at_desk = false, file_facts = null
    from json_to_recordset(${rows}::json) as agreed (kind text, id integer)
    where agreed.kind = entry.kind and agreed.id = entry.id`.execute(db);
}

/** An entry that was deleted at the desk; `version` is the one that says so. */
export type DeletedEntry = {
  kind: string;
  id: number;
  key: string;
  name: string;
  version: number;
  file_facts: unknown;
  reason: string;
  deleted_at: Date;
  deleted_by: string | null;
};

/** All that was deleted at the desk and is kept away from loads. */
export async function readDeleted(db: Queries): Promise<DeletedEntry[]> {
  return (await db.selectFrom("content_deleted").selectAll().execute()) as DeletedEntry[];
}

/** Keeps what an entry says, and notes that it is deleted, why, and by whom; its rows go after that. */
export async function noteDeletion(
  db: Queries,
  entry: LoadedEntry,
  { name, reason, personId }: { name: string; reason: string; personId: string },
): Promise<void> {
  await keepRevisions(db, [entry]);
  const { kind, id, key, at_desk, facts } = entry;
  const version = entry.version + 1;
  await sql`insert into content_revision (kind, entry_id, version, how, made_at, person_id, facts, reason)
    select kind, entry_id, ${version}, 'deleted', now(), ${personId}, facts, ${reason} from content_revision
    where kind = ${kind} and entry_id = ${id} and version = ${entry.version}`.execute(db);
  const beneath = at_desk ? entry.file_facts : facts;
  await sql`insert into content_deleted (kind, id, key, name, version, file_facts, reason, deleted_by)
    values (${kind}, ${id}, ${key}, ${name}, ${version}, ${beneath === null ? null : JSON.stringify(beneath)}::json,
      ${reason}, ${personId})`.execute(db);
}

/** What is there again is deleted no more; its history stays. */
export async function forgetDeletions(db: Queries, back: readonly DeletedEntry[]): Promise<void> {
  for (const { kind, id } of back)
    await sql`delete from content_deleted where kind = ${kind} and id = ${id}`.execute(db);
}

/** A deleted entry as what came before the words that it says again. */
export function pastOf({ version, deleted_at, deleted_by, file_facts }: DeletedEntry): Past {
  const at = { changed_at: deleted_at, changed_by: deleted_by };
  return { facts: null, version, how: "deleted", ...at, at_desk: true, file_facts };
}
