import type { Database, Queries } from "#app/database/database.server.ts";
import { type Migration, migrationsOf } from "#app/database/migrate.server.ts";
import { tell } from "#app/database/notices.server.ts";
import type { Storage } from "#app/uploads/storage.server.ts";
import { filesOf } from "#app/uploads/upload-href.ts";
import { BackupError, type Head, headSchema, type Line, readArchive, writeArchive } from "./archive.server.ts";
import { emptied, putRows, putSequence, rowsOf, sequencesOf, type Table, tablesOf } from "./tables-store.server.ts";

type Place = { db: Database; storage: Storage };
/** How much a backup holds. */
export type Held = { tables: number; rows: number; pictures: number };

/** The name of a picture that somebody sent, wherever a row has it. */
const pictureName = /[a-z]{1,20}\/[a-z0-9-]{1,130}\.(?:webp|avif|jpg)/g;

/**
 * Writes all that the site knows into one file (contract.md, 1): every table as it stood at one moment, and the pictures that its rows
 * name. The site goes on meanwhile, and what it changes then is not in it.
 * @param jigger the version that writes it
 */
export async function makeBackup({ db, storage }: Place, file: string, jigger: string): Promise<Held> {
  const held: Held = { tables: 0, rows: 0, pictures: 0 };
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => writeArchive(file, lines(trx)));
  return held;

  async function* lines(trx: Queries): AsyncGenerator<Head | Line> {
    const migrations = await migrationsOf(trx);
    yield { format: "jigger-backup", version: 1, made_at: new Date().toISOString(), jigger, migrations };
    const pictures = new Set<string>();
    for (const table of await tablesOf(trx)) {
      held.tables += 1;
      yield { table: table.name, columns: table.columns };
      for await (const rows of rowsOf(trx, table)) {
        held.rows += rows.length;
        for (const row of rows) for (const [name] of row.matchAll(pictureName)) pictures.add(name);
        yield* rows;
      }
    }
    for (const { name, value } of await sequencesOf(trx)) yield { sequence: name, value };
    for (const name of new Set([...pictures].flatMap(filesOf))) {
      const bytes = await storage.get(name);
      // What only looks like a name, and what was taken away meanwhile.
      if (!bytes) continue;
      held.pictures += 1;
      yield { picture: name, bytes: bytes.toString("base64") };
    }
    yield { end: { rows: held.rows, pictures: held.pictures } };
  }
}

/** As many rows as go in with one statement. */
const batch = 500;

/**
 * Puts back what a backup holds, in place of all that is there: in one transaction, so that a file that is cut off, or whose rows refer
 * to what is not in it, changes nothing. A running site waits for it and then shows it.
 * @throws BackupError where it is no whole backup, or one of other tables than these
 */
export async function restoreBackup({ db, storage }: Place, file: string): Promise<Held> {
  return db.transaction().execute(async (trx) => {
    const archive = readArchive(file);
    const head = headSchema.safeParse((await archive.next()).value);
    if (!head.success) throw new BackupError("It is no backup of Jigger, or not a whole one.");
    checkSame(head.data.migrations, await migrationsOf(trx));
    const tables = new Map((await tablesOf(trx)).map((table) => [table.name, table]));
    const putOn = await emptied(trx, [...tables.values()]);
    const held: Held = { tables: 0, rows: 0, pictures: 0 };
    let table: Table | null = null;
    let waiting: string[] = [];
    let ended = false;
    const put = async () => {
      if (table && waiting.length > 0) await putRows(trx, table, waiting);
      waiting = [];
    };
    for await (const line of archive as AsyncGenerator<Line>) {
      if (ended) throw new BackupError("Something stands behind its end.");
      if (typeof line === "string") {
        if (!table) throw new BackupError("A row stands before the name of its table.");
        held.rows += waiting.push(line) > 0 ? 1 : 0;
        if (waiting.length >= batch) await put();
        continue;
      }
      await put();
      if ("table" in line) {
        table = tables.get(line.table) ?? null;
        if (!table) throw new BackupError(`There is no table ${line.table} here.`);
        held.tables += 1;
      } else if ("sequence" in line) await putSequence(trx, { name: line.sequence, value: line.value });
      else if ("picture" in line) {
        await storage.put(line.picture, Buffer.from(line.bytes, "base64"));
        held.pictures += 1;
      } else ended = line.end.rows === held.rows && line.end.pictures === held.pictures;
    }
    if (!ended) throw new BackupError("It is not a whole backup: its end is missing.");
    await putOn();
    await tell(trx, "library", "content");
    return held;
  });
}

/** The rows fit tables that the same migrations made. */
function checkSame(theirs: readonly Migration[], ours: readonly Migration[]): void {
  const same = (one: Migration, at: number) => ours[at]?.name === one.name && ours[at].sha256 === one.sha256;
  if (theirs.length === ours.length && theirs.every(same)) return;
  throw new BackupError(
    `It was made by a Jigger whose last step of the database is ${theirs.at(-1)?.name ?? "none"}, and here it is ${ours.at(-1)?.name ?? "none"}. Restore it with that version; a newer one then brings it up to date by itself.`,
  );
}
