import type { Queries } from "#app/database/database.server.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { checkLibrary } from "../checks/check.ts";
import { emptyLibrary, type FileKind, type Library } from "../files/files.ts";
import { referencesOf } from "../files/references.ts";
import { noteDeletion } from "../load/desk-store.server.ts";
import { readLoaded, storeLibrary, takeTurn } from "../load/library-store.server.ts";
import { type LoadedEntry, mergeWith } from "../load/merge.server.ts";
import { type Kind, kinds } from "../load/tables.ts";
import { followChange } from "./following/follow-change.server.ts";

type Deleting = { kind: Kind; id: number; version: number; reason: string; personId: string };

/**
 * Takes one entry out of the library (contract.md, 12: the desk): what it said is kept, so that one press brings it back, and loads
 * keep it away until then. What other entries name stays, and they are named. What people said of it stays theirs, unshown.
 */
export async function deleteEntry(
  db: Queries,
  { kind, id, version, ...why }: Deleting,
): Promise<Result<{ version: number }>> {
  await takeTurn(db);
  const known = await readLoaded(db);
  const entry = known.find((one) => one.kind === kind && one.id === id);
  if (!entry || entry.facts === null) return failure("not-found", "There is no such entry.");
  if (entry.version !== version) return failure("conflict", "Somebody else has changed this entry.");
  const { library, refusals } = mergeWith(
    known.filter((one) => one !== entry),
    emptyLibrary(),
  );
  const namedBy = namingIt(library, entry);
  if (namedBy.length > 0) return failure("invalid", `It stays, because ${saidOf(namedBy)}. Change that first.`);
  const refused = refusals.length > 0 ? refusals : checkLibrary(library);
  if (refused[0]) return failure("invalid", `It stays, because without it ${refused[0].field} ${refused[0].reason}.`);
  await noteDeletion(db, entry, { ...why, name: nameOf(entry.facts, entry.key) });
  await storeLibrary(db, library, known);
  await followChange(db, library, { kind, before: entry.facts as { id: number }, after: undefined });
  return success({ version: version + 1 });
}

/** True where what members or the shop keep needs an entry that was to be deleted: the database does not let it go. */
export function isNeeded(error: unknown): boolean {
  return (error as { code?: string }).code === "23503";
}

type Named = { name?: string; title?: string };
const nameOf = (facts: unknown, key: string) => (facts as Named).name ?? (facts as Named).title ?? key;

/** The names of all entries that name this one by its key. */
function namingIt(library: Library, { kind, key }: LoadedEntry): string[] {
  return kinds.flatMap((from) => {
    if (from === "measures") return [];
    return library[from]
      .filter((entry) =>
        referencesOf(from as FileKind, entry as never).some((to) => to.kind === kind && to.key === key),
      )
      .map((entry) => nameOf(entry, entry.key));
  });
}

/** As many names as a sentence has room for. */
const mostNames = 8;

function saidOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  const list = names.slice(0, mostNames).join(", ");
  const told = more > 0 ? `${list} and ${more.toLocaleString("en-GB")} more` : list;
  return `${names.length === 1 ? "another entry names" : `${names.length} other entries name`} it: ${told}`;
}
