import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { indexAreas, indexEntries, tableOfKind } from "#app/guide/area-readings.server.ts";
import type { Library } from "../../files/files.ts";
import { storeMentions } from "../../naming/mention-store.server.ts";
import { affectedBy, type OneChange } from "./affected.ts";

/** How many entries were looked at anew: in the index of subjects, and for the names in their texts; null where all were. */
export type Followed = { indexed: number | null; read: number | null };

/** Brings the index and the links in texts in line with a change of one entry, and tells every process. */
export async function followChange(db: Queries, library: Library, change: OneChange): Promise<Followed> {
  const affected = affectedBy(library, change);
  let indexed: number | null = null;
  if (affected) {
    const ids = new Map([...affected].flatMap(([kind, set]) => [[tableOfKind(kind), [...set]] as const]));
    indexed = await indexEntries(db, ids);
  } else await indexAreas(db);
  const { read } = await storeMentions(db, library, affected ? { ...change, affected } : null);
  await tell(db, "library", "content");
  return { indexed, read };
}
