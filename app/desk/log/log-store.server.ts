import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";

/** What the tables hold of one thing, for the log of changes: names and values; of two tables with one name the last. */
export async function keptRow(
  db: Queries,
  kept: readonly { table: string; key: string }[],
  id: number,
): Promise<Record<string, unknown>> {
  return (await keptRows(db, kept, [id])).get(id) ?? {};
}

/** The same of several things, by their numbers; what there is not is not among them. */
export async function keptRows(
  db: Queries,
  kept: readonly { table: string; key: string }[],
  ids: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  const states = new Map<number, Record<string, unknown>>();
  for (const { table, key } of kept) {
    const { rows } = await sql<{ id: number; state: Record<string, unknown> }>`
      select ${sql.ref(`one.${key}`)} as id, to_jsonb(one) as state
      from ${sql.table(table)} one where ${sql.ref(`one.${key}`)} = any(${ids})`.execute(db);
    for (const { id, state } of rows) states.set(id, { ...states.get(id), ...state });
  }
  return states;
}

export type Logged = {
  id: number;
  at: Date;
  by: string | null;
  operation: string;
  intent: string;
  subject: string;
  title: string;
  note: string;
  changes: Record<string, { before: unknown; after: unknown }>;
  count: number;
};

/** A page of the log, the newest first: of which a keyword stands in who, what or why. */
export async function readLog(db: Queries, { keyword, limit, offset }: Page & { keyword: string }): Promise<Logged[]> {
  const { rows } = await sql<Logged>`
    select entry.id, entry.at, person.display_name as by, entry.operation, entry.intent, entry.subject, entry.title, entry.note,
      entry.changes, (count(*) over ())::int as count
    from audit_entry entry left join person on person.id = entry.person_id
    where ${keyword} = '' or strpos(folded(concat_ws(' ', person.display_name, entry.operation, entry.intent, entry.subject,
      entry.title, entry.note, entry.changes::text)), folded(${keyword})) > 0
    order by entry.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What editors are called, by id: those who have left have no name. */
export async function namesOfPeople(db: Queries, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const rows = await db.selectFrom("person").select(["id", "display_name"]).where("id", "in", asked).execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}
