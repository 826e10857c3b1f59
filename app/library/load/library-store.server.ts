import { sql } from "kysely";
import type { Queries } from "#app/platform/database.server.ts";
import type { EntryOf, FileKind, Library } from "../files/files.ts";
import { fingerprint, type Index, indexOf, type Row } from "./rows.ts";
import { type Kind, kinds, linkRows, type Place, places } from "./tables.ts";

export type Change = { kind: string; key: string };
export type Loaded = { added: Change[]; changed: Change[]; removed: Change[] };
type Entry = Library[Kind][number];

/**
 * Brings the tables in line with the data files, in the transaction given: only entries whose
 * fingerprint differs are written, in one statement a table, so ten thousand load like ten.
 */
export async function storeLibrary(db: Queries, library: Library): Promise<Loaded> {
  await sql`set constraints all deferred`.execute(db);
  const index = indexOf(library);
  const loaded: Loaded = { added: [], changed: [], removed: [] };
  const fresh = await markFresh(db, library, loaded);
  // A drink's colour and strength follow from its ingredients and units: when one of those changes, so may the drink.
  const touched = new Set(fresh.ingredients.map(keyOf));
  const remeasured = new Set(fresh.units.map(keyOf));
  const changed = new Set(fresh.cocktails.map(keyOf));
  fresh.cocktails = library.cocktails.filter(
    (entry) =>
      changed.has(entry.key) || entry.lines.some((line) => touched.has(line.ingredient) || remeasured.has(line.unit)),
  );
  for (const kind of kinds) await storeKind(db, kind, fresh[kind], index);
  await sql`update cocktail set updated_at = now() where id = any(${idsOf(fresh.cocktails)}::int[])`.execute(db);
  return loaded;
}

const keyOf = (entry: Entry) => ("key" in entry ? entry.key : String(entry.id));
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

/** Which entries differ from what was last loaded, after forgetting those that have left the files. */
async function markFresh(db: Queries, library: Library, loaded: Loaded): Promise<Library> {
  const known = await db.selectFrom("content_entry").select(["kind", "key", "id", "sha256"]).execute();
  const gone = new Map(known.map((row) => [`${row.kind} ${row.key}`, row]));
  const marks: Row[] = [];
  const fresh = kinds.map((kind) => {
    const differing = (library[kind] as Entry[]).filter((entry) => {
      const [key, sha256] = [keyOf(entry), fingerprint(entry)];
      const before = gone.get(`${kind} ${key}`);
      gone.delete(`${kind} ${key}`);
      if (before?.sha256 === sha256) return false;
      (before ? loaded.changed : loaded.added).push({ kind, key });
      marks.push({ kind, key, id: entry.id, sha256 });
      return true;
    });
    return [kind, differing];
  });
  // People's own recipes are in no file and stay; what an entry leaves behind goes before the entry.
  for (const kind of [...kinds].reverse()) {
    const rows = [...gone.values()].filter((row) => row.kind === kind);
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    await sql`delete from library_link where from_kind = ${kind} and from_id = any(${ids}::int[])`.execute(db);
    await sql`delete from ${sql.table(places[kind].table)} where id = any(${ids}::int[])`.execute(db);
    await sql`delete from content_entry where kind = ${kind} and key = any(${rows.map(({ key }) => key)}::text[])`.execute(
      db,
    );
    loaded.removed.push(...rows.map(({ key }) => ({ kind, key })));
  }
  await upsert(db, "content_entry", marks, ["kind", "key"]);
  return Object.fromEntries(fresh) as Library;
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
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${target}) ${action}`.execute(db);
}

/** True while nothing has been loaded yet: a first start. */
export async function isLibraryEmpty(db: Queries): Promise<boolean> {
  const first = await db.selectFrom("content_entry").select("key").limit(1).executeTakeFirst();
  return first === undefined;
}
