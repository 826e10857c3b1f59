import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Database } from "#app/database/database.server.ts";
import { readDeleted, settle } from "../load/desk-store.server.ts";
import { readLoaded } from "../load/library-store.server.ts";
import { filesOf, type LoadedEntry } from "../load/merge.server.ts";
import { placesIn, withoutPlace, written } from "./json-places.ts";
import { exportPhotographs } from "./photograph-files.server.ts";

/** Entries made at the desk stand in a file of their own among those of their kind. */
const deskFile = "from-the-desk.json";

type DataFile = { path: string; text: string };
/** `gone` is what was taken out of a file, since the desk has deleted it. */
type Exported = { kind: string; key: string; file: string; gone?: true };

/** How many photographs a folder's file names once they are written; null where it said so already. */
export const exportedPhotographs = async (db: Database, folder: string) =>
  exportPhotographs(db, folder, await readLoaded(db));

/**
 * Writes what the desk says back into the data files of a folder: an entry where it stands, a new one into a file of its own; what
 * the desk has deleted is taken out. All else stays as it is, to the byte. With `settles` the files say it from now on; a copy somewhere else changes nothing.
 */
export async function exportLibrary(db: Database, folder: string, { settles = false } = {}): Promise<Exported[]> {
  const edited = (await readLoaded(db)).filter((entry) => entry.at_desk);
  const deleted = await readDeleted(db);
  if (edited.length + deleted.length === 0) return [];
  const files = await dataFiles(folder);
  const exported: Exported[] = [];
  for (const entry of edited) {
    const list = entry.kind;
    const facts = entry.facts as { id: number };
    const file = files.find(({ text }) => placeOf(text, list, facts.id)) ?? deskFileFor(files, folder, entry);
    const before = file.text;
    file.text = withEntry(before, list, facts);
    if (file.text === before) continue;
    await replace(file);
    exported.push({ kind: entry.kind, key: entry.key, file: relative(folder, file.path) });
  }
  for (const { kind, key, id } of deleted) {
    const file = files.find(({ text }) => placeOf(text, kind, id));
    if (!file) continue;
    file.text = withoutPlace(file.text, placeOf(file.text, kind, id)!);
    await replace(file);
    exported.push({ kind, key, file: relative(folder, file.path), gone: true });
  }
  if (settles) await settle(db, edited);
  return exported;
}

/**
 * Writes all that is loaded, with what the desk says of it, into one file that `loadFile` reads (contract.md, 1: `export json`):
 * entries by their numbers, so that the same library is the same file.
 * @returns how many entries it holds
 */
export async function exportFile(db: Database, path: string): Promise<number> {
  const entries = (await readLoaded(db)).filter(({ facts }) => facts !== null).sort((a, b) => a.id - b.id);
  const lists = Object.assign({}, ...filesOf(entries));
  const { $schema: _, sources: __, ...held } = lists;
  await replace({ path, text: `${written({ sources: ["Exported from Jigger"], ...held }, 0, true)}\n` });
  return entries.length;
}

async function dataFiles(folder: string): Promise<DataFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".json") && !name.endsWith(".schema.json"),
  );
  return Promise.all(
    names.sort().map(async (name) => ({ path: join(folder, name), text: await readFile(join(folder, name), "utf8") })),
  );
}

function placeOf(text: string, list: string, id: number) {
  if (!text.includes(`"${list}"`)) return undefined;
  return placesIn(text, list).find(
    ({ start, end }) => (JSON.parse(text.slice(start, end)) as { id: number }).id === id,
  );
}

/** The text with an entry in its place, or at the end of its list. What says the same already stays as it is written. */
function withEntry(text: string, list: string, facts: { id: number }): string {
  const place = placeOf(text, list, facts.id);
  if (!place) {
    const content = JSON.parse(text) as Record<string, unknown[]>;
    content[list] = [...(content[list] ?? []), facts];
    return `${written(content, 0, true)}\n`;
  }
  const now = text.slice(place.start, place.end);
  if (JSON.stringify(sorted(JSON.parse(now))) === JSON.stringify(sorted(facts))) return text;
  const indent = place.start - text.lastIndexOf("\n", place.start) - 1;
  return text.slice(0, place.start) + written(facts, indent, true) + text.slice(place.end);
}

/** The same with the names of each thing in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

function deskFileFor(files: DataFile[], folder: string, { kind }: LoadedEntry): DataFile {
  const like = files.find(({ text }) => placesIn(text, kind).length > 0);
  const path = join(like ? dirname(like.path) : join(folder, kind), `${kind}-${deskFile}`);
  const known = files.find((file) => file.path === path);
  if (known) return known;
  const schema = relative(dirname(path), join(folder, "schema", `${kind === "measures" ? "units" : kind}.schema.json`));
  const lists = kind === "units" || kind === "measures" ? { units: [], measures: [] } : { [kind]: [] };
  const head = { $schema: schema.startsWith(".") ? schema : `./${schema}`, sources: ["Written at the editors' desk"] };
  const file = { path, text: JSON.stringify({ ...head, ...lists }) };
  files.push(file);
  return file;
}

/** In one step, so that nobody reads half a file. */
async function replace({ path, text }: DataFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
