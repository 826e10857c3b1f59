import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { ZodError } from "zod";
import { emptyLibrary, fileKinds, type Library } from "./files.ts";
import { type PhotographEntry, photographFile, photographsFile } from "./schemas/photographs.ts";

/** Why something in the data files cannot be loaded. */
export type Refusal = { file: string; field: string; reason: string };

/** What was read of data files, or why nothing of them counts. */
export type Read = { library: Library; photographs: PhotographEntry[]; refusals: Refusal[] };

/** Reads every data file below a folder. What does not fit its schema is refused by file and field. */
export async function readLibrary(folder: string): Promise<Read> {
  const library = emptyLibrary();
  const photographs: PhotographEntry[] = [];
  const refusals: Refusal[] = [];
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".json") && !name.endsWith(".schema.json"),
  );
  for (const name of names.sort()) {
    const file = relative(folder, join(folder, name));
    const value = parseJson(await readFile(join(folder, name), "utf8"));
    if (value instanceof Error) refusals.push({ file, field: "", reason: `not valid JSON: ${value.message}` });
    else if (file === photographsFile) {
      const read = photographFile.safeParse(value);
      if (read.success) photographs.push(...read.data.photographs);
      else refusals.push(...refusedIn(file, read.error));
    } else take(library, refusals, file, value);
  }
  return { library, photographs, refusals };
}

/** Reads one file that has any of the lists, each as a file of its own would have it. */
export async function readOneFile(path: string): Promise<Read> {
  const read: Read = { library: emptyLibrary(), photographs: [], refusals: [] };
  const file = basename(path);
  const value = parseJson(await readFile(path, "utf8"));
  if (value instanceof Error) read.refusals.push({ file, field: "", reason: `not valid JSON: ${value.message}` });
  else for (const lists of asDataFiles(value)) take(read.library, read.refusals, file, lists);
  return read;
}

/** An object with lists of several kinds, as the files that would hold one each; what is none stays as it is, to be refused. */
function asDataFiles(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  const lists: Record<string, unknown> = { $schema: "", ...value };
  const held = Object.keys(fileKinds).filter((kind) => kind in lists);
  if (held.length < 2) return [lists];
  const others = Object.entries(lists).filter(([name]) => !(name in fileKinds) && name !== "measures");
  return held.map((kind) => ({
    ...Object.fromEntries(others),
    [kind]: lists[kind],
    ...(kind === "units" && { measures: lists.measures }),
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function refusedIn(file: string, { issues }: ZodError): Refusal[] {
  return issues.map(({ path, message }) => ({ file, field: path.join("."), reason: message }));
}

/** Puts what a data file holds into a library, or says why it cannot. */
export function take(library: Library, refusals: Refusal[], file: string, value: unknown): void {
  const kinds = Object.keys(fileKinds) as (keyof typeof fileKinds)[];
  const kind = kinds.find((name) => typeof value === "object" && value !== null && name in value);
  if (!kind) {
    refusals.push({ file, field: "", reason: `holds none of the lists ${kinds.join(", ")}` });
    return;
  }
  const read = fileKinds[kind].safeParse(value);
  if (!read.success) {
    refusals.push(...refusedIn(file, read.error));
    return;
  }
  for (const [list, entries] of Object.entries(read.data)) {
    if (!(list in library) || !Array.isArray(entries)) continue;
    const target = library[list as keyof Library] as object[];
    for (const entry of entries) target.push({ ...(entry as object), file });
  }
}
