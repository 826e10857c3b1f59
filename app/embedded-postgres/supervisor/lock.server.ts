import { closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedDatabaseError, errorCode, failure } from "./model.server.ts";

const SQLITE_BUSY = 5;

/** Somebody else holds the lock for longer than we were willing to wait. */
export class LockTimeout extends EmbeddedDatabaseError {
  override name = "LockTimeout";
}

export type LockOptions = { waitMs: number; signal?: AbortSignal | undefined };

/**
 * Runs `work` while no other process on this machine runs anything under the same lock file.
 *
 * Node has no flock, but its SQLite takes the kernel's file locks on every platform: an exclusive transaction on an
 * empty database writes nothing, and the kernel ends it when the process dies, however it dies. So there is no stale
 * lock to detect, no process number to compare, and the file is never removed.
 */
export async function withLock<T>(file: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const database = await acquire(file, options);
  try {
    return await work();
  } finally {
    database.close();
  }
}

async function acquire(file: string, { waitMs, signal }: LockOptions): Promise<DatabaseSync> {
  const database = open(file);
  const deadline = Date.now() + waitMs;
  try {
    for (;;) {
      signal?.throwIfAborted();
      if (tryLock(database, file)) return database;
      if (Date.now() > deadline) {
        const advice = "look for a second Jigger that hangs while it starts or stops, and end it";
        throw new LockTimeout(`Another process has held ${file} for ${waitMs / 1000} s; ${advice}.`);
      }
      await delay(5 + Math.random() * 10, undefined, { signal });
    }
  } catch (error) {
    database.close();
    throw error;
  }
}

function open(file: string): DatabaseSync {
  try {
    // Nobody else may open it. Exclusively, because closing an existing file would end the locks this process has on it.
    if (!existsSync(file)) closeSync(openSync(file, "wx", 0o600));
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw unusable(file, cause);
  }
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (cause) {
    throw unusable(file, cause);
  }
}

function tryLock(database: DatabaseSync, file: string): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (cause) {
    const code = cause instanceof Error && "errcode" in cause ? Number(cause.errcode) & 0xff : 0;
    if (code === SQLITE_BUSY) return false;
    throw unusable(file, cause);
  }
}

function unusable(file: string, cause: unknown): EmbeddedDatabaseError {
  return failure(`${file} cannot be locked; DATA_DIR must be on a local disk and belong to this user.`, cause);
}
