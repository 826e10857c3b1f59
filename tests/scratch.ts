import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const enough = 6 * 1024 ** 3;

/**
 * Where tests put what they throw away: a file system in memory where there is one with room, else the system's folder. Each
 * database is a thousand files; on ext4 half of the time of tests that make and drop them went to the search for inodes that
 * were not deleted a moment ago (`recently_deleted`, seen with perf: 15 of 21 s).
 */
const roomy = (() => {
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough ? inMemory : tmpdir();
  } catch {
    return tmpdir(); // Systems without one have no such folder.
  }
})();

/** A new empty folder whose name begins so; whoever makes it removes it. */
export const scratchFolder = (prefix: string): string => mkdtempSync(join(roomy, prefix));
