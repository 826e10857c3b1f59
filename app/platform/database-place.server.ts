import { attachEmbedded, startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import type { Connection } from "./database.server.ts";
import type { Settings } from "./settings.server.ts";

/** Where the database is and how to let go of it. */
export type Place = { connection: Connection; close(): Promise<void> };

/**
 * The database that the settings name: `DATABASE_URL`, or the embedded server in `DATA_DIR`, which is
 * started where it does not run yet (contract.md, 1).
 */
export async function findDatabase(settings: Settings, say: (line: string) => void): Promise<Place> {
  if (settings.DATABASE_URL) {
    return { connection: { connectionString: settings.DATABASE_URL }, close: async () => undefined };
  }
  const options = { dataDir: settings.DATA_DIR, log: say };
  const running = await attachEmbedded(options);
  if (!running) say("Starting the database");
  const server = running ?? (await startEmbedded(options));
  return { connection: server.connection, close: () => server.stop() };
}
