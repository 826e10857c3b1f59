import { rm } from "node:fs/promises";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import { openBulkPool, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { databaseUrl, run } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that all tests share; each takes databases of its own on it. */
    databaseServer: string;
  }
}

type Shared = { url: Promise<{ url: string; close(): Promise<void> }>; users: number };
// Each project of tests loads this file anew, in one process: what they share stands on the process.
const shared = globalThis as typeof globalThis & { testDatabaseServer?: Shared };

/**
 * One server for a whole run, whichever projects of it need one: `TEST_DATABASE_URL`, or the embedded one in a temporary
 * folder. On it stand two templates, an empty database and one with the library, that tests copy in milliseconds. The project
 * `second` has one of its own, at `TEST_SECOND_DATABASE_URL`.
 */
export default async function setup(project: TestProject) {
  if (project.name === "second") {
    const second = await start(process.env.TEST_SECOND_DATABASE_URL);
    project.provide("databaseServer", second.url);
    return second.close;
  }
  shared.testDatabaseServer ??= { url: start(process.env.TEST_DATABASE_URL), users: 0 };
  const server = shared.testDatabaseServer;
  server.users += 1;
  const { url, close } = await server.url;
  project.provide("databaseServer", url);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete shared.testDatabaseServer;
    await close();
  };
}

async function start(given: string | undefined) {
  const folder = scratchFolder("jigger-tests-");
  // Three files at once have a site each, and some start processes that are sites of their own: each takes up to 26.
  const server = given ? null : await startEmbedded({ dataDir: folder, connections: 200, log: () => undefined });
  const url = given ?? server!.url;
  // The site's role owns what it makes and may do no more; to make databases is the tests' own wish.
  if (server) {
    const { username } = new URL(server.url);
    await run(server.superuserUrl, `alter role ${username} createdb; grant pg_signal_backend to ${username}`);
    // Hundreds of databases live for seconds: what is loaded into them is counted when it is loaded (`loadLibrary`).
    await run(server.superuserUrl, "alter system set autovacuum = off");
    await run(server.superuserUrl, "select pg_reload_conf()");
    // What ends with the run need not outlive a power cut: on a disk that is busy a commit waited for seconds, and pages answered 503.
    await run(server.superuserUrl, `alter role ${username} set synchronous_commit = off`);
  }
  const close = async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await template(url, "jigger_empty", false);
    await template(url, "jigger_library", true);
  } catch (error) {
    await close(); // What fails to set up is not torn down: a library with a fault would leave a server behind.
    throw error;
  }
  return { url, close };
}

async function template(server: string, name: string, withLibrary: boolean): Promise<void> {
  await run(server, `drop database if exists ${name} with (force)`);
  await run(server, `create database ${name}`);
  const pool: pg.Pool = openBulkPool({ connectionString: databaseUrl(server, name) }, () => undefined);
  try {
    await migrate(pool, "migrations");
    if (!withLibrary) return;
    const report = await loadLibrary(openDatabase(pool), shippedLibrary);
    if (report.refused.length > 0)
      throw new Error(`the library was refused: ${JSON.stringify(report.refused.slice(0, 5))}`);
  } finally {
    await pool.end();
  }
}
