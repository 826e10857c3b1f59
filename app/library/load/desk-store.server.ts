import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
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
