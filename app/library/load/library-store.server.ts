import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { EntryOf, FileKind, Library } from "../files/files.ts";
import { type DeletedEntry, forgetDeletions, keepRevisions, pastOf } from "./desk-store.server.ts";
import { type Hand, sameWords, standing } from "./hands.ts";
import type { LoadedEntry } from "./merge.server.ts";
import { garnishedWith } from "./recipe-facts.ts";
import { factsOf, fingerprint, type Index, indexOf, type Row } from "./rows.ts";
import { type Kind, kinds, linkRows, type Place, places } from "./tables.ts";

export type Change = { kind: string; key: string };
export type Loaded = { added: Change[]; changed: Change[]; removed: Change[] };
type Entry = Library[Kind][number];

/**
 * Brings the tables in line with the data files, in the transaction given: only entries whose
 * fingerprint differs are written, in one statement a table, so ten thousand load like ten.
 */
export async function storeLibrary(
  db: Queries,
  library: Library,
  known: readonly LoadedEntry[],
  { by = null, deleted = [] }: { by?: Hand; deleted?: readonly DeletedEntry[] } = {},
): Promise<Loaded> {
  await sql`set constraints all deferred`.execute(db);
  const index = indexOf(library);
  const loaded: Loaded = { added: [], changed: [], removed: await remove(db, goneFrom(library, known)) };
  const fresh = await markFresh(db, library, known, { loaded, by, deleted });
  followOn(library, fresh);
  for (const kind of kinds) await storeKind(db, kind, fresh[kind], index);
  await sql`update cocktail set updated_at = now() where id = any(${idsOf(fresh.cocktails)}::int[])`.execute(db);
  return loaded;
}

/**
 * What follows from others changes with them: a homemade ingredient holds what its parts hold, and a drink's colour,
 * strength and contents are those of its ingredients and units.
 */
function followOn(library: Library, fresh: Library): void {
  const touched = new Set(fresh.ingredients.map(keyOf));
  for (let before = -1; before < touched.size; ) {
    before = touched.size;
    for (const { key, parts } of library.ingredients)
      if (parts?.some(({ ingredient }) => touched.has(ingredient))) touched.add(key);
  }
  fresh.ingredients = library.ingredients.filter(({ key }) => touched.has(key));
  const remeasured = new Set(fresh.units.map(keyOf));
  const changed = new Set(fresh.cocktails.map(keyOf));
  fresh.cocktails = library.cocktails.filter(
    (entry) =>
      changed.has(entry.key) ||
      entry.lines.some((line) => touched.has(line.ingredient) || remeasured.has(line.unit)) ||
      garnishedWith(entry).some((key) => touched.has(key)),
  );
}

const keyOf = (entry: Entry) => ("key" in entry ? entry.key : String(entry.id));
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

/** Two loads at once would each be checked against what the other is about to change: the second waits. */
export async function takeTurn(db: Queries): Promise<void> {
  await sql`lock table content_entry in share row exclusive mode`.execute(db);
}

/** Finds out what would be found out at the end of the transaction: whether each row has what it refers to. */
export async function checkNow(db: Queries): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
}

/** All of an entry but what follows from its facts. */
const loadedColumns = [
  ...(["kind", "key", "id", "sha256", "facts", "version"] as const),
  ...(["how", "changed_at", "changed_by", "at_desk", "file_facts"] as const),
] satisfies (keyof LoadedEntry)[];

/** What was loaded last. */
export async function readLoaded(db: Queries): Promise<LoadedEntry[]> {
  const rows = await db.selectFrom("content_entry").select(loadedColumns).execute();
  return rows as LoadedEntry[];
}

/** Of what was loaded, the entries whose number is in the library no more. */
export function goneFrom(library: Library, loaded: readonly LoadedEntry[]): LoadedEntry[] {
  const ids = new Map(kinds.map((kind) => [kind as string, new Set(idsOf(library[kind]))]));
  return loaded.filter(({ kind, id }) => !ids.get(kind)?.has(id));
}

