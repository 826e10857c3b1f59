import type { Queries } from "#app/database/database.server.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { checkLibrary } from "../checks/check.ts";
import { emptyLibrary } from "../files/files.ts";
import { type Refusal, take } from "../files/read.server.ts";
import { readDeleted } from "../load/desk-store.server.ts";
import type { Hand } from "../load/hands.ts";
import { readLoaded, storeLibrary, takeTurn } from "../load/library-store.server.ts";
import { type LoadedEntry, mergeWith } from "../load/merge.server.ts";
import type { Kind } from "../load/tables.ts";
import type { Named } from "./following/affected.ts";
import { type Followed, followChange } from "./following/follow-change.server.ts";

/** What an editor has an entry say; `id` and `version` are of the one that they read, null where it is a new one. */
export type Saying = {
  kind: Kind;
  facts: Readonly<Record<string, unknown>>;
  read: { id: number; version: number } | null;
  by: NonNullable<Hand>;
};
export type Said = { id: number; version: number; changed: boolean; work: Followed };

/** Where what an editor writes stands in refusals. */
const form = "(form)";

/**
 * Has one entry of the library say something else, by the way of a load: it is checked together with all that is loaded, what
 * follows from it is reckoned anew, and every process is told (contract.md, 12: the desk). Of two editors who read the same
 * version the second is told "conflict".
 */
export async function writeEntry(db: Queries, { kind, facts, read, by }: Saying): Promise<Result<Said>> {
  await takeTurn(db);
  const known = await readLoaded(db);
  const deleted = await readDeleted(db);
  const isRead = (entry: { kind: string; id: number }) => entry.kind === kind && entry.id === read?.id;
  const before = known.find(isRead);
  // What was deleted is brought back as it was; nobody writes into it.
  const past = before ?? (by.how === "restored" ? deleted.find(isRead) : undefined);
  if (read && !past) return failure("not-found", "There is no such entry.");
  if (read && past?.version !== read.version) return failure("conflict", "Somebody else has changed this entry.");
  const one = emptyLibrary();
  const faults: Refusal[] = [];
  take(one, faults, form, fileOf(kind, facts));
  if (faults.length > 0) return refusedBy(faults, `${kind}.0.`);
  const said = one[kind][0] as Named;
  const taken = known.find((entry) => entry.kind === kind && entry !== before && isSame(entry, said));
  if (taken) return failure("invalid", "Another entry has this key.", { key: `"${taken.key}" is taken` });
  const { library, refusals } = mergeWith(known, one);
  const refused = refusals.length > 0 ? refusals : checkLibrary(library);
  if (refused.length > 0) return refusedBy(refused, `${kind}.${keyOf(said)}.`);
  const { added, changed } = await storeLibrary(db, library, known, { by, deleted });
  const differs = added.length + changed.length > 0;
  const change = { kind, before: before?.facts as Named | undefined, after: said };
  const work = differs ? await followChange(db, library, change) : { indexed: 0, read: 0 };
  const version = (past?.version ?? 0) + (differs ? 1 : 0);
  return success({ id: said.id, version, changed: differs, work });
}

const keyOf = (entry: Named) => entry.key ?? String(entry.id);
const isSame = (entry: LoadedEntry, said: Named) => entry.id === said.id || entry.key === keyOf(said);

/** An entry as the data file that could hold it; a measure stands in the file of the units. */
function fileOf(kind: Kind, facts: object): object {
  const lists = kind === "units" || kind === "measures" ? { units: [], measures: [] } : {};
  return { $schema: "", sources: ["-"], ...lists, [kind]: [facts] };
}

/** What speaks against it, by the field that it is about; what is about another entry stands before all fields. */
function refusedBy(refused: readonly Refusal[], prefix: string): Result<never> {
  const fields: Record<string, string> = {};
  for (const { field, reason } of refused.slice(0, 30)) {
    const own = `${field}.`.startsWith(prefix);
    const name = own ? field.slice(prefix.length) || "form" : "form";
    fields[name] ??= own ? reason : `${field}: ${reason}`;
  }
  return failure("invalid", "This cannot be kept as it is.", fields);
}
