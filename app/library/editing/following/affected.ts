import type { EntryOf, FileKind, Library } from "../../files/files.ts";
import { referencesOf } from "../../files/references.ts";
import type { Kind } from "../../load/tables.ts";

/** One entry before and after a change: without `before` it is new, without `after` it is gone. */
export type OneChange = { kind: Kind; before: Named | undefined; after: Named | undefined };
export type Named = { id: number; key?: string };

/** What everything else rests upon: of a change there all is looked at. */
const grounds: ReadonlySet<Kind> = new Set(["units", "measures", "categories"]);

/**
 * The numbers of the entries, by kind, that a change of one entry may make read otherwise: itself, what names it, what it names or
 * named before, and where it is an ingredient, what is made with it. Null where that may be any.
 */
export function affectedBy(library: Library, change: OneChange): Map<FileKind, Set<number>> | null {
  const { kind, before, after } = change;
  if (grounds.has(kind)) return null;
  const changed = new Set([before, after].flatMap((entry) => entry?.key ?? []));
  if (kind === "ingredients") withPartsOf(library, changed);
  const found = new Map<FileKind, Set<number>>();
  const note = (one: FileKind, id: number | undefined) => {
    if (id !== undefined) found.set(one, (found.get(one) ?? new Set()).add(id));
  };
  note(kind as FileKind, (after ?? before)?.id);
  const named = new Set<string>();
  const name = (entry: Named) => {
    for (const to of referencesOf(kind as FileKind, entry as never)) named.add(`${to.kind} ${to.key}`);
  };
  if (before) name(before);
  for (const [from, entries] of Object.entries(library) as [FileKind, EntryOf<FileKind>[]][]) {
    if ((from as Kind) === "measures") continue;
    for (const entry of entries) {
      if (from === kind && changed.has(entry.key)) {
        note(from, entry.id);
        name(entry);
      } else if (referencesOf(from, entry).some((to) => to.kind === kind && changed.has(to.key))) note(from, entry.id);
    }
  }
  for (const [from, entries] of Object.entries(library) as [FileKind, EntryOf<FileKind>[]][])
    for (const { key, id } of entries) if (named.has(`${from} ${key}`)) note(from, id);
  return found;
}

/** Takes in all ingredients that are made with one that is in already. */
function withPartsOf(library: Library, changed: Set<string>): void {
  for (let before = -1; before < changed.size; ) {
    before = changed.size;
    for (const { key, parts } of library.ingredients)
      if (parts?.some(({ ingredient }) => changed.has(ingredient))) changed.add(key);
  }
}
