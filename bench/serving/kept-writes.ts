import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** What the database's log is written in (bytes). */
const block = Buffer.alloc(8_192, 1);

/**
 * How long a disk takes to keep what is written: blocks of 8 kB, one after another, each made to stay (`fdatasync`), as the database
 * does before it says that something is done.
 * @param folder on the disk that is meant
 * @param perSecond begun at most
 * @returns the slowest hundredth and the slowest of all, in milliseconds
 */
export async function keptWrites(folder: string, { count, perSecond }: { count: number; perSecond: number }) {
  const path = join(folder, "kept-writes");
  const file = await open(path, "w");
  const times: number[] = [];
  try {
    const start = performance.now();
    for (let place = 0; place < count; place += 1) {
      const due = start + (place * 1_000) / perSecond;
      if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
      const began = performance.now();
      await file.write(block, 0, block.length, place * block.length);
      await file.datasync();
      times.push(performance.now() - began);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}
