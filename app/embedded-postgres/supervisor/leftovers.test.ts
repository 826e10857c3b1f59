import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  foldersFor,
  identities,
  isRoot,
  postgresIn,
  postmasterOf,
  processState,
  signal,
  stageForFile,
  until,
} from "./test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = stageForFile();

describe.each(identities)("the embedded PostgreSQL among leftovers and strangers, started $label", (identity) => {
  const folders = foldersFor(identity, site);
  const { node, once, serverUid } = folders;

  describe("what a dead server leaves", () => {
    test("an unreaped postmaster (state Z) does not delay the next start, and its supervisor joins the new server", async () => {
      const dataDir = folders.made();
      const parent = node();
      await parent.start(dataDir);
      const pid = postmasterOf(dataDir);
      signal(parent.pid, "SIGSTOP");
      signal(pid, "SIGKILL");
      await until("the zombie", () => processState(pid) === "Z");
      await until("its children have ended", () => postgresIn(dataDir).length === 0);
      const next = node();
      const { adopted, ms } = await next.start(dataDir);
      expect(adopted).toBe(false);
      expect(ms).toBeLessThan(5_000);
      expect(processState(pid)).toBe("Z");
      const successor = postmasterOf(dataDir);
      signal(parent.pid, "SIGCONT");
      await until("the parent joins", () => parent.lines.some((line) => /is back, started by another/.test(line)));
      expect(postmasterOf(dataDir)).toBe(successor);
    });

    test("an old server process that still holds the memory is waited for", async () => {
      const dataDir = folders.made();
      const old = node();
      await old.start(dataDir);
      const [backend] = await old.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      signal(backend!.pid, "SIGSTOP");
      signal(old.pid, "SIGKILL");
      signal(postmasterOf(dataDir), "SIGKILL");
      const next = node();
      const starting = next.start(dataDir);
      const log = join(dataDir, "postgres.log");
      await until("a refusal", () => /pre-existing shared memory block|lock file/.test(readFileSync(log, "utf8")));
      signal(backend!.pid, "SIGKILL");
      expect((await starting).adopted).toBe(false);
    });

    test("lock files whose number went to a stranger are no obstacle", async () => {
      const dataDir = folders.made();
      const options = { cwd: "/", stdio: "ignore", ...(serverUid === undefined ? {} : { uid: serverUid }) } as const;
      const stranger = spawn("sleep", ["1000"], options);
      const stale = `${stranger.pid}\n${join(dataDir, "postgres")}\n1\n5432\n${join(dataDir, "postgres.socket")}\n\n`;
      for (const path of ["postgres/postmaster.pid", "postgres.socket/.s.PGSQL.5432.lock"]) {
        writeFileSync(join(dataDir, path), stale, { mode: 0o600 });
        if (isRoot) chownSync(join(dataDir, path), serverUid!, serverUid!);
      }
      try {
        expect((await node().start(dataDir)).adopted).toBe(false);
        expect(stranger.exitCode).toBeNull();
      } finally {
        stranger.kill("SIGKILL");
      }
    });

    once("a server that answers for other files is refused", async () => {
      const dataDir = folders.made();
      const other = join(folders.bench().root, "other");
      expect(spawnSync("cp", ["-a", dataDir, other]).status).toBe(0);
      await node().start(other);
      cpSync(join(other, "postgres/postmaster.pid"), join(dataDir, "postgres/postmaster.pid"));
      await expect(node().start(dataDir)).rejects.toThrow(
        /names works on .*other\/postgres; remove that file if this folder is a copy, else/,
      );
      expect(postgresIn(other)).not.toEqual([]);
    });
  });

  describe("a data folder whose path is too long for a socket", () => {
    const deep = (root: string) => join(root, "d".repeat(60), "e".repeat(60));

    test("gets its socket in the temporary folder, found from everywhere, and taken away at the end", async () => {
      const from = folders.made();
      const dataDir = deep(folders.bench().root);
      mkdirSync(dataDir, { recursive: true });
      if (identity.uid !== undefined) {
        for (const folder of [join(dataDir, ".."), dataDir]) chownSync(folder, identity.uid, identity.gid!);
      }
      expect(spawnSync("cp", ["-a", join(from, "postgres"), dataDir]).status).toBe(0);
      const child = node();
      const { connection } = await child.start(dataDir);
      expect(connection.host).toMatch(/\/jigger-\d+-[0-9a-f]{12}$/);
      expect(Buffer.byteLength(join(connection.host, ".s.PGSQL.5432"))).toBeLessThan(100);
      expect([lstatSync(connection.host).mode & 0o777, lstatSync(connection.host).uid]).toEqual([0o700, serverUid]);
      const elsewhere = node({ TMPDIR: folders.bench().root });
      expect(await elsewhere.start(dataDir)).toMatchObject({ adopted: true, connection });
      expect(await elsewhere.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
      for (const each of [child, elsewhere]) {
        await each.ask("closePool");
        await each.ask("stop");
      }
      expect(existsSync(connection.host)).toBe(false);
    });

    test.runIf(isRoot)("trusts no folder that somebody else made there", async () => {
      const dataDir = deep(folders.made());
      const child = node();
      const { connection } = await child.start(dataDir);
      await child.ask("closePool");
      await child.ask("stop");
      mkdirSync(connection.host, { mode: 0o777 });
      chownSync(connection.host, 2, 2);
      try {
        await expect(child.start(dataDir)).rejects.toThrow(/socket folder .* belongs to somebody else; remove it, or/);
      } finally {
        rmSync(connection.host, { recursive: true });
      }
    });
  });

  describe("a folder that cannot be used", () => {
    test("because it holds other files, says so and changes nothing", async () => {
      const dataDir = folders.made();
      rmSync(join(dataDir, "postgres/PG_VERSION"));
      const message = `EmbeddedDatabaseError: ${dataDir}/postgres holds files but no database; move it away, or set another DATA_DIR.`;
      await expect(node().start(dataDir)).rejects.toThrow(message);
      expect(existsSync(join(dataDir, "postgres/base"))).toBe(true);
    });

    test("because PostgreSQL refuses it, says why in one line, with its output as the cause", async () => {
      const dataDir = folders.made();
      writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
      const error = await node()
        .start(dataDir)
        .catch((failed) => failed);
      expect(error.message).toMatch(
        /did not start \(database files are incompatible with server DETAIL: .* 17, .*\); see .*postgres\.log\.$/,
      );
      expect(error.message).not.toContain("\n");
      expect(error.cause).toContain("FATAL");
    });

    test.runIf(isRoot)("because it belongs to somebody else, says so; root takes it over", async () => {
      const dataDir = folders.made();
      expect(
        spawnSync("chown", ["-R", "2:2", join(dataDir, "postgres"), join(dataDir, "postgres.socket")]).status,
      ).toBe(0);
      const starting = node().start(dataDir);
      if (identity.uid !== undefined) {
        await expect(starting).rejects.toThrow(/cannot be read; start Jigger as the user that owns it, or as root\.$/);
      } else {
        await starting;
        expect(statSync(join(dataDir, "postgres/base/1")).uid).toBe(serverUid);
      }
    });
  });
});
