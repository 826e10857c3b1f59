import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { Page } from "#app/kit/paging.ts";
import { fold } from "#app/kit/slug.ts";
import type { DeletedEntry } from "../load/desk-store.server.ts";
import type { LoadedEntry, Way } from "../load/merge.server.ts";
import type { Kind } from "../load/tables.ts";
import type { Called } from "./typed.ts";

/** How many entries each kind has, and of how many the desk's words stand. */
export async function countContent(db: Queries): Promise<{ kind: string; count: number; at_desk: number }[]> {
  const { rows } = await sql<{ kind: string; count: number; at_desk: number }>`
    select kind, count(*)::int as count, (count(*) filter (where at_desk))::int as at_desk
    from content_entry group by kind`.execute(db);
  return rows;
}

export type ContentRow = { id: number; key: string; name: string; at_desk: boolean; changed_at: Date; count: number };

export type FoundEntry = { kind: string; id: number; key: string; name: string; deleted: boolean };

/** Entries of all kinds in whose name, other names or key a keyword stands, the deleted ones last; those that begin so first. */
export async function searchContent(db: Queries, keyword: string, limit: number): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select kind, id, key, name, deleted from (
      select kind, id, key, name, name_folded, found_by, false as deleted from content_entry
      union all select kind, id, key, name, folded(name), folded(name || ' ' || key), true from content_deleted) entry
    where id::text = ${keyword} or strpos(found_by, folded(${keyword})) > 0
    order by deleted, strpos(name_folded, folded(${keyword})) <> 1, length(name), name_folded, kind, id
    limit ${limit}`.execute(db);
  return rows;
}

/** A page of the entries of a kind in whose name, other names or key a keyword stands; those that begin so first. */
export async function findContent(
  db: Queries,
  { kind, keyword, atDesk, limit, offset }: Page & { kind: Kind; keyword: string; atDesk: boolean },
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select id, key, name, at_desk, changed_at, (count(*) over ())::int as count from content_entry
    where kind = ${kind} and (at_desk or not ${atDesk})
      and (${keyword} = '' or id::text = ${keyword} or strpos(found_by, folded(${keyword})) > 0)
    order by strpos(name_folded, folded(${keyword})) <> 1, name_folded, id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type Revision = {
  version: number;
  how: Way;
  made_at: Date;
  person_id: string | null;
  facts: Facts;
  reason: string | null;
};
export type Facts = Record<string, unknown>;
export type ContentEntry = LoadedEntry & { name: string; facts: Facts };

/** One entry as it stands; undefined where there is none, or nobody knows what it said. */
export async function readContent(db: Queries, kind: Kind, id: number): Promise<ContentEntry | undefined> {
  const { rows } = await sql<ContentEntry>`select * from content_entry
    where kind = ${kind} and id = ${id} and facts is not null`.execute(db);
  return rows[0];
}

/** As many of its versions as a page shows. */
const versionsShown = 50;

/** What an entry said before, the newest first; `only` are the versions asked for. */
export async function readRevisions(
  db: Queries,
  { kind, id, only = null }: { kind: Kind; id: number; only?: readonly number[] | null },
): Promise<Revision[]> {
  const { rows } = await sql<Revision>`select version, how, made_at, person_id, facts, reason from content_revision
    where kind = ${kind} and entry_id = ${id} and (${only === null} or version = any(${only ?? []}::int[]))
    order by version desc limit ${versionsShown}`.execute(db);
  return rows;
}

/** Beyond so many a form offers no list of a kind's names: they are typed. */
const mostOffered = 3_000;

export type Names = { called: Called; offered: Record<string, string[]> };

/** How all entries of these kinds are called; two of one name are told apart by their keys. */
export async function namesOfKinds(db: Queries, kinds: readonly string[]): Promise<Names> {
  const { rows } = await sql<{ kind: string; key: string; name: string }>`
    select kind, key, name from content_entry where kind = any(${[...kinds]}) order by name_folded, key`.execute(db);
  const byKind = new Map([...Map.groupBy(rows, (row) => row.kind)].map(([kind, list]) => [kind, labelled(list)]));
  const called: Called = {
    nameOf: (kind, key) => byKind.get(kind)?.names.get(key) ?? key,
    keyOf: (kind, text) => byKind.get(kind)?.keyOf(text) ?? null,
  };
  const offered = Object.fromEntries(
    [...byKind].map(([kind, { names }]) => [kind, names.size > mostOffered ? [] : [...names.values()]]),
  );
  return { called, offered };
}

/** What the entries of a kind are called, by their keys; and the other way round, which only a form that was sent asks for. */
function labelled(list: readonly { key: string; name: string }[]) {
  const counts = Map.groupBy(list, (row) => row.name);
  const names = new Map(
    list.map((row) => [row.key, counts.get(row.name)!.length > 1 ? `${row.name} (${row.key})` : row.name]),
  );
  const exact = new Map([...names].reverse().map(([key, label]) => [label, key]));
  let loose: Map<string, string | null> | undefined;
  return {
    names,
    keyOf(text: string): string | null {
      // A measure that reads "1" is not the one with the number 1.
      const sure = exact.get(text) ?? (names.has(text) ? text : undefined);
      if (sure !== undefined) return sure;
      loose ??= foldedOnce(names);
      return loose.get(folded(text)) ?? null;
    },
  };
}

/** Keys by folded labels; null where two fold to the same. */
function foldedOnce(names: ReadonlyMap<string, string>): Map<string, string | null> {
  const keys = new Map<string, string | null>();
  for (const [key, label] of names) keys.set(folded(label), keys.has(folded(label)) ? null : key);
  return keys;
}

const folded = (text: string) => fold(text).trim();

/** An entry that was deleted at the desk; undefined where there is none. */
export async function readDeletedEntry(db: Queries, kind: Kind, id: number): Promise<DeletedEntry | undefined> {
  const { rows } = await sql<DeletedEntry>`select * from content_deleted where kind = ${kind} and id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** How many entries of each kind were deleted at the desk. */
