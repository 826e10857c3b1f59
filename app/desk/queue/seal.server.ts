import { createHash } from "node:crypto";
import type { Queries } from "#app/database/database.server.ts";
import type { QueueKind } from "#app/operations/queue-kind.ts";
import { keptRows } from "../log/log-store.server.ts";

/** What readers change of a thing, whoever wrote it: how a comment is voted and answered. */
const byReaders: ReadonlySet<string> = new Set(["up", "down", "rank", "replies"]);

/** Of each that waits what it is known by as it stands now: its state, and a sum of all that its writer said. */
export async function sealsOf(
  db: Queries,
  { kept }: Pick<QueueKind, "kept">,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const seals = new Map<number, string>();
  for (const [id, row] of await keptRows(db, kept, ids)) {
    const said = Object.entries(row).filter(([name]) => !byReaders.has(name));
    const sum = createHash("sha256").update(JSON.stringify(said)).digest("base64url");
    seals.set(id, `${row.status} ${sum}`);
  }
  return seals;
}

/**
 * Whether its writer changed something since an editor was shown it: a decision is about what was read. What somebody has decided
 * meanwhile is another matter, which its queue tells.
 */
export async function isAnother(
  db: Queries,
  queue: Pick<QueueKind, "kept">,
  { id, seal }: { id: number; seal: string },
): Promise<boolean> {
  const now = (await sealsOf(db, queue, [id])).get(id);
  return now !== undefined && now !== seal && now.split(" ")[0] === seal.split(" ")[0];
}
