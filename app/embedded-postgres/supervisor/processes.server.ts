import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, SOCKET_FILE, unlessMissing } from "./model.server.ts";
import { run } from "./run-as.server.ts";

export type PostmasterFile = {
  pid: number;
  socketDir: string | null;
  /** True once the server has been told to end. */
  isStopping: boolean;
};

/** "gone" covers the dead, the unreaped, and a number that went to another program since. */
export type ProcessState = "ours" | "gone" | "unknown";

/** What PostgreSQL wrote about itself when it started; it takes this file away when it stops. */
export function readPostmasterFile(pgdata: string): Promise<PostmasterFile | null> {
  return readLockFile(join(pgdata, "postmaster.pid"));
}

async function readLockFile(file: string): Promise<PostmasterFile | null> {
  const text = await unlessMissing(readFile(file, "utf8"));
  const lines = text?.split("\n") ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 1
    ? { pid, socketDir: lines[4]?.trim() || null, isStopping: lines[7]?.trim() === "stopping" }
    : null;
}

/** Whether this process is alive and the postmaster of this folder: a postmaster works inside its data folder. */
export async function postmasterState(pid: number, pgdata: string): Promise<ProcessState> {
  if (!exists(pid)) return "gone";
  return process.platform === "linux" ? stateFromProc(pid, await realpath(pgdata)) : stateFromPs(pid);
}

/**
 * True while a server holds this folder. What a dead one left is removed where it would be in the way: PostgreSQL asks
 * only whether a process of that number exists, so it takes the unreaped for the living, and after a power cut also a
 * stranger that was given the number. It still protects itself: servers that live on hold a block of shared memory.
 */
export async function isPlaceTaken(pgdata: string, socketDir: string): Promise<boolean> {
  let isTaken = false;
  for (const path of [join(pgdata, "postmaster.pid"), join(socketDir, `${SOCKET_FILE}.lock`)]) {
    const file = await readLockFile(path);
    const state = file && (await postmasterState(file.pid, pgdata));
    if (state === "gone" && exists(file!.pid)) await rm(path, { force: true });
    isTaken ||= state === "ours";
  }
  return isTaken;
}

async function stateFromProc(pid: number, pgdata: string): Promise<ProcessState> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    if (isDead(stat.slice(stat.lastIndexOf(")") + 2))) return "gone";
    // Root in a container may not see where others work; but everybody sees how they were called.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    const isOurs = cwd === null ? (await readFile(`/proc/${pid}/cmdline`, "utf8")).includes(pgdata) : cwd === pgdata;
    return isOurs ? "ours" : "gone";
  } catch {
    return exists(pid) ? "unknown" : "gone";
  }
}

async function stateFromPs(pid: number): Promise<ProcessState> {
  const { ok, output } = await run({ prefix: [] }, "ps", ["-o", "state=", "-o", "comm=", "-p", String(pid)]);
  if (!ok) return exists(pid) ? "unknown" : "gone";
  return isDead(output.trim()) || !/postgres/.test(output) ? "gone" : "ours";
}

/** Z has ended and waits for its parent; X is just being removed. */
function isDead(state: string): boolean {
  return state.startsWith("Z") || state.startsWith("X");
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** Whether a process runs; one that has ended and waits for its parent does not. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") ?");
  return !isDead(stat.slice(stat.lastIndexOf(")") + 2));
}

/** Whether any live process works in a folder or names it on its command line. */
export async function isInUse(folder: string): Promise<boolean> {
  if (process.platform !== "linux") return (await run({ prefix: [] }, "ps", ["-axo", "args="])).output.includes(folder);
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const [command, cwd] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
      readlink(`/proc/${pid}/cwd`).catch(() => ""),
    ]);
    if (command.includes(folder) || cwd === folder || cwd.startsWith(`${folder}/`)) return true;
  }
  return false;
}
