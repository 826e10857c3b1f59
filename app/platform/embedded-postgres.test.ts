import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { serverAccount } from "./embedded/run-as.server.ts";
import {
  attempt,
  Bench,
  identities,
  isRoot,
  passwdEntry,
  platformPackage,
  postmasterOf,
  processesIn,
  processState,
  type Started,
  signal,
  stage,
  until,
} from "./embedded/test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const commonBench = new Bench({ label: "" });
const passwdBefore = readFileSync("/etc/passwd", "utf8");
let site = "";

beforeAll(() => {
  site = stage(join(commonBench.root, "site"));
});

afterAll(async () => {
  await commonBench.clear();
  // Rule 4: the host's users are never changed.
  expect(readFileSync("/etc/passwd", "utf8")).toBe(passwdBefore);
});

describe.each(identities)("the embedded PostgreSQL, started $label", (identity) => {
  const database = new Bench(identity);
  const account = identity.uid === undefined && isRoot ? passwdEntry("postgres", "nobody") : undefined;
  const serverUid = account?.uid ?? identity.uid ?? process.getuid?.();
  // What does not depend on the user is tested for one of them.
  const isRepeated = isRoot && identity.uid !== undefined;
  const once = test.skipIf(isRepeated);
  let bench: Bench;
  let first: Started;
  let measured: Record<string, unknown>[];

  beforeAll(async () => {
    const child = database.child(identity, site);
    first = await child.start(join(database.root, "data"));
    measured = await child.query(SETTINGS);
    await child.ask("closePool");
    await child.ask("stop");
    await child.kill();
  });
  afterEach(() => bench?.clear());
  afterAll(() => database.clear());

  /** A new folder with nothing in it, or with a database that was made before and stopped. */
  function empty(): string {
    bench = new Bench(identity);
    return join(bench.root, "data");
  }
  function made(): string {
    const dataDir = empty();
    expect(spawnSync("cp", ["-a", join(database.root, "data"), dataDir]).status).toBe(0);
    return dataDir;
  }
  const node = (env?: Record<string, string>) => bench.child(identity, site, env);
  const postgresIn = (dataDir: string) => processesIn(dataDir, /postgres/);

  test("makes a database that depends neither on the host's locale nor on a network", () => {
    expect(first.adopted).toBe(false);
    expect(first.ms).toBeLessThan(6_000);
    expect(first.connection).toMatchObject({ user: "jigger", database: "jigger", port: 5432 });
    expect(measured[0]).toEqual({
      who: "jigger",
      what: "jigger",
      provider: "b",
      locale: "C.UTF-8",
      encoding: "UTF8",
      checksums: "on",
      listen: "",
      cluster: "jigger",
      durable: "on on on",
      connections: "60",
      remote_rules: 0,
      sorted: "a,ä,B",
    });
    const hba = readFileSync(join(database.root, "data/postgres/pg_hba.conf"), "utf8");
    expect(hba.match(/^\w.*/gm)).toEqual(["local all all trust", "local replication all trust"]);
  });

  test("starts again fast, as the right user, with a private socket, few processes, and the promised extensions", async () => {
    const dataDir = made();
    const child = node();
    const { connection, ms } = await child.start(dataDir);
    expect(ms).toBeLessThan(3_000);
    const status = readFileSync(`/proc/${postmasterOf(dataDir)}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\t${serverUid}\t${serverUid}\t`, "m"));
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^Groups:\t\s*$/m);
    const folder = lstatSync(connection.host);
    expect([folder.mode & 0o777, folder.uid]).toEqual([0o700, serverUid]);
    // Postmaster, checkpointer, writer, WAL writer, autovacuum launcher, the guard, the pool.
    expect(await child.query("SELECT count(*)::int AS n FROM pg_stat_activity")).toEqual([{ n: 6 }]);
    for (const name of ["pg_trgm", "unaccent", "citext", "pgcrypto", "amcheck"]) {
      await child.query(`CREATE EXTENSION ${name}`);
    }
    const sockets = readFileSync("/proc/net/tcp", "utf8") + attempt(() => readFileSync("/proc/net/tcp6", "utf8"));
    const inodes = new Set([...sockets.matchAll(/(\d+) \d+ [0-9a-f]{8,16} \d/g)].map((match) => match[1]));
    const open = spawnSync("ls", ["-l", `/proc/${postmasterOf(dataDir)}/fd`], { encoding: "utf8" }).stdout;
    for (const [, inode] of open.matchAll(/socket:\[(\d+)\]/g)) expect(inodes).not.toContain(inode);
    await child.ask("closePool");
    expect(await child.ask<number>("stop")).toBeLessThan(10_000);
    expect(postgresIn(dataDir)).toEqual([]);
    expect(child.stderr).toBe("");
  });

  once("a process that stops twice, or ends without stopping, does no harm", async () => {
    const dataDir = made();
    const child = node();
    await child.start(dataDir);
    await Promise.all([child.ask("stop"), child.ask("stop")]);
    expect(postgresIn(dataDir)).toEqual([]);
    await child.start(dataDir);
    child.process.disconnect();
    await until("the child has ended by itself", () => child.process.exitCode === 0);
    expect((await node().start(dataDir)).adopted).toBe(true);
  });

  describe("after a kill", () => {
    test("-9 of Node, the next start adopts the server, and no acknowledged row is lost", async () => {
      const dataDir = made();
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
      const dataDir = made();
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
      const dataDir = made();
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

    test("-9 of the postmaster of another process, the one that adopted it starts it again", async () => {
      const dataDir = made();
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
      const dataDir = made();
      const child = node();
      for (let round = 0; round < 5; round++) {
        await child.start(dataDir);
        await child.ask("closePool");
        signal(postmasterOf(dataDir), "SIGKILL");
        // A different moment of the restart each time.
        if (round > 0) await until("a moment", () => postgresIn(dataDir).length <= round || child.exits.length > round);
        expect(await child.ask<number>("stop")).toBeLessThan(10_000);
        expect(postgresIn(dataDir)).toEqual([]);
      }
      expect(child.lines.filter((line) => /cannot|not answered/.test(line))).toEqual([]);
    });

    once("of the server, the supervisor never makes a new database in place of one that disappeared", async () => {
      const dataDir = made();
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
      const dataDir = empty();
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
      const dataDir = empty();
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
      const dataDir = empty();
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

  test.skipIf(isRepeated || spawnSync("strace", ["-V"]).status !== 0)(
    "every file is on the disk before the folder moves in",
    () => {
      const dataDir = empty();
      const trace = join(bench.root, "trace");
      const code = `
      const { startEmbedded } = await import(${JSON.stringify(join(site, "app/platform/embedded-postgres.server.ts"))});
      await (await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} })).stop();`;
      const { uid, gid } = identity;
      const calls = "trace=fsync,rename,renameat,renameat2";
      const options = { cwd: "/", ...(uid === undefined ? {} : { uid, gid: gid ?? uid }) };
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

  describe("two processes on one folder", () => {
    test("share one server, and the last one out stops it", async () => {
      const dataDir = made();
      const [one, two] = [node(), node()];
      expect((await one.start(dataDir)).adopted).toBe(false);
      expect((await two.start(dataDir)).adopted).toBe(true);
      await one.query("CREATE TABLE shared AS SELECT 42 AS n");
      expect(await two.query("SELECT n FROM shared")).toEqual([{ n: 42 }]);
      await one.ask("closePool");
      await one.ask("stop");
      expect(one.lines.join()).toMatch(/server stays: \d+ other connections/);
      expect(await two.query("SELECT n FROM shared")).toEqual([{ n: 42 }]);
      await two.ask("closePool");
      await two.ask("stop");
      expect(postgresIn(dataDir)).toEqual([]);
    });

    test("that both stop at once leave no server, as does one whose neighbour was killed", async () => {
      const dataDir = made();
      for (let round = 0; round < 3; round++) {
        const pair = [node(), node()];
        await Promise.all(pair.map((child) => child.start(dataDir)));
        await Promise.all(pair.map((child) => child.ask("closePool")));
        await Promise.all(pair.map((child) => child.ask("stop")));
        expect(postgresIn(dataDir)).toEqual([]);
      }
      const [one, two] = [node(), node()];
      await one.start(dataDir);
      await two.start(dataDir);
      await one.kill();
      await two.ask("closePool");
      await two.ask("stop");
      expect(postgresIn(dataDir)).toEqual([]);
    });

    test("that start at once on an empty folder get one server and one database", async () => {
      const dataDir = empty();
      const children = [node(), node(), node()];
      const started = await Promise.all(children.map((child) => child.start(dataDir)));
      expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
      const [one, two, three] = await Promise.all(
        children.map((child) => child.query("SELECT system_identifier::text AS id FROM pg_control_system()")),
      );
      expect([two, three]).toEqual([one, one]);
      expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.init-"))).toEqual([]);
    });

    once("that call it differently find each other", async () => {
      const dataDir = made();
      await node().start(dataDir);
      expect(spawnSync("ln", ["-s", dataDir, join(bench.root, "alias")]).status).toBe(0);
      expect((await node().start(join(bench.root, "alias"))).adopted).toBe(true);
    });

    once("a connection of Jigger without a supervisor counts too", async () => {
      const dataDir = made();
      const child = node();
      const { connection } = await child.start(dataDir);
      // Our pool stays open; to the server it looks like that of a stranger.
      await child.query("SELECT 1");
      await child.ask("stop");
      expect(postgresIn(dataDir)).not.toEqual([]);
      expect(existsSync(join(connection.host, ".s.PGSQL.5432"))).toBe(true);
    });
  });

  test("a command-line tool joins a running server, and starts none", async () => {
    const dataDir = made();
    const tool = node();
    expect(await tool.ask("attach", { dataDir: join(bench.root, "nothing") })).toBeNull();
    expect(existsSync(join(bench.root, "nothing"))).toBe(false);
    expect(await tool.ask("attach", { dataDir })).toBeNull();
    expect(postgresIn(dataDir)).toEqual([]);
    const site = node();
    await site.start(dataDir);
    expect(await tool.ask("attach", { dataDir })).toMatchObject({ adopted: true });
    await tool.query("SELECT 1");
    await tool.ask("closePool");
    await tool.ask("stop");
    expect(await site.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  describe("what a dead server leaves", () => {
    test("an unreaped postmaster (state Z) does not delay the next start, and its supervisor joins the new server", async () => {
      const dataDir = made();
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
      const dataDir = made();
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
      const dataDir = made();
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
      const dataDir = made();
      const other = join(bench.root, "other");
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
      const from = made();
      const dataDir = deep(bench.root);
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
      const elsewhere = node({ TMPDIR: bench.root });
      expect(await elsewhere.start(dataDir)).toMatchObject({ adopted: true, connection });
      expect(await elsewhere.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
      for (const each of [child, elsewhere]) {
        await each.ask("closePool");
        await each.ask("stop");
      }
      expect(existsSync(connection.host)).toBe(false);
    });

    test.runIf(isRoot)("trusts no folder that somebody else made there", async () => {
      const dataDir = deep(made());
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

  describe("stop()", () => {
    test("ends a transaction that is open, in far less than 10 s", async () => {
      const dataDir = made();
      const child = node();
      const { url } = await child.start(dataDir);
      const code = `
        import pg from "pg";
        const client = new pg.Client({ connectionString: process.argv[1], application_name: "other" });
        client.on("error", () => process.exit(7));
        await client.connect(); await client.query("BEGIN"); await client.query("CREATE TABLE open (n int)"); console.log("open");
        await client.query("SELECT pg_sleep(1000)").catch(() => {});`;
      const args = ["--input-type=module", "-e", code, url];
      const { uid, gid } = identity;
      const options = { cwd: site, ...(uid === undefined ? {} : { uid, gid: gid ?? uid }) };
      const other = spawn(process.execPath, args, options);
      let output = "";
      other.stdout.on("data", (data) => (output += data));
      await until("the transaction", () => output === "open\n");
      await child.ask("closePool");
      expect(await child.ask<number>("stop")).toBeLessThan(5_000);
      await until("the other client has noticed", () => other.exitCode === 7);
      expect(postgresIn(dataDir)).toEqual([]);
    });

    // Ten seconds, and the same for every user.
    test.skipIf(isRoot && identity.uid !== undefined)(
      "returns within 10 s even when the server does not react at all",
      async () => {
        const dataDir = made();
        const child = node();
        await child.start(dataDir);
        await child.ask("closePool");
        const pid = postmasterOf(dataDir);
        signal(pid, "SIGSTOP");
        expect(await child.ask<number>("stop")).toBeLessThan(10_000);
        expect(child.lines.join()).toMatch(/did not stop in 9.5 s; the next start takes it over/);
        signal(pid, "SIGCONT");
        await until("it has stopped after all", () => postgresIn(dataDir).length === 0);
        expect((await node().start(dataDir)).adopted).toBe(false);
      },
    );
  });

  describe("a folder that cannot be used", () => {
    test("because it holds other files, says so and changes nothing", async () => {
      const dataDir = made();
      rmSync(join(dataDir, "postgres/PG_VERSION"));
      const message = `EmbeddedDatabaseError: ${dataDir}/postgres holds files but no database; move it away, or set another DATA_DIR.`;
      await expect(node().start(dataDir)).rejects.toThrow(message);
      expect(existsSync(join(dataDir, "postgres/base"))).toBe(true);
    });

    test("because PostgreSQL refuses it, says why in one line, with its output as the cause", async () => {
      const dataDir = made();
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
      const dataDir = made();
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

  once("the log starts anew when it has grown past 10 MB", async () => {
    const dataDir = made();
    truncateSync(join(dataDir, "postgres.log"), 11 * 1024 * 1024);
    await node().start(dataDir);
    expect(statSync(join(dataDir, "postgres.log")).size).toBeLessThan(100_000);
    expect(statSync(join(dataDir, "postgres.log.1")).size).toBe(11 * 1024 * 1024);
  });

  once("a database whose creation was cut short is completed", async () => {
    const dataDir = made();
    const child = node();
    const { url } = await child.start(dataDir);
    await child.ask("closePool");
    const code = `
      import pg from "pg";
      const client = new pg.Client({ connectionString: process.argv[1].replace("/jigger?", "/postgres?") });
      await client.connect(); await client.query("DROP DATABASE jigger WITH (FORCE)"); await client.end();`;
    const options = identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid! };
    const dropped = spawnSync(process.execPath, ["--input-type=module", "-e", code, url], { cwd: site, ...options });
    expect(dropped.status).toBe(0);
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    const next = node();
    await next.start(dataDir);
    expect(await next.query("SELECT current_database() AS name")).toEqual([{ name: "jigger" }]);
  });

  test("the links that an install without scripts leaves out are made", async () => {
    const dataDir = made();
    const bare = stage(join(bench.root, "bare"));
    const lib = join(bare, "node_modules", platformPackage, "native/lib");
    const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
    expect(links.length).toBeGreaterThan(5);
    for (const name of links) rmSync(join(lib, name));
    if (identity.uid !== undefined) {
      await expect(bench.child(identity, bare).start(dataDir)).rejects.toThrow(
        /lacks the link .*; run "npm rebuild" as/,
      );
      chownSync(lib, identity.uid, identity.gid!);
    }
    const child = bench.child(identity, bare);
    await child.start(dataDir);
    expect(links.filter((name) => !existsSync(join(lib, name)))).toEqual([]);
    expect(await child.query(`SELECT 'b' < 'C' COLLATE "und-x-icu" AS yes`)).toEqual([{ yes: true }]);
    await child.ask("stop");
  });

  once("a package that is missing or incomplete is one line that says what to do", async () => {
    const dataDir = empty();
    const child = node();
    const options = { dataDir, binDir: join(bench.root, "native/bin") };
    await expect(child.ask("start", options)).rejects.toThrow(
      /incomplete: .*initdb is missing; run "npm ci" again, or/,
    );
  });

  test("variables of the host that steer PostgreSQL do not reach it", async () => {
    const dataDir = made();
    const env = {
      PGDATA: "/nowhere",
      PGPORT: "1",
      PGHOST: "nowhere",
      PGUSER: "x",
      PGDATABASE: "x",
      LC_ALL: "tr_TR.UTF-8",
    };
    const child = node({ ...env, LD_LIBRARY_PATH: "/nowhere" });
    await child.start(dataDir);
    expect(await child.query("SELECT current_setting('lc_messages') AS messages")).toEqual([{ messages: "C" }]);
  });
});

describe.runIf(isRoot)("as root", () => {
  const root = { label: "as root" };
  let bench: Bench;
  afterEach(() => bench.clear());

  const capabilities = (dataDir: string) =>
    readFileSync(`/proc/${postmasterOf(dataDir)}/status`, "utf8").match(/^CapEff:\t(.*)$/m)?.[1];

  test("everything may lie below a 0700 folder: the server gets the right to pass through it, and no other", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const child = bench.child(root, stage(join(bench.root, "site")));
    const { connection } = await child.start(dataDir);
    expect(connection.host).toBe(join(dataDir, "postgres.socket"));
    expect(capabilities(dataDir)).toBe("0000000000000004");
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(passwdEntry("postgres", "nobody").uid);
    await child.query("CREATE EXTENSION pg_trgm");
    signal(postmasterOf(dataDir), "SIGKILL");
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    await child.kill();
    const next = bench.child(root, join(bench.root, "site"));
    expect((await next.start(dataDir)).adopted).toBe(true);
    expect(await next.query("SELECT similarity('gin', 'gin') AS alike")).toEqual([{ alike: 1 }]);
    await next.ask("closePool");
    await next.ask("stop");
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
  });

  test("programs that only root may run (umask 077) are run with the right to pass file modes", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const site = stage(join(bench.root, "site"));
    expect(spawnSync("chmod", ["-R", "go-rwx", site]).status).toBe(0);
    const child = bench.child(root, site);
    await child.start(dataDir);
    expect(capabilities(dataDir)).toBe("0000000000000002");
    expect(await child.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("where setpriv is refused, one line says what to do, and nothing is left behind", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const fake = join(bench.root, "bin");
    mkdirSync(fake);
    writeFileSync(join(fake, "setpriv"), '#!/bin/sh\necho "setpriv: not permitted" >&2\nexit 1\n', { mode: 0o755 });
    const child = bench.child(root, site, { PATH: `${fake}:${process.env.PATH}` });
    const error = await child.start(dataDir).catch((failed) => failed);
    expect(error.message).toMatch(
      /The user "\w+" cannot reach .* or .*postgres; install setpriv \(util-linux\), or move it where .*, or start Jigger/,
    );
    expect(error.cause).toContain("not permitted");
    expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.init-"))).toEqual([]);
  });

  test("the rights that a container has by default suffice, also below a 0700 folder", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const rights = "chown,dac_override,fsetid,fowner,mknod,net_raw,setgid,setuid,setfcap,setpcap,net_bind_service";
    const bounds = `-all,${`${rights},sys_chroot,kill,audit_write`.replace(/\w+/g, "+$&")}`;
    const wrapper = ["setpriv", `--bounding-set=${bounds}`, "--"];
    const container = { ...root, wrapper };
    const child = bench.child(container, stage(join(bench.root, "site")));
    await child.start(dataDir);
    expect(capabilities(dataDir)).toBe("0000000000000002");
    signal(postmasterOf(dataDir), "SIGKILL");
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    await child.kill();
    const next = bench.child(container, site);
    expect((await next.start(dataDir)).adopted).toBe(true);
    await next.ask("stop");
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
    const bare = bench.child({ ...root, wrapper: ["setpriv", "--bounding-set=-all", "--"] }, site);
    await expect(bare.start(join(bench.root, "other"))).rejects.toThrow(
      /EmbeddedDatabaseError: This root may not give .*; start Jigger as another user than root, and/,
    );
  });

  test("a deep folder below a 0700 folder works too", async () => {
    bench = new Bench(root, 0o700);
    const child = bench.child(root, site);
    const { connection } = await child.start(join(bench.root, "d".repeat(80), "data"));
    expect(connection.host.startsWith(tmpdir())).toBe(true);
    await child.ask("closePool");
    await child.ask("stop");
  });

  test("a folder made by an unprivileged user is usable as root, and its leftovers are no obstacle", async () => {
    bench = new Bench(root);
    const nobody = { label: "", ...passwdEntry("nobody") };
    chownSync(bench.root, nobody.uid, nobody.gid);
    const dataDir = join(bench.root, "data");
    const owner = bench.child(nobody, site);
    await owner.start(dataDir);
    // While it runs, root joins it as it is.
    const joined = bench.child(root, site);
    expect((await joined.start(dataDir)).adopted).toBe(true);
    for (const child of [owner, joined]) {
      await child.ask("closePool");
      await child.ask("stop");
    }
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
    expect((await joined.start(dataDir)).adopted).toBe(false);
  });

  test("the server's user is postgres, else nobody, else there is a line that says what to do", async () => {
    bench = new Bench(root);
    const passwd = join(bench.root, "passwd");
    writeFileSync(passwd, "root:x:0:0::/:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n");
    expect(await serverAccount(passwd)).toEqual({ name: "nobody", uid: 65534, gid: 65533 });
    appendFileSync(passwd, "postgres:x:70:71::/:/bin/false\n");
    expect(await serverAccount(passwd)).toEqual({ name: "postgres", uid: 70, gid: 71 });
    writeFileSync(passwd, "root:x:0:0::/:/bin/sh\n");
    await expect(serverAccount(passwd)).rejects.toThrow(/cannot run as root, and .*; start Jigger as another user/);
  });
});

const SETTINGS = `
  SELECT current_user AS who, current_database() AS what, datlocprovider AS provider, datlocale AS locale,
         pg_encoding_to_char(encoding) AS encoding, current_setting('data_checksums') AS checksums,
         current_setting('listen_addresses') AS listen, current_setting('cluster_name') AS cluster,
         concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'))
           AS durable, current_setting('max_connections') AS connections,
         (SELECT count(*)::int FROM pg_hba_file_rules WHERE type <> 'local') AS remote_rules,
         (SELECT string_agg(x, ',' ORDER BY x COLLATE "und-x-icu") FROM unnest(ARRAY['B', 'ä', 'a']) AS x) AS sorted
    FROM pg_database WHERE datname = current_database()`;

async function expectRows(child: { query<Row>(sql: string): Promise<Row[]> }, lines: string[]): Promise<void> {
  const acknowledged = lines.filter((line) => line.startsWith("row ")).length;
  const [row] = await child.query<{ n: number; last: number }>("SELECT count(*)::int AS n, max(n) AS last FROM t");
  expect(acknowledged).toBeGreaterThanOrEqual(100);
  expect(row!.n).toBe(row!.last);
  expect(row!.n).toBeGreaterThanOrEqual(acknowledged);
}
