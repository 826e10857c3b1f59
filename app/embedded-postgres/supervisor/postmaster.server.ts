import type { ChildProcess } from "node:child_process";
import { open, rename, stat } from "node:fs/promises";
import { totalmem } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { type Context, errorCode, failure, messageOf, PORT, unlessMissing } from "./model.server.ts";
import { postmasterState, readPostmasterFile } from "./processes.server.ts";
import { findLaunch, launchProgram } from "./run-as.server.ts";

const LOG_LIMIT = 10 * 1024 * 1024;
/** What we are told when we knock too early. */
const OURS = /the database system is|database ".*" does not exist/;

/** A server that this process started. */
export type Child = {
  process: ChildProcess;
  /** How it ended, in words; null while it lives. */
  ended: string | null;
  exit: Promise<void>;
  /** Where its part of the log begins. */
  logOffset: number;
};

const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/**
 * What the server keeps of its files in memory of its own, in megabytes: a thirty-second of the machine's, within bounds. With a hundred
 * thousand recipes the search alone takes 200 MB; of a table of which less than half fitted in, a count of 15,000 rows took 155 ms
 * instead of 33, for each page came over from the system's own memory. What nothing was read into is not taken.
 */
const buffers = Math.min(384, Math.max(64, Math.floor(memory / 2 ** 20 / 32)));

function settings({ socketDir, connections }: Context): Record<string, string> {
  return {
    listen_addresses: "",
    port: String(PORT),
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    cluster_name: "jigger",
    max_connections: String(connections),
    shared_buffers: `${buffers}MB`,
    huge_pages: "off",
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    max_wal_size: "256MB",
    // One process does the work of four, and none waits for a task that this product never gives.
    io_method: "sync",
    max_worker_processes: "2",
    max_parallel_workers: "1",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_logical_replication_workers: "0",
    autovacuum_max_workers: "2",
    // A backup takes two of these: one for the files, one for the log beside them.
    max_wal_senders: "4",
    max_replication_slots: "4",
    log_timezone: "UTC",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
  };
}

/** Starts the server in a session of its own, so that Ctrl-C reaches us and not it, and lets it outlive us. */
export async function spawnPostmaster(context: Context): Promise<Child> {
  const { account, binaries, logFile, pgdata, socketDir } = context;
  context.launch ??= await findLaunch(account, binaries, [pgdata, socketDir]);
  const args = Object.entries(settings(context)).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  if (((await unlessMissing(stat(logFile)))?.size ?? 0) > LOG_LIMIT) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, "a", 0o600).catch((cause) => {
    throw failure(`${logFile} cannot be written; give it to the user that Jigger runs as.`, cause);
  });
  try {
    const { size } = await log.stat();
    const stdio: ["ignore", number, number] = ["ignore", log.fd, log.fd];
    const started = launchProgram(context.launch, binaries.postgres, ["-D", pgdata, ...args], {
      stdio,
      detached: true,
    });
    return watch(started, size);
  } finally {
    await log.close();
  }
}

function watch(started: ChildProcess, logOffset: number): Child {
  const { promise, resolve } = Promise.withResolvers<void>();
  const child: Child = { process: started, ended: null, exit: promise, logOffset };
  const end = (how: string) => {
    child.ended ??= how;
    resolve();
  };
  started.on("error", (error) => end(`it could not be run: ${error.message}`));
  started.on("exit", (code, signal) => {
    end(`process ${started.pid} ${signal ? `was ended by ${signal}` : `ended with code ${code}`}`);
  });
  started.unref();
  return child;
}

/** What a server wrote about its failure: FATAL lines first, else all. */
export async function readFailure(context: Context, child: Child): Promise<{ reason: string; output: string }> {
  const output = await readFrom(context.logFile, child.logOffset);
  const lines = output.split("\n").map((line) => line.replace(/^.*? \[\d+\] /, "").trim());
  const line = lines.find((each) => /^(FATAL|PANIC)/.test(each) && !OURS.test(each)) ?? lines.filter(Boolean).at(-1);
  const detail = lines.find((candidate) => candidate.startsWith("DETAIL:"));
  const said = [line, detail]
    .filter(Boolean)
    .join(" ")
    .replace(/^(FATAL|PANIC|LOG):\s*/, "");
  return { reason: messageOf(said || (child.ended ?? "it said nothing")), output };
}

async function readFrom(file: string, offset: number): Promise<string> {
  const handle = await unlessMissing(open(file, "r"));
  if (!handle) return "";
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, offset);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A "fast" shutdown: open transactions are rolled back, the rest is written. True when the server has gone in time. */
export async function shutDown(context: Context, deadline: number): Promise<boolean> {
  if (await signalAndWait(context, "SIGINT", deadline - 1_500)) return true;
  context.log("The database server takes too long to stop; it stops without a checkpoint.");
  return signalAndWait(context, "SIGQUIT", deadline);
}

/** With no signal it only waits, for a server that is ending already. */
export async function signalAndWait(context: Context, signal: NodeJS.Signals | null, until: number): Promise<boolean> {
  const file = await readPostmasterFile(context.pgdata);
  if (!file) return true;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    if ((await postmasterState(file.pid, context.pgdata)) === "gone") return true;
    if (wait === 1 && signal && !kill(file.pid, signal)) return true;
    if (Date.now() > until) return false;
    await delay(wait);
  }
}

/** False when the process has gone already. */
function kill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
    throw error;
  }
}
