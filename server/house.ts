import { resolve } from "node:path";
import { collectionShelf } from "#app/builder/collection-shelf.server.ts";
import { openNoticePost } from "#app/comments/notice-post.server.ts";
import { openBulkPool, openDatabase, openPool } from "#app/database/database.server.ts";
import { findDatabase } from "#app/database/database-place.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { openNotices } from "#app/database/notices.server.ts";
import { indexAgain, subjectKinds } from "#app/guide/area-readings.server.ts";
import { messageJoining, tellAnswered } from "#app/messages/message-joining.server.ts";
import { makeableOf } from "#app/my-bar/makeable.server.ts";
import { newsletterJoining } from "#app/newsletters/newsletter-joining.server.ts";
import type { House, MediaOf } from "#app/operations/house.server.ts";
import { mediaOfBottle } from "#app/own-products/media-store.server.ts";
import { mediaOfRecipe } from "#app/own-recipes/media-store.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { openMailer } from "#app/platform/mail.server.ts";
import { openDataDir, readSecret } from "#app/platform/secrets.server.ts";
import { type Settings, SettingsError } from "#app/platform/settings.server.ts";
import { basketJoining, closeOrderPost } from "#app/shop/shop-calls.server.ts";
import { openUploads } from "#app/uploads/uploads.server.ts";
import { holdings } from "./holdings.ts";

/** Which rooms have pictures of members for the guide's pages. */
const mediaOf: Readonly<Record<string, MediaOf>> = { cocktails: mediaOfRecipe, spiritbrands: mediaOfBottle };

export type OpenHouse = { house: House; close(): Promise<void> };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);
const migrations = resolve(import.meta.dirname, "../migrations");

/** Opens everything that a process needs, database migrated; `say` hears a line for each step. */
export async function openHouse(settings: Settings, say: (line: string) => void): Promise<OpenHouse> {
  const log = openLog(settings.LOG_LEVEL);
  await openDataDir(settings.DATA_DIR);
  const secret = await readSecret(settings.DATA_DIR);
  const uploads = await openUploads(settings);
  const place = await findDatabase(settings, say);
  const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  const pool = openPool(place.connection, lost);
  const bulk = openBulkPool(place.connection, lost);
  const closePools = () => Promise.all([pool.end(), bulk.end()]);
  try {
    const applied = await migrate(bulk, migrations);
    if (applied.length > 0)
      say(`Database brought up to date (${applied.length} ${applied.length === 1 ? "step" : "steps"})`);
  } catch (error) {
    await closePools();
    await place.close();
    const name = settings.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
    throw new SettingsError(`The database that ${name} names cannot be used: ${messageOf(error)}`, {
      cause: causeOf(error),
    });
  }
  const notices = openNotices(place.connection, log);
  const house: House = {
    settings,
    secret,
    log,
    pool,
    db: openDatabase(pool),
    bulk: openDatabase(bulk),
    databaseVersion: place.version,
    mail: openMailer(settings),
    uploads,
    notices,
    subjects: subjectKinds,
    makeable: makeableOf,
    media: async (db, subject) => (await mediaOf[subject.link_table]?.(db, subject)) ?? [],
    reindex: indexAgain,
    shelves: [collectionShelf],
    joining: [newsletterJoining, messageJoining, basketJoining],
    holdings,
    kept: new Map(),
  };
  const closePost = openNoticePost(house, tellAnswered);
  return {
    house,
    async close() {
      await Promise.all([closePost(), closeOrderPost(house)]);
      await notices.close();
      await closePools();
      await place.close();
    },
  };
}
