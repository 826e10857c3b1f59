import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "#tests/scratch.ts";
import { aptInstall } from "./apt.ts";

const binaries = "/usr/lib/postgresql/15/bin";

export type DebianPostgres = { url: string; stop(): void };

const isThere = () => existsSync(`${binaries}/postgres`);

/** Whether there is a PostgreSQL 15 of Debian's. On a build machine (`CI`) a missing one is installed. */
export async function findDebianPostgres(say: (line: string) => void): Promise<boolean> {
  if (!isThere() && process.env.CI) await aptInstall(["postgresql-15"], say);
  return isThere();
}

/**
 * A PostgreSQL 15 of Debian's in a temporary folder, to show that the site does not depend on its own
 * server; null where it does not start.
 */
export function startDebianPostgres(say: (line: string) => void): DebianPostgres | null {
  const folder = scratchFolder("jigger-pg15-");
  const owner = process.getuid?.() === 0 ? idsOf("postgres") : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: string[]): SpawnSyncReturns<string> =>
    spawnSync(join(binaries, program), args, {
      encoding: "utf8",
      cwd: folder,
      ...(owner ?? {}),
      stdio: ["ignore", "ignore", "pipe"],
    });
  const data = join(folder, "data");
  const made = run("initdb", ["-D", data, "-U", "jigger", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const started =
    made.status === 0
      ? run("pg_ctl", [
          "-D",
          data,
          "-w",
          "-l",
          join(folder, "log"),
          "-o",
          `-c listen_addresses='' -c fsync=off -c max_connections=200 -k ${folder}`,
          "start",
        ])
      : made;
  if (started.status !== 0) {
    say(`PostgreSQL 15 could not be started: ${started.stderr}`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  return {
    url: `postgres://jigger@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { uid: number; gid: number } | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