/** Which entries differ from what was last loaded. One under another key is the same while its number is. */
async function markFresh(
  db: Queries,
  library: Library,
  known: readonly LoadedEntry[],
  { loaded, by, deleted }: { loaded: Loaded; by: Hand; deleted: readonly DeletedEntry[] },
): Promise<Library> {
  const byKey = new Map(known.map((row) => [`${row.kind} ${row.key}`, row]));
  const byId = new Map(known.map((row) => [`${row.kind} ${row.id}`, row]));
  const gone = new Map(deleted.map((row) => [`${row.kind} ${row.id}`, row]));
  const back: DeletedEntry[] = [];
  const marks: Row[] = [];
  const replaced: LoadedEntry[] = [];
  const fresh = kinds.map((kind) => {
    const differing = (library[kind] as Entry[]).filter((entry) => {
      const [key, sha256] = [keyOf(entry), fingerprint(entry)];
      const before = byKey.get(`${kind} ${key}`) ?? byId.get(`${kind} ${entry.id}`);
      const isSame = before?.sha256 === sha256;
      const facts = factsOf(entry);
      const away = before ? undefined : gone.get(`${kind} ${entry.id}`);
      if (away) back.push(away);
      if (!isSame || before.facts === null)
        marks.push({
          kind,
          key,
          id: entry.id,
          sha256,
          facts,
          ...standing(before ?? (away && pastOf(away)), facts, by),
        });
      if (before && !sameWords(before.facts, facts)) replaced.push(before);
      if (!isSame) (before ? loaded.changed : loaded.added).push({ kind, key });
      return !isSame;
    });
    return [kind, differing];
  });
  await keepRevisions(db, replaced);
  await forgetDeletions(db, back);
  const keys = new Map(kinds.map((kind) => [kind as string, new Set((library[kind] as Entry[]).map(keyOf))]));
  for (const { kind, key } of known.filter((row) => !keys.get(row.kind)?.has(row.key)))
    await db.deleteFrom("content_entry").where("kind", "=", kind).where("key", "=", key).execute();
  await upsert(db, "content_entry", marks, ["kind", "key"]);
  return Object.fromEntries(fresh) as Library;
}

/** People's own recipes are in no file and stay; what an entry leaves behind goes before the entry. */
async function remove(db: Queries, gone: readonly LoadedEntry[]): Promise<Change[]> {
  const removed: Change[] = [];
  for (const kind of [...kinds].reverse()) {
    const rows = gone.filter((row) => row.kind === kind);
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    await sql`delete from library_link where from_kind = ${kind} and from_id = any(${ids}::int[])`.execute(db);
    await sql`delete from content_revision revision where kind = ${kind} and entry_id = any(${ids}::int[]) and not exists
      (select from content_deleted deleted where deleted.kind = revision.kind and deleted.id = entry_id)`.execute(db);
    await sql`delete from ${sql.table(places[kind].table)} where id = any(${ids}::int[])`.execute(db);
    removed.push(...rows.map(({ key }) => ({ kind, key })));
  }
  return removed;
}

async function storeKind(db: Queries, kind: Kind, entries: readonly Entry[], index: Index): Promise<void> {
  if (entries.length === 0) return;
  const ids = idsOf(entries);
  const { table, row, parts = [] } = places[kind] as Place<Entry>;
  await upsert(
    db,
    table,
    entries.map((entry) => row(entry, index)),
  );
  for (const part of parts) {
    await sql`delete from ${sql.table(part.table)} where ${sql.ref(part.owner)} = any(${ids}::int[])`.execute(db);
    const rows = entries.flatMap((entry) => part.rows(entry, index));
    await upsert(db, part.table, rows, part.key);
  }
  if (kind === "measures") return;
  await sql`delete from library_link where from_kind = ${kind} and from_id = any(${ids}::int[])`.execute(db);
  const links = entries.flatMap((entry) => linkRows(kind, entry as EntryOf<FileKind>, index));
  await upsert(db, "library_link", links, ["from_kind", "from_id", "role", "position"]);
}

/** Writes rows of one shape in one statement, replacing those whose key is there. */
async function upsert(db: Queries, table: string, rows: Row[], key: readonly string[] = ["id"]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const others = columns
    .filter((name) => !key.includes(name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const target = sql.join(key.map((name) => sql.ref(name)));
  const action = others.length > 0 ? sql`do update set ${sql.join(others)}` : sql`do nothing`;
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${target}) ${action}`.execute(db);
}

/** True while nothing has been loaded yet: a first start. */
export async function isLibraryEmpty(db: Queries): Promise<boolean> {
  const first = await db.selectFrom("content_entry").select("key").limit(1).executeTakeFirst();
  return first === undefined;
}

/**
 * Has the planner know what was loaded at once: until a server looks by itself, a minute later or never, it takes every table
 * for an empty one, and a list's choices take seconds.
 */
export async function analyseTables(db: Queries): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relowner = current_user::regrole and relnamespace = current_schema()::regnamespace
    order by relname`.execute(db);
  if (rows.length > 0) await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