export async function countDeleted(db: Queries, kind: Kind): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from content_deleted where kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

/** A page of the entries of a kind that were deleted at the desk, the last one first. */
export async function findDeleted(
  db: Queries,
  { kind, keyword, limit, offset }: Page & { kind: Kind; keyword: string },
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select id, key, name, true as at_desk, deleted_at as changed_at, (count(*) over ())::int as count from content_deleted
    where kind = ${kind} and (${keyword} = '' or id::text = ${keyword}
      or strpos(folded(concat_ws(' ', name, key)), folded(${keyword})) > 0)
    order by content_deleted.deleted_at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One entry by its key; undefined where there is none. */
export async function readContentByKey(db: Queries, kind: Kind, key: string): Promise<ContentEntry | undefined> {
  const { rows } = await sql<ContentEntry>`select * from content_entry
    where kind = ${kind} and key = ${key} and facts is not null`.execute(db);
  return rows[0];
}

/** The next number of what is made at the desk. */
export async function nextNumber(db: Queries): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('content_made')::int as id`.execute(db);
  return rows[0]!.id;
}

const ofTheLibrary = "the library’s own";

/** What the library holds of a person: what they wrote into it as an editor. */
export const contentHeld: readonly Holding[] = [
  {
    name: "entries_written_as_editor",
    table: "content_entry",
    person: "changed_by",
    told: ["kind", "id", "key", "version", "how", "changed_at"],
    untold: {
      ...{ changed_by: "the same for every row: your own account", sha256: ofTheLibrary },
      ...{ facts: ofTheLibrary, at_desk: ofTheLibrary, file_facts: ofTheLibrary },
      ...{ name: ofTheLibrary, name_folded: ofTheLibrary, found_by: ofTheLibrary },
    },
  },
  {
    name: "earlier_entries_written_as_editor",
    table: "content_revision",
    person: "person_id",
    told: ["kind", "entry_id", "version", "how", "made_at", "reason"],
    untold: { person_id: "the same for every row: your own account", facts: ofTheLibrary },
  },
  {
    name: "entries_deleted_as_editor",
    table: "content_deleted",
    person: "deleted_by",
    told: ["kind", "id", "key", "version", "reason", "deleted_at"],
    untold: {
      ...{ deleted_by: "the same for every row: your own account" },
      ...{ name: ofTheLibrary, file_facts: ofTheLibrary },
    },
  },
];
