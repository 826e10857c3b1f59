import { realpath } from "node:fs/promises";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { isTrusted } from "./folders.server.ts";
import {
  asFailure,
  BOOTSTRAP_ROLE,
  type Context,
  DATABASE,
  EmbeddedDatabaseError,
  errorCode,
  failure,
  messageOf,
  PORT,
} from "./model.server.ts";
import { isAlive, readPostmasterFile } from "./processes.server.ts";
import { furnish } from "./roles/roles.server.ts";

const SUPERVISOR = "jigger-supervisor:";
/** A handing over touches every table once; on a slow disk, and behind somebody's transaction, that takes a while. */
const FURNISH_MS = 60_000;

export type Found =
  | { kind: "open"; client: pg.Client; socketDir: string }
  /** Nobody listens. */
  | { kind: "absent" }
  /** Somebody listens and does not serve yet, or no longer. */
  | { kind: "busy"; error: unknown };

/** Looks for the server of this data folder, wherever it said its socket is, and opens a guard connection to it. */
export async function findServer(context: Context): Promise<Found> {
  const file = await readPostmasterFile(context.pgdata);
  let found: Found = { kind: "absent" };
  for (const folder of new Set([file?.socketDir ?? context.socketDir, context.socketDir])) {
    if (!(await isTrusted(folder, context.pgdata))) continue;
    found = await open(context, folder, DATABASE);
    if (found.kind !== "absent") break;
  }
  return found;
}

/** As the superuser, who alone may ask where the files are and who else is connected. */
function clientFor(socketDir: string, database: string, patienceMs: number): pg.Client {
  const client = new pg.Client({
    host: socketDir,
    port: PORT,
    user: BOOTSTRAP_ROLE,
    database,
    application_name: `${SUPERVISOR}${process.pid}`,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    ssl: false,
  });
  client.on("error", () => undefined);
  return client;
}

async function open(context: Context, socketDir: string, database: string): Promise<Found> {
  const client = clientFor(socketDir, database, 2_000);
  try {
    await client.connect();
    await verify(context, client);
    return { kind: "open", client, socketDir };
  } catch (error) {
    await closeClient(client);
    if (errorCode(error) === "3D000" && database === DATABASE) {
      await createDatabase(context, socketDir);
      return open(context, socketDir, database);
    }
    return classify(error, socketDir);
  }
}

/** A server answers; it must be the one that works on our files. */
async function verify(context: Context, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
  const theirs = rows[0]?.data_directory ?? "";
  const [canonical, ours] = await Promise.all([realpath(theirs).catch(() => theirs), realpath(context.pgdata)]);
  if (canonical === ours) return;
  const advice = "remove that file if this folder is a copy, else stop that server";
  throw failure(`The server that ${ours}/postmaster.pid names works on ${theirs}; ${advice}.`);
}

/** initdb makes no database of ours, and the first start may have been killed before it did. */
async function createDatabase(context: Context, socketDir: string): Promise<void> {
  const found = await open(context, socketDir, "postgres");
  if (found.kind !== "open") return;
  try {
    await found.client.query(`CREATE DATABASE "${DATABASE}"`);
  } catch (error) {
    if (errorCode(error) !== "42P04") throw failure(`The database "${DATABASE}" cannot be made; see the cause.`, error);
  } finally {
    await closeClient(found.client);
  }
}

/** Sees to it that the server that was found has the site's role and extensions. Needs the lock. */
export async function prepare(context: Context, socketDir: string): Promise<void> {
  const client = clientFor(socketDir, DATABASE, FURNISH_MS);
  try {
    await client.connect();
    await furnish(client, context.log);
  } catch (error) {
    throw asFailure("The database could not be prepared", error);
  } finally {
    await closeClient(client);
  }
}

const ABSENT = new Set(["ENOENT", "ECONNREFUSED", "ENOTSOCK"]);
const CONNECTION_LOST = /timeout|terminated|not queryable/i;

function classify(error: unknown, socketDir: string): Found {
  const code = errorCode(error) ?? "";
  if (ABSENT.has(code)) return { kind: "absent" };
  // 57P..: starting, stopping, recovering; 53...: no connection, memory or file left; 08...: the line broke.
  const busy = /^(57P|53|08)/.test(code) || code === "ECONNRESET" || code === "EPIPE";
  if (busy || CONNECTION_LOST.test(messageOf(error))) return { kind: "busy", error };
  if (error instanceof EmbeddedDatabaseError) throw error;
  const advice = "start Jigger as the user that owns it, or set another DATA_DIR";
  throw failure(`The database at ${socketDir} refuses this process (${messageOf(error)}); ${advice}.`, error);
}

/** The other connections of ours that the server knows, and the processes among them that say that they use it. */
export async function listOthers(client: pg.Client): Promise<{ connections: number; supervisors: number[] }> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND application_name LIKE 'jigger%'`,
  );
  const supervisors = rows.filter(({ name }) => name.startsWith(SUPERVISOR));
  return {
    connections: rows.length,
    supervisors: supervisors.map(({ name }) => Number(name.slice(SUPERVISOR.length))),
  };
}

/** Other processes of ours that are alive and use the server; those of another container are not seen. */
export async function neighboursOf(client: pg.Client): Promise<number[]> {
  const { supervisors } = await listOthers(client);
  const others = supervisors.filter((pid) => pid !== process.pid);
  const alive = await Promise.all(others.map(isAlive));
  return others.filter((_, place) => alive[place]);
}

/** The types of pg leave out what its manual documents: a connection that does not keep the process alive. */
export function streamOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** Closes a connection in bounded time, also when the other side no longer answers. */
export async function closeClient(client: pg.Client): Promise<void> {
  const stream = streamOf(client);
  const timer = new AbortController();
  await Promise.race([client.end().catch(() => undefined), delay(500, undefined, timer).catch(() => undefined)]);
  timer.abort();
  stream.destroy();
}
