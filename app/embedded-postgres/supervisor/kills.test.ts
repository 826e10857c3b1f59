import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  attempt,
  foldersFor,
  identities,
  postgresIn,
  postmasterOf,
  processesIn,
  signal,
  stageForFile,
  until,
} from "./test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = stageForFile();

describe.each(identities)("the embedded PostgreSQL, killed, started $label", (identity) => {
  const folders = foldersFor(identity, site);
  const { node, once } = folders;

  describe("after a kill", () => {
    test("-9 of Node, the next start adopts the server, and no acknowledged row is lost", async () => {
      const dataDir = folders.made();
      const writer = node();
      await writer.start(dataDir);
      await writer.ask("write");
      await until("100 rows", () => writer.lines.includes("row 100"));
      await writer.kill();
      const pid = postmasterOf(dataDir);
      const next = node();
      expect((await next.start(dataDir)).adopted).toBe(true);
      expect(postmasterOf(dataDir)).toBe(pid);
      await expectRows(next, writer.lines);
      await next.ask("closePool");
      await next.ask("stop");
      expect(postgresIn(dataDir)).toEqual([]);
    });

    test("-9 of Node and of the whole server, the next start recovers every acknowledged row", async () => {
      const dataDir = folders.made();
      const writer = node();
      await writer.start(dataDir);
      await writer.ask("write");
      await until("100 rows", () => writer.lines.includes("row 100"));
      for (const pid of [writer.pid, ...postgresIn(dataDir)]) signal(pid, "SIGKILL");
      await writer.kill();
      const next = node();
      expect((await next.start(dataDir)).adopted).toBe(false);
      await expectRows(next, writer.lines);
    });

    test("-9 of the postmaster, the supervisor says so and starts it again, each time", async () => {
      const dataDir = folders.made();
      const child = node();
      await child.start(dataDir);
      for (let round = 1; round <= 3; round++) {
        const pid = postmasterOf(dataDir);
        signal(pid, "SIGKILL");
        await until("it is back", () => child.lines.filter((line) => /server is back/.test(line)).length === round);
        expect(postmasterOf(dataDir)).not.toBe(pid);
        expect(child.exits.at(-1)).toBe(`process ${pid} was ended by SIGKILL`);
        expect(child.lines).toContain(
          `Lost the database server: process ${pid} was ended by SIGKILL. Starting it again.`,
        );
        expect(await child.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
      }
    });

    test("-TERM of the postmaster, whose clients would keep it half alive, the supervisors end it and start it again", async () => {
      const dataDir = folders.made();
      const [one, two] = [node(), node()];
      for (const child of [one, two]) {
        await child.start(dataDir);
        await child.query("SELECT 1");
      }
      const pid = postmasterOf(dataDir);
      signal(pid, "SIGTERM");
      for (const child of [one, two])
        await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
      expect(one.lines.concat(two.lines).join()).toMatch(/Somebody told the database server to end/);
      expect(postmasterOf(dataDir)).not.toBe(pid);
      for (const child of [one, two]) expect(await child.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    });

    test("-9 of the postmaster of another process, the one that adopted it starts it again", async () => {
      const dataDir = folders.made();
      const owner = node();
      await owner.start(dataDir);
      const heir = node();
      await heir.start(dataDir);
      await owner.kill();
      signal(postmasterOf(dataDir), "SIGKILL");
      await until("it is back", () => heir.lines.some((line) => /server is back/.test(line)));
      expect(await heir.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await heir.ask("closePool");
      await heir.ask("stop");
      expect(postgresIn(dataDir)).toEqual([]);
    });

    test("-9 of the postmaster, stop() during the restart leaves nothing behind", async () => {
      const dataDir = folders.made();
      const child = node();
      for (let round = 0; round < 5; round++) {
        await child.start(dataDir);
        await child.ask("closePool");
        signal(postmasterOf(dataDir), "SIGKILL");
        // A different moment of the restart each time.
        if (round > 0) await until("a moment", () => postgresIn(dataDir).length <= round || child.exits.length > round);
        expect(await child.ask<number>("stop")).toBeLessThan(10_000);
        expect(processesIn(dataDir, /bin\/postgres/)).toEqual([]);
        await until("the old server's processes have noticed", () => postgresIn(dataDir).length === 0);
      }
      expect(child.lines.filter((line) => /cannot|not answered/.test(line))).toEqual([]);
    });

    once("of the server, the supervisor never makes a new database in place of one that disappeared", async () => {
      const dataDir = folders.made();
      const child = node();
      await child.start(dataDir);
      const pid = postmasterOf(dataDir);
      rmSync(join(dataDir, "postgres"), { recursive: true });
      signal(pid, "SIGKILL");
      await until("a line about it", () => child.lines.some((line) => /has disappeared; restore it/.test(line)));
      await child.ask("stop");
      expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    });
  });

  describe("an initdb that is killed half way", () => {
    const temporary = (dataDir: string) =>
      (attempt(() => readdirSync(dataDir)) ?? []).filter((name) => name.startsWith("postgres.init-"));
    const halfway = (dataDir: string) =>
      until("initdb is half way", () =>
        temporary(dataDir).find((name) => existsSync(join(dataDir, name, "base/1")) && postgresIn(dataDir).length >= 2),
      );

    test("together with Node, is cleared away by the next start", async () => {
      const dataDir = folders.empty();
      const child = node();
      const starting = child.start(dataDir);
      starting.catch(() => undefined);
      await halfway(dataDir);
      for (const pid of [child.pid, ...processesIn(dataDir)]) signal(pid, "SIGKILL");
      await child.kill();
      await until("its processes are gone", () => processesIn(dataDir).length === 0);
      expect(temporary(dataDir)).toHaveLength(1);
      expect(existsSync(join(dataDir, "postgres"))).toBe(false);
      const next = node();
      expect((await next.start(dataDir)).adopted).toBe(false);
      expect(temporary(dataDir)).toEqual([]);
      expect(next.lines.join()).toMatch(/Removed .*postgres\.init-/);
    });

    once("without its Node (it lives on), keeps its folder as long as it works in it", async () => {
      const dataDir = folders.empty();
      const child = node();
      child.start(dataDir).catch(() => undefined);
      const orphan = await halfway(dataDir);
      const pids = processesIn(join(dataDir, orphan));
      for (const pid of pids) signal(pid, "SIGSTOP");
      await child.kill();
      const next = node();
      await next.start(dataDir);
      expect(temporary(dataDir)).toEqual([orphan]);
      await next.kill();
      for (const pid of pids) signal(pid, "SIGKILL");
      await until("its processes are gone", () => processesIn(join(dataDir, orphan)).length === 0);
      await node().start(dataDir);
      expect(temporary(dataDir)).toEqual([]);
    });

    once("under a Node that lives, is one line that says what to do, and leaves nothing", async () => {
      const dataDir = folders.empty();
      const child = node();
      const starting = child.start(dataDir);
      const seen = expect(starting).rejects.toThrow(
        /EmbeddedDatabaseError: The database could not be made .*; mend that/,
      );
      await halfway(dataDir);
      for (const pid of processesIn(dataDir, /initdb/)) signal(pid, "SIGKILL");
      await seen;
      expect(temporary(dataDir)).toEqual([]);
      expect((await child.start(dataDir)).adopted).toBe(false);
    });
  });

  test.skipIf(folders.isRepeated || spawnSync("strace", ["-V"]).status !== 0)(
    "every file is on the disk before the folder moves in",
    () => {
      const dataDir = folders.empty();
      const trace = join(folders.bench().root, "trace");
      const code = `
      const { startEmbedded } = await import(${JSON.stringify(join(site(), "app/embedded-postgres/embedded-postgres.server.ts"))});
      await (await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} })).stop();`;
      const calls = "trace=fsync,rename,renameat,renameat2";
      const options = { cwd: "/", ...folders.as };
      const args = [
        "-f",
        "-y",
        "-s",
        "300",
        "-e",
        calls,
        "-o",
        trace,
        process.execPath,
        "--input-type=module",
        "-e",
        code,
      ];
      // Traced by somebody else than root, setuid programs lose their rights; we use none.
      expect(spawnSync("strace", args, options).status).toBe(0);
      const lines = readFileSync(trace, "utf8").split("\n");
      const moved = lines.findIndex((line) => /rename.*postgres\.init-.*, ".*\/data\/postgres"/.test(line));
      expect(moved).toBeGreaterThan(0);
      const synced = (part: string, from: number, to?: number) =>
        lines.slice(from, to).filter((line) => line.includes("fsync(") && line.includes(part)).length;
      for (const name of ["PG_VERSION>", "pg_hba.conf>", "global/pg_control>", "global>", "base/1>"]) {
        expect(synced(`/${name}`, 0, moved), name).toBeGreaterThan(0);
      }
      expect(synced("postgres.init-", 0, moved)).toBeGreaterThan(900);
      expect(synced(`<${dataDir}>`, moved)).toBe(1);
    },
  );
});

async function expectRows(child: { query<Row>(sql: string): Promise<Row[]> }, lines: string[]): Promise<void> {
  const acknowledged = lines.filter((line) => line.startsWith("row ")).length;
  const [row] = await child.query<{ n: number; last: number }>("SELECT count(*)::int AS n, max(n) AS last FROM t");
  expect(acknowledged).toBeGreaterThanOrEqual(100);
  expect(row!.n).toBe(row!.last);
  expect(row!.n).toBeGreaterThanOrEqual(acknowledged);
}
