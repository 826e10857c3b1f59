import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import { oidOf } from "#app/kit/subject.ts";
import { everyGuidePhotograph, keepGuidePhotograph, knownFiles } from "#app/photographs/photographs.server.ts";
import { showsPhotographs } from "#app/photographs/photographs.ts";
import { type PhotographEntry, photographFile, photographsFile } from "../files/schemas/photographs.ts";
import type { LoadedEntry } from "../load/merge.server.ts";
import { written } from "./json-places.ts";

/** Photographs that a load put on pages, and those that it could not, by their files. */
export type PhotographsTaken = { taken: string[]; absent: string[] };

/**
 * Puts the photographs that the data files name on their entries' pages. What the desk knows stands as the desk has it, taken away or
 * not, so that a load neither loses a photograph nor brings one back; where the entry or the files of the picture are not on this site
 * it is told. Without `holds`, which looks into the store of uploads, none is taken.
 */
export async function takePhotographs(
  db: Queries,
  named: readonly PhotographEntry[],
  { known, holds }: { known: readonly LoadedEntry[]; holds: ((file: string) => Promise<boolean>) | undefined },
): Promise<PhotographsTaken> {
  const told: PhotographsTaken = { taken: [], absent: [] };
  if (named.length === 0) return told;
  const there = await knownFiles(
    db,
    named.map(({ file }) => file),
  );
  const ids = new Map(known.map(({ kind, key, id }) => [`${kind} ${key}`, id]));
  for (const { kind, key, file, ...declared } of named) {
    if (there.has(file)) continue;
    there.add(file);
    const [link_table, link_id] = [tableOfKind(kind), ids.get(`${kind} ${key}`)];
    if (!link_table || !showsPhotographs(link_table) || link_id === undefined || !(await holds?.(file))) {
      told.absent.push(file);
      continue;
    }
    await keepGuidePhotograph(db, { link_table, link_id }, { ...declared, picture: file, editorId: null });
    await tell(db, "comments", oidOf({ link_table, link_id }));
    told.taken.push(file);
  }
  return told;
}

/**
 * Writes into a folder's file which photographs stand on which entries. What the file names and this site has never had stays in it.
 * @returns how many it names now; null where it says so already
 */
export async function exportPhotographs(
  db: Queries,
  folder: string,
  known: readonly LoadedEntry[],
): Promise<number | null> {
  const path = join(folder, photographsFile);
  const before = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const was = before === null ? [] : photographFile.parse(JSON.parse(before)).photographs;
  const rows = await everyGuidePhotograph(db);
  const keys = new Map(known.map(({ kind, key, id }) => [`${tableOfKind(kind)}:${id}`, { kind, key }]));
  const now = rows.flatMap(({ picture: file, status, ...row }): PhotographEntry[] => {
    const entry = keys.get(oidOf(row));
    const { caption, credit, source, licence } = row;
    return entry && file && status === "shown" ? [{ ...entry, file, caption, credit, source, licence }] : [];
  });
  const here = await knownFiles(
    db,
    was.map(({ file }) => file),
  );
  const photographs = [...was.filter(({ file }) => !here.has(file)), ...now];
  if (before === null && photographs.length === 0) return null;
  const text = `${written({ $schema: "./schema/photographs.schema.json", photographs }, 0, true)}\n`;
  if (text === before) return null;
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
  return photographs.length;
}
