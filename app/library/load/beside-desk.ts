import type { Library } from "../files/files.ts";
import type { DeletedEntry } from "./desk-store.server.ts";
import { sameWords } from "./hands.ts";
import type { Change } from "./library-store.server.ts";
import type { LoadedEntry } from "./merge.server.ts";
import { factsOf } from "./rows.ts";
import { type Kind, kinds } from "./tables.ts";

export type Taking = {
  /** Where the desk and a file say different things, the file's words are taken. */
  takeFiles?: boolean;
};

type Entry = Library[Kind][number];
type Beside = {
  /** What the files say where they count. */
  files: Library;
  /** What the desk says where that counts. */
  desk: LoadedEntry[];
  /** Where both say something, and not the same. */
  kept: Change[];
  /** Where the files say by now what the desk says. */
  agreed: LoadedEntry[];
  /** What the files hold and the desk has deleted: it is told of by each load, and stays away. */
  away: Change[];
};

/**
 * Which words count, entry by entry: those of the desk stay, unless the files say the same by now or are to be taken. Where a
 * file says something else than it did when the desk wrote, that is told, and never settled in silence. What the desk has deleted
 * stays away, under its number and under its key, unless the files' words are to be taken.
 */
export function besideDesk(
  known: readonly LoadedEntry[],
  library: Library,
  {
    prune = false,
    takeFiles = false,
    deleted = [],
  }: Taking & { prune?: boolean; deleted?: readonly DeletedEntry[] | undefined },
): Beside {
  const found: Beside = { files: { ...library }, desk: [], kept: [], agreed: [], away: [] };
  if (!takeFiles) keepAway(found, deleted);
  const edited = Map.groupBy(
    known.filter((entry) => entry.at_desk),
    ({ kind }) => kind,
  );
  for (const kind of kinds.filter((one) => edited.has(one))) {
    const list = found.files[kind] as Entry[];
    const byId = new Map(list.map((entry) => [entry.id, entry]));
    const byKey = new Map(list.map((entry) => [keyOf(entry), entry]));
    const passedOver = new Set<Entry>();
    for (const entry of edited.get(kind)!) {
      const says = byId.get(entry.id) ?? byKey.get(entry.key);
      const word = verdictOn(entry, says);
      const counts = word === "quiet" || (word === "differs" && !takeFiles) || (word === "absent" && !takeFiles);
      if (word === "agrees") found.agreed.push(entry);
      if (!counts) continue;
      found.desk.push(entry);
      if (says) passedOver.add(says);
      if (word === "differs" || (word === "absent" && prune)) found.kept.push({ kind, key: entry.key });
    }
    Object.assign(found.files, { [kind]: list.filter((one) => !passedOver.has(one)) });
  }
  return found;
}

function keepAway(found: Beside, deleted: readonly DeletedEntry[]): void {
  for (const [kind, rows] of Map.groupBy(deleted, (row) => row.kind as Kind)) {
    const [ids, keys] = [new Set(rows.map(({ id }) => id)), new Set(rows.map(({ key }) => key))];
    const list = (found.files[kind] ?? []) as Entry[];
    const gone = new Set(list.filter((entry) => ids.has(entry.id) || keys.has(keyOf(entry))));
    found.away.push(...[...gone].map((entry) => ({ kind, key: keyOf(entry) })));
    Object.assign(found.files, { [kind]: list.filter((entry) => !gone.has(entry)) });
  }
}

const keyOf = (entry: Entry) => ("key" in entry ? entry.key : String(entry.id));

/** What the files say of an entry that the desk has changed; `quiet` where they say what they said then. */
function verdictOn(entry: LoadedEntry, says: Entry | undefined): "absent" | "agrees" | "quiet" | "differs" {
  if (!says) return "absent";
  const facts = factsOf(says);
  if (sameWords(entry.facts, facts)) return "agrees";
  return entry.file_facts !== null && sameWords(entry.file_facts, facts) ? "quiet" : "differs";
}
