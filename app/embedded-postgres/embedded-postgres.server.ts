import { stat } from "node:fs/promises";
import { join } from "node:path";
import { findBinaries } from "./supervisor/binaries.server.ts";
import { neighboursOf } from "./supervisor/connect.server.ts";
import { ensureServer, joinServer, type Running } from "./supervisor/ensure.server.ts";
import { openDataDir, socketFolder } from "./supervisor/folders.server.ts";
import { hasDatabase } from "./supervisor/initialise.server.ts";
import { withLock } from "./supervisor/lock.server.ts";
import {
  asFailure,
  BOOTSTRAP_ROLE,
  type Context,
  DATABASE,
  type EmbeddedOptions,
  type EmbeddedServer,
  failure,
  PORT,
  ROLE,
  unlessMissing,
} from "./supervisor/model.server.ts";
import { run, serverAccount } from "./supervisor/run-as.server.ts";
import { LOCK_WAIT_MS, supervise } from "./supervisor/supervise.server.ts";

export type {
  EmbeddedOptions,
  EmbeddedServer,
} from "./supervisor/model.server.ts";

/**
 * Starts the PostgreSQL of this product in `dataDir`, or joins the one that runs there, and keeps it up until stop().
 * Processes that share a folder share one server; it survives a killed Node and is adopted by the next.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    const context = await openContext(options);
    const running = await withLock(context.lockFile, { waitMs: LOCK_WAIT_MS }, () => ensureServer(context, true));
    return await present(context, running);
  } catch (error) {
    throw asFailure("The database could not be started", error);
  }
}

/** For command-line tools: joins the server that runs in `dataDir`, or returns null, having made and started nothing. */
export async function attachEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer | null> {
  try {
    if (!(await unlessMissing(stat(join(options.dataDir, "postgres"))))) return null;
    const context = await openContext(options);
    return await withLock(context.lockFile, { waitMs: LOCK_WAIT_MS }, async () => {
      const running = (await hasDatabase(context.pgdata)) ? await joinServer(context) : null;
      return running && (await present(context, running));
    });
  } catch (error) {
    throw asFailure("The database could not be joined", error);
  }
}

/** What the server that would be started calls itself: `PostgreSQL 18.4`. */
export async function embeddedVersion(): Promise<string> {
  const { postgres } = await findBinaries(undefined);
  const { output } = await run({ prefix: [] }, postgres, ["-V"]);
  return output.replace(/^postgres \((.*)\)/, "$1").trim();
}

async function openContext(options: EmbeddedOptions): Promise<Context> {
  if (process.platform === "win32") throw failure("The database cannot be embedded on Windows; set DATABASE_URL.");
  const account = await serverAccount();
  const dataDir = await openDataDir(options.dataDir, account);
  return {
    dataDir,
    pgdata: join(dataDir, "postgres"),
    lockFile: join(dataDir, "postgres.lock"),
    logFile: join(dataDir, "postgres.log"),
    socketDir: socketFolder(dataDir, account),
    connections: options.connections ?? 60,
    log: options.log,
    onExit: options.onExit ?? (() => undefined),
    binaries: await findBinaries(options.binDir),
    account,
    launch: null,
  };
}

async function present(context: Context, running: Running): Promise<EmbeddedServer> {
  const { socketDir } = context;
  const query = new URLSearchParams({ host: socketDir, port: String(PORT) });
  const urlFor = (role: string) => `postgres://${role}@localhost/${DATABASE}?${query}`;
  return {
    connection: { host: socketDir, user: ROLE, database: DATABASE, port: PORT },
    url: urlFor(ROLE),
    superuserUrl: urlFor(BOOTSTRAP_ROLE),
    adopted: running.child === null,
    neighbours: running.child ? [] : await neighboursOf(running.guard).catch(() => []),
    stop: supervise(context, running),
  };
}

export { makeFolders } from "./supervisor/folders.server.ts";
