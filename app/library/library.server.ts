import { resolve } from "node:path";
import { z } from "zod";
import { indexAreas } from "#app/guide/area-index.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { tell } from "#app/platform/notices.server.ts";
import { checkLibrary } from "./checks/check.ts";
import { howlersOf } from "./checks/howlers.ts";
import { fileKinds } from "./files/files.ts";
import { type Refusal, readLibrary } from "./files/read.server.ts";
import { indexCocktails } from "./load/cocktail-index-store.server.ts";
import { type Loaded, storeLibrary } from "./load/library-store.server.ts";

export type { Refusal } from "./files/read.server.ts";
export { isLibraryEmpty } from "./load/library-store.server.ts";
export type LoadReport = Loaded & { refused: Refusal[]; milliseconds: number };

/** The library that ships with the site. */
export const shippedLibrary = resolve(import.meta.dirname, "../../content");

/**
 * Loads the data files of a folder: all or nothing, and again as often as you like. A file that does
 * not fit changes nothing and is reported by file, field and reason.
 */
export async function loadLibrary(db: Database, folder: string): Promise<LoadReport> {
  const started = performance.now();
  const report = (loaded: Partial<LoadReport>): LoadReport => ({
    added: [],
    changed: [],
    removed: [],
    refused: [],
    ...loaded,
    milliseconds: Math.round(performance.now() - started),
  });
  const { library, refusals } = await readLibrary(folder);
  const refused = refusals.length > 0 ? refusals : checkLibrary(library);
  if (refused.length > 0) return report({ refused });
  const loaded = await db.transaction().execute(async (trx) => {
    const changes = await storeLibrary(trx, library);
    if (changes.added.length + changes.changed.length + changes.removed.length > 0) {
      await indexCocktails(trx);
      await indexAreas(trx);
      await tell(trx, "library", "content");
    }
    return changes;
  });
  return report(loaded);
}

/** What is wrong with the data files of a folder, without a database: what a load would refuse, else what reads oddly. */
export async function proofread(folder: string): Promise<Refusal[]> {
  const { library, refusals } = await readLibrary(folder);
  const refused = refusals.length > 0 ? refusals : checkLibrary(library);
  return refused.length > 0 ? refused : howlersOf(library);
}

/** The JSON Schema of each kind of data file, for the editors of people who write them by hand. */
export function schemasOf(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fileKinds).map(([kind, schema]) => [kind, z.toJSONSchema(schema, { io: "input" })]),
  );
}
