import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { closeClient, type Found, findServer, prepare } from "./connect.server.ts";
import { makeSocketFolder, ownDatabase } from "./folders.server.ts";
import { hasDatabase, initialise, sweepTemporaryFolders } from "./initialise.server.ts";
import { type Context, errorCode, failure } from "./model.server.ts";
import { type Child, readFailure, spawnPostmaster } from "./postmaster.server.ts";
import { isPlaceTaken, readPostmasterFile } from "./processes.server.ts";
import { writeDoors } from "./roles/doors.server.ts";

/** How long a server that has ended may hold its place, and one that has started may say nothing. */
const PATIENCE_MS = 30_000;
/** How long a server may replay its log after a crash: it answers all the while, so it is known to work. */
const RECOVERY_MS = 600_000;
const TAKEN = /lock file ".*" already exists|pre-existing shared memory block/;

/** A server that runs, and the connection that tells the other processes that we use it. */
export type Running = { guard: pg.Client; socketDir: string; child: Child | null };

/** Adopts the server of this folder, or starts it, making the database first where `create` allows it. Needs the lock. */
export async function ensureServer(context: Context, create: boolean, signal?: AbortSignal): Promise<Running> {
  if (!(await hasDatabase(context.pgdata))) {
    if (!create) throw failure(`The database in ${context.pgdata} has disappeared; restore it, then start again.`);
    await sweepTemporaryFolders(context);
    await makeSocketFolder(context);
    await initialise(context);
  } else if (create) {
    await sweepTemporaryFolders(context);
  }
  const attempt: Attempt = { child: null, since: Date.now() };
  try {
    for (let wait = 2; ; wait = Math.min(wait * 1.5, 250)) {
      signal?.throwIfAborted();
      const running = await step(context, attempt);
      if (running) return running;
      await delay(wait, undefined, { signal });
    }
  } catch (error) {
    // Nobody else can use it yet: they need the lock that we hold.
    if (attempt.child && !attempt.child.ended) attempt.child.process.kill("SIGINT");
    if (attempt.child) await Promise.race([attempt.child.exit, delay(2_000)]);
    throw error;
  }
}

async function prepared(context: Context, found: Found & { kind: "open" }): Promise<void> {
  try {
    await prepare(context, found.socketDir);
  } catch (error) {
    await closeClient(found.client);
    throw error;
  }
}

type Attempt = { child: Child | null; since: number };

async function step(context: Context, attempt: Attempt): Promise<Running | null> {
  const found = await findServer(context);
  const { child } = attempt;
  if (found.kind === "open") {
    const isOurs = child !== null && !child.ended;
    context.socketDir = found.socketDir;
    await prepared(context, found);
    return { guard: found.client, socketDir: found.socketDir, child: isOurs ? child : null };
  }
  const waited = Date.now() - attempt.since;
  if (found.kind === "busy" || (child && !child.ended)) return giveUpInTime(waited, context, found);
  if (child) await judge(context, child, waited);
  if (await isPlaceTaken(context.pgdata, context.socketDir)) return giveUpInTime(waited, context, found);
  await makeSocketFolder(context);
  await ownDatabase(context.pgdata, context.account);
  await writeDoors(context, context.pgdata);
  attempt.child = await spawnPostmaster(context);
  return null;
}

/** A server that we started has ended at once. Only a place that is still taken is worth another attempt. */
async function judge(context: Context, child: Child, waited: number): Promise<void> {
  const { reason, output } = await readFailure(context, child);
  if (TAKEN.test(output) && waited < PATIENCE_MS) return;
  const advice = TAKEN.test(output) ? "end the old server's processes" : `see ${context.logFile}`;
  throw failure(`The database server did not start (${reason}); ${advice}.`, new Error(output || reason));
}

async function giveUpInTime(waited: number, context: Context, found: Found): Promise<null> {
  const cause = found.kind === "busy" ? found.error : undefined;
  if (waited < (errorCode(cause)?.startsWith("57P") ? RECOVERY_MS : PATIENCE_MS)) return null;
  const pid = (await readPostmasterFile(context.pgdata))?.pid;
  const advice = `see ${context.logFile}${pid ? `, end process ${pid} with "kill -INT ${pid}"` : ""} and start again`;
  throw failure(`The database server has not answered for ${Math.round(waited / 1000)} s; ${advice}.`, cause);
}

/** Joins the server if one runs, and starts nothing. */
export async function joinServer(context: Context): Promise<Running | null> {
  for (const since = Date.now(); ; await delay(50)) {
    const found = await findServer(context);
    if (found.kind === "open") {
      await prepared(context, found);
      return { guard: found.client, socketDir: found.socketDir, child: null };
    }
    if (found.kind === "absent") return null;
    await giveUpInTime(Date.now() - since, context, found);
  }
}
