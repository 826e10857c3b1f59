import { emptyLibrary, type FileKind, fileKinds, type Library } from "../files/files.ts";
import { type Refusal, take } from "../files/read.server.ts";
import { type Kind, kinds } from "./tables.ts";

/** An entry as a load or the desk left it; `facts` is null where an earlier version loaded it. */
export type LoadedEntry = {
  kind: string;
  key: string;
  id: number;
  sha256: string;
  facts: unknown;
  version: number;
  how: Way;
  changed_at: Date;
  changed_by: string | null;
  /** The desk's words stand, not those of the files, which are `file_facts`: null where it was made at the desk. */
  at_desk: boolean;
  file_facts: unknown;
};

/** How an entry came to say what it says: `taken` from the files over what the desk had written. */
export type Way = "loaded" | "taken" | "written" | "restored" | "deleted";

/** Where a refusal lies that is in none of the files. */
export const loadedFile = "(loaded)";

type Named = { id: number; key?: string };
const keyOf = (entry: Named) => entry.key ?? String(entry.id);

/**
 * The library as it will be once a folder is added to what is loaded: the folder's entries take the place of those
 * with their key or their number. What is loaded is read by the schemas as they are today.
 */
export function mergeWith(loaded: readonly LoadedEntry[], library: Library): { library: Library; refusals: Refusal[] } {
  const rest = emptyLibrary();
  const refusals: Refusal[] = [];
  const kept = loaded.filter((entry) => !isReplaced(library, entry));
  const unknown = kept.filter(({ facts }) => facts === null);
  if (unknown.length > 0) return { library, refusals: unknown.map(forgotten) };
  for (const lists of filesOf(kept)) take(rest, refusals, loadedFile, lists);
  const merged = emptyLibrary();
  for (const kind of kinds) (merged[kind] as object[]).push(...rest[kind], ...library[kind]);
  return { library: merged, refusals };
}

const forgotten = ({ kind, key }: LoadedEntry): Refusal => ({
  file: loadedFile,
  field: `${kind}.${key}`,
  reason: "was loaded by an earlier version: load the whole library once, or remove it by --prune",
});

export type Removing = { prune?: boolean; yes?: boolean };

/**
 * What a load would remove, and why it may not: nothing without `prune`, and more than a tenth of a kind only with
 * `yes` as well (contract.md, 13).
 */
export function refusedRemovals(
  loaded: readonly LoadedEntry[],
  gone: readonly LoadedEntry[],
  how: Removing,
): Refusal[] {
  if (!how.prune)
    return gone.map(({ kind, key, id }) => ({
      file: loadedFile,
      field: `${kind}.${key}.id`,
      reason: `has the number ${id}, which would be gone: numbers are permanent (--prune removes it)`,
    }));
  if (how.yes) return [];
  return [...Map.groupBy(gone, ({ kind }) => kind)].flatMap(([kind, rows]) => {
    const all = loaded.filter((entry) => entry.kind === kind).length;
    if (rows.length * 10 <= all) return [];
    const reason = `${rows.length} of ${all} would be removed, more than a tenth; add --yes if that is meant`;
    return [{ file: loadedFile, field: kind, reason }];
  });
}

function isReplaced(library: Library, entry: LoadedEntry): boolean {
  const list: readonly Named[] = library[entry.kind as Kind] ?? [];
  return namesIn(list).has(entry.key) || numbersIn(list).has(entry.id);
}

const namesIn = memoised((list: readonly Named[]) => new Set(list.map(keyOf)));
const numbersIn = memoised((list: readonly Named[]) => new Set(list.map(({ id }) => id)));

function memoised<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

/** What was loaded, as the data files that could have held it; measures stand in the file of the units. */
export function filesOf(entries: readonly LoadedEntry[]): object[] {
  const by = Map.groupBy(entries, ({ kind }) => kind);
  const facts = (kind: string) => (by.get(kind) ?? []).map((entry) => entry.facts);
  return (Object.keys(fileKinds) as FileKind[]).flatMap((kind) => {
    const lists = kind === "units" ? { units: facts("units"), measures: facts("measures") } : { [kind]: facts(kind) };
    if (Object.values(lists).every((list) => list.length === 0)) return [];
    return [{ $schema: "", sources: ["-"], ...lists }];
  });
}
