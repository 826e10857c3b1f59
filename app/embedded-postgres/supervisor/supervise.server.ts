import { setTimeout as delay } from "node:timers/promises";
import { closeClient, findServer, listOthers, streamOf } from "./connect.server.ts";
import { ensureServer, type Running } from "./ensure.server.ts";
import { dropSocketFolder } from "./folders.server.ts";
import { LockTimeout, withLock } from "./lock.server.ts";
import { type Context, messageOf } from "./model.server.ts";
import { shutDown, signalAndWait } from "./postmaster.server.ts";
import { isAlive, readPostmasterFile } from "./processes.server.ts";

export const LOCK_WAIT_MS = 60_000;
const STOP_MS = 9_500;
const STOP_LOCK_MS = 4_000;
/** Our own pools have just been closed, or a neighbour was killed: their server processes need a moment to end. */
const GRACE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const STABLE_MS = 60_000;
/** How often we look whether somebody told the server to end. */
const LOOK_MS = 1_000;
/** How long a server that was told to end may take once we have told it, too. */
const END_MS = 3_000;

/** Keeps the server up until stop() is called. Returns that stop(). */
export function supervise(context: Context, first: Running): () => Promise<void> {
  const stopping = new AbortController();
  let running: Running | null = null;
  let recovery: Promise<void> = Promise.resolve();
  let failures = 0;
  let ending = false;

  function watch(next: Running): void {
    running = next;
    const since = Date.now();
    let reason = "the connection ended";
    streamOf(next.guard).unref();
    const look = setInterval(() => void endIfStopping(), LOOK_MS).unref();
    next.guard.on("error", (error) => (reason = messageOf(error)));
    next.guard.once("end", () => {
      clearInterval(look);
      running = null;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STABLE_MS) failures = 0;
      recovery = recover(next, () => reason);
    });
  }

  /**
   * A server that was told to end by a plain `kill` waits for all of its connections and takes no new ones. Ours would
   * keep it so for ever: it is ended, which the guard notices, and then started again.
   */
  async function endIfStopping(): Promise<void> {
    if (stopping.signal.aborted || ending || !(await isStopping())) return;
    ending = true;
    try {
      context.log("Somebody told the database server to end. Ending it, to start it again.");
      await withLock(context.lockFile, { waitMs: LOCK_WAIT_MS, signal: stopping.signal }, async () => {
        if (await isStopping()) await shutDown(context, Date.now() + END_MS);
      });
    } catch (error) {
      if (!stopping.signal.aborted) context.log(messageOf(error));
    } finally {
      ending = false;
    }
  }

  async function isStopping(): Promise<boolean> {
    return (await readPostmasterFile(context.pgdata).catch(() => null))?.isStopping === true;
  }

  async function recover(lost: Running, reason: () => string): Promise<void> {
    if (lost.child) await Promise.race([lost.child.exit, delay(200)]);
    const cause = lost.child?.ended ?? reason();
    context.onExit(cause);
    context.log(`Lost the database server: ${cause}. Starting it again.`);
    while (!stopping.signal.aborted) {
      try {
        await delay(pause(failures++), undefined, stopping);
        const options = { waitMs: LOCK_WAIT_MS, signal: stopping.signal };
        const next = await withLock(context.lockFile, options, () => ensureServer(context, false, stopping.signal));
        watch(next);
        context.log(`The database server is back${next.child ? "" : ", started by another process"}.`);
        return;
      } catch (error) {
        if (!stopping.signal.aborted) context.log(messageOf(error));
      }
    }
  }

  async function stop(): Promise<void> {
    const deadline = Date.now() + STOP_MS;
    stopping.abort();
    await recovery;
    if (running) streamOf(running.guard).ref();
    const waitMs = Math.max(0, Math.min(STOP_LOCK_MS, deadline - STOP_LOCK_MS - Date.now()));
    try {
      await withLock(context.lockFile, { waitMs }, () => leave(context, running, deadline));
    } catch (error) {
      // Whoever holds the lock is about to use the server, and will stop it in its turn.
      context.log(error instanceof LockTimeout ? "Left the database server to another process." : messageOf(error));
    } finally {
      if (running) await closeClient(running.guard);
    }
  }

  watch(first);
  let stopped: Promise<void> | null = null;
  return () => (stopped ??= stop());
}

/** At once the first time, then after 0.1 s, and ever longer up to ten seconds. */
function pause(failures: number): number {
  return failures === 0 ? 0 : Math.min(100 * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Leaves the server, and shuts it down when nobody else uses it. Needs the lock: so nobody can come in meanwhile. */
async function leave(context: Context, running: Running | null, deadline: number): Promise<void> {
  const isUsed = (running && (await askAndClose(context, running.guard))) ?? (await askAgain(context, deadline));
  if (isUsed) return;
  // Null: nobody listens any more; what was there is on its way out.
  const isGone = isUsed === null ? signalAndWait(context, null, deadline - STOP_LOCK_MS) : shutDown(context, deadline);
  if (await isGone) await dropSocketFolder(context.socketDir, context.dataDir);
  else context.log(`The database server did not stop in ${STOP_MS / 1000} s; the next start takes it over.`);
}

/** The guard was lost a moment ago: over a new connection, once the server serves; null once nobody listens. */
async function askAgain(context: Context, deadline: number): Promise<boolean | null> {
  for (;;) {
    const found = await findServer(context);
    if (found.kind === "open") return askAndClose(context, found.client);
    if (found.kind === "absent") return null;
    if (Date.now() > deadline - STOP_LOCK_MS) {
      context.log(`The database server stays: it does not answer (${messageOf(found.error)}).`);
      return true;
    }
    await delay(50);
  }
}

/** Null when this connection is of no use any more. */
async function askAndClose(context: Context, client: Running["guard"]): Promise<boolean | null> {
  try {
    return await isUsedByOthers(context, client);
  } catch {
    return null;
  } finally {
    await closeClient(client);
  }
}

async function isUsedByOthers(context: Context, guard: Running["guard"]): Promise<boolean> {
  const until = Date.now() + GRACE_MS;
  for (;;) {
    const { connections, supervisors } = await listOthers(guard);
    if (connections === 0) return false;
    // One that has ended, or runs in another container, gets the moment too: its connection vanishes, or proves it.
    const alive = await Promise.all(supervisors.map(isAlive));
    if (alive.includes(true) || Date.now() > until) {
      context.log(`The database server stays: ${connections} other connections of Jigger use it.`);
      return true;
    }
    await delay(10);
  }
}
