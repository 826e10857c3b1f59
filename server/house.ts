import { resolve } from "node:path";
import { openDatabase, openPool } from "#app/platform/database.server.ts";
import { findDatabase } from "#app/platform/database-place.server.ts";
import type { House } from "#app/platform/house.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { openMailer } from "#app/platform/mail.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { openNotices } from "#app/platform/notices.server.ts";
import { readSecret } from "#app/platform/secrets.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";

export type OpenHouse = { house: House; close(): Promise<void> };

const migrations = resolve(import.meta.dirname, "../migrations");

/** Opens everything that a process needs, database migrated; `say` hears a line for each step. */
export async function openHouse(settings: Settings, say: (line: string) => void): Promise<OpenHouse> {
  const log = openLog(settings.LOG_LEVEL);
  const secret = await readSecret(settings.DATA_DIR);
  const place = await findDatabase(settings, say);
  const pool = openPool(place.connection, (error) => log.warn({ err: error }, "a database connection was lost"));
  try {
    const applied = await migrate(pool, migrations);
    if (applied.length > 0)
      say(`Database brought up to date (${applied.length} ${applied.length === 1 ? "step" : "steps"})`);
  } catch (error) {
    await pool.end();
    await place.close();
    throw error;
  }
  const notices = openNotices(place.connection, log);
  const house: House = {
    settings,
    secret,
    log,
    pool,
    db: openDatabase(pool),
    mail: openMailer(settings),
    notices,
    kept: new Map(),
  };
  return {
    house,
    async close() {
      await notices.close();
      await pool.end();
      await place.close();
    },
  };
}
