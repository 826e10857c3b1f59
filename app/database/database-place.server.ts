import pg from "pg";
import { attachEmbedded, embeddedVersion, startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { type Settings, SettingsError } from "#app/platform/settings.server.ts";
import type { Connection } from "./database.server.ts";

/** Where the database is and how to let go of it. */
export type Place = {
  connection: Connection;
  /** What the server calls itself: `PostgreSQL 18.4`. */
  version: string;
  close(): Promise<void>;
};

/** How long a database may take to answer at the start (milliseconds). */
const patience = 10_000;

/**
 * The database that the settings name: `DATABASE_URL`, or the embedded server in `DATA_DIR`, which is
 * started where it does not run yet (contract.md, 1).
 * @throws SettingsError that names the setting, when the database cannot be reached
 */
export async function findDatabase(settings: Settings, say: (line: string) => void): Promise<Place> {
  const { DATABASE_URL } = settings;
  if (DATABASE_URL) {
    const connection = { connectionString: DATABASE_URL };
    return { connection, version: await greetGiven(DATABASE_URL), close: async () => undefined };
  }
  const server = await openEmbedded(settings, say);
  const { connection } = server;
  return { connection, version: await greet(connection), close: () => server.stop() };
}

/** What the database server that the settings name calls itself; the embedded one need not run. */
export async function findDatabaseVersion(settings: Settings): Promise<string> {
  return settings.DATABASE_URL ? greetGiven(settings.DATABASE_URL) : embeddedVersion();
}

async function greetGiven(url: string): Promise<string> {
  try {
    return await greet({ connectionString: url });
  } catch (error) {
    throw new SettingsError(`Setting DATABASE_URL cannot be used: ${whyUnreachable(url, error)}`);
  }
}

async function openEmbedded(settings: Settings, say: (line: string) => void) {
  const options = { dataDir: settings.DATA_DIR, log: say };
  try {
    const running = await attachEmbedded(options);
    if (!running) say("Starting the database");
    const server = running ?? (await startEmbedded(options));
    const [neighbour] = server.neighbours;
    if (neighbour)
      say(
        `Another Jigger (process ${neighbour}) uses the same DATA_DIR, ${settings.DATA_DIR}: they share its database.`,
      );
    return server;
  } catch (error) {
    const { message, cause } = error as Error;
    const named = /DATA_DIR|DATABASE_URL/.test(message) ? message : `${message} DATA_DIR is ${settings.DATA_DIR}.`;
    throw new SettingsError(named, { cause });
  }
}

async function greet(connection: Connection): Promise<string> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select version()");
    return rows[0]?.version.split(/,| on | \(/)[0] ?? "unknown";
  } finally {
    // A server that does not answer would not answer the farewell either.
    void client.end().catch(() => undefined);
  }
}

function whyUnreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", message = String(first) } = first as NodeJS.ErrnoException;
  if (/^28/.test(code)) return `the server at ${host} refuses the user or the password (${message}).`;
  if (code === "3D000") return `the server at ${host} has no database "${pathname.slice(1)}"; create it first.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `there is no machine called "${new URL(url).hostname}".`;
  return `no database answers at ${host || "this address"} (${message.replace(/\s+/g, " ")}); start it, or correct it.`;
}
