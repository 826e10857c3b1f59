import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Database, Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { indexAreas } from "#app/guide/area-readings.server.ts";
import { checkLibrary } from "./checks/check.ts";
import { howlersOf } from "./checks/howlers.ts";
import { type PhotographsTaken, takePhotographs } from "./editing/photograph-files.server.ts";
import { fileKinds } from "./files/files.ts";
import { type Read, type Refusal, readLibrary, readOneFile } from "./files/read.server.ts";
import { photographFile } from "./files/schemas/photographs.ts";
import { besideDesk, type Taking } from "./load/beside-desk.ts";
import { readDeleted, settle } from "./load/desk-store.server.ts";
import {
  analyseTables,
  type Change,
  checkNow,
  goneFrom,
  type Loaded,
  readLoaded,
  storeLibrary,
  takeTurn,
} from "./load/library-store.server.ts";
import { loadedFile, mergeWith, type Removing, refusedRemovals } from "./load/merge.server.ts";
import { storeMentions } from "./naming/mention-store.server.ts";
import { type SyntheticSize, syntheticLibrary } from "./synthetic/synthetic-library.ts";

export type { Refusal } from "./files/read.server.ts";
export { isLibraryEmpty } from "./load/library-store.server.ts";
/**
 * `photographs` are those that the files name and that were put on pages or could not be; `kept` are the entries of which the desk and the files say different things, and the desk's words stand; `away` those that the
 * files hold and the desk has deleted.
 */
export type LoadReport = Loaded & {
  kept: Change[];
  away: Change[];
  refused: Refusal[];
  photographs: PhotographsTaken;
  milliseconds: number;
};
/** How a load finds out whether the store of uploads has the files of a photograph. */
export type Holding = { holds?: (file: string) => Promise<boolean> };

/** What follows from a change of the guide in rooms above: done in the load's own transaction, before anybody hears of it. */
export type Following = { follow?: (db: Queries) => Promise<void> };

type Trying = { dryRun?: boolean };

/** The library that ships with the site. */
export const shippedLibrary = resolve(import.meta.dirname, "../../content");

/**
 * Loads the data files of a folder: all or nothing, and again as often as you like. It adds to what is loaded and
 * changes it; `how` says what it may remove (contract.md, 13). What does not fit, alone or together with what is
 * loaded, changes nothing and is reported by file, field and reason.
 */
export async function loadLibrary(
  db: Database,
  folder: string,
  how: Removing & Taking & Holding & Following = {},
): Promise<LoadReport> {
  return take(db, await readLibrary(folder), how);
}

/**
 * The same for one file, of any of the lists that data files have (contract.md, 1: `import json`): what it does not hold stays as
 * it is. With `dryRun` it is done and undone, so that all that speaks against it is found, and nothing has changed.
 */
export async function loadFile(db: Database, file: string, how: Taking & Trying & Following = {}): Promise<LoadReport> {
  return take(db, await readOneFile(file), how);
}

/** What a load would have done, once it is undone. */
class Undone extends Error {
  readonly report: LoadReport;
  constructor(report: LoadReport) {
    super("undone");
    this.report = report;
  }
}

/** Below so many entries a plan is as good as before; PostgreSQL itself counts a table anew from 50 changed rows on. */
const manyChanges = 50;

async function take(
  db: Database,
  read: Read,
  how: Removing & Taking & Holding & Trying & Following,
): Promise<LoadReport> {
  const started = performance.now();
  const report = (loaded: Partial<LoadReport>): LoadReport => ({
    added: [],
    changed: [],
    removed: [],
    kept: [],
    away: [],
    refused: [],
    photographs: { taken: [], absent: [] },
    ...loaded,
    milliseconds: Math.round(performance.now() - started),
  });
  if (read.refusals.length > 0) return report({ refused: read.refusals });
  try {
    return await db.transaction().execute(async (trx) => {
      await takeTurn(trx);
      const known = await readLoaded(trx);
      const deleted = await readDeleted(trx);
      const { files, desk, kept, agreed, away } = besideDesk(known, read.library, { ...how, deleted });
      const { library, refusals } = mergeWith(how.prune ? desk : known, files);
      const faults = refusals.length > 0 ? refusals : checkLibrary(library);
      const refused = faults.length > 0 ? faults : refusedRemovals(known, goneFrom(library, known), how);
      if (refused.length > 0) return report({ refused, away });
      const changes = await storeLibrary(trx, library, known, { deleted });
      if (how.dryRun) {
        await checkNow(trx);
        throw new Undone(report({ ...changes, kept, away }));
      }
      await settle(trx, agreed);
      const differ = changes.added.length + changes.changed.length + changes.removed.length;
      const differs = differ > 0;
      if (differs) await how.follow?.(trx);
      if (differs) await indexAreas(trx);
      // Also where no file differs: how names are found may, from one version to the next.
      const { differs: renamed } = await storeMentions(trx, library);
      if (differ >= manyChanges) await analyseTables(trx);
      if (differs || renamed) await tell(trx, "library", "content");
      const now = read.photographs.length > 0 ? await readLoaded(trx) : [];
      const photographs = await takePhotographs(trx, read.photographs, { known: now, holds: how.holds });
      return report({ ...changes, kept, away, photographs });
    });
  } catch (error) {
    if (error instanceof Undone) return error.report;
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== "23503") throw error;
    const reason = `something of people's own needs what would be removed: ${detail}`;
    return report({ refused: [{ file: loadedFile, field: "", reason }] });
  }
}

/**
 * Makes entries up and loads them beside what is there, for load tests (contract.md, 1: `generate`): by the same way as every
 * other data file, so that all that is reckoned from them is there, too. Again with the same seed it changes nothing.
 */
export async function loadSynthetic(db: Database, size: SyntheticSize): Promise<LoadReport> {
  const { library } = await readLibrary(shippedLibrary);
  const ground = { glasses: library.glasses.map(({ key }) => key), units: { volume: "ml" } };
  const folder = await mkdtemp(join(tmpdir(), "jigger-generate-"));
  try {
    for (const { name, value } of syntheticLibrary(size, ground))
      await writeFile(join(folder, name), JSON.stringify(value));
    return await loadLibrary(db, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * What is wrong with the data files of a folder: what a load would refuse, else what reads oddly. With a database
 * they are read together with what is loaded there, without one by themselves.
 */
export async function proofread(folder: string, db: Database | null = null): Promise<Refusal[]> {
  const read = await readLibrary(folder);
  if (read.refusals.length > 0) return read.refusals;
  const known = db ? await readLoaded(db) : [];
  const deleted = db ? await readDeleted(db) : [];
  const { library, refusals } = mergeWith(known, besideDesk(known, read.library, { deleted }).files);
  const refused = refusals.length > 0 ? refusals : checkLibrary(library);
  if (refused.length > 0) return refused;
  const gone = refusedRemovals(known, goneFrom(library, known), {});
  return gone.length > 0 ? gone : howlersOf(library).filter(({ file }) => file !== loadedFile);
}

/** The JSON Schema of each kind of data file, for the editors of people who write them by hand. */
export function schemasOf(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...fileKinds, photographs: photographFile }).map(([kind, schema]) => [
      kind,
      z.toJSONSchema(schema, { io: "input" }),
    ]),
  );
}
