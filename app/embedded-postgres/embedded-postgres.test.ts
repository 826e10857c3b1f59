import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  attempt,
  foldersFor,
  identities,
  platformPackage,
  postgresIn,
  postmasterOf,
  signal,
  stage,
  stageForFile,
  until,
} from "./supervisor/test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = stageForFile();
const passwdName = (uid: number) =>
  readFileSync("/etc/passwd", "utf8").match(new RegExp(`^([^:]+):[^:]*:${uid}:`, "m"))?.[1];

describe.each(identities)("the embedded PostgreSQL, started $label", (identity) => {
  const folders = foldersFor(identity, site);
  const { node, once, serverUid } = folders;

  test("makes a database that depends neither on the host's locale nor on a network", () => {
    const { first, settings, dataDir } = folders.original();
    expect(first.adopted).toBe(false);
    expect(first.ms).toBeLessThan(20_000);
    expect(first.connection).toMatchObject({ user: "jigger_site", database: "jigger", port: 5432 });
    expect(settings).toEqual({
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
    const hba = readFileSync(join(dataDir, "postgres/pg_hba.conf"), "utf8");
    const [peer, map] = ["peer map=jigger", readFileSync(join(dataDir, "postgres/pg_ident.conf"), "utf8")];
    expect(hba.match(/^\w.*/gm)).toEqual([
      `local all jigger ${peer}`,
      `local all jigger_site ${peer}`,
      `local replication jigger ${peer}`,
    ]);
    expect(map.match(/"\w+" jigger$/gm)).toContain(`"${passwdName(serverUid)}" jigger`);
  });

  test("starts again fast, as the right user, with a private socket, few processes, and the promised extensions", async () => {
    const dataDir = folders.made();
    const child = node();
    const { connection, ms } = await child.start(dataDir);
    expect(ms).toBeLessThan(3_000);
    const status = readFileSync(`/proc/${postmasterOf(dataDir)}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\t${serverUid}\t${serverUid}\t`, "m"));
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^Groups:\t\s*$/m);
    const folder = lstatSync(connection.host);
    expect([folder.mode & 0o777, folder.uid]).toEqual([0o700, serverUid]);
    // Checkpointer, writer, WAL writer, autovacuum launcher, the guard, the pool; some begin after the first answer.
    await expect.poll(() => child.query("SELECT count(*)::int AS n FROM pg_stat_activity")).toEqual([{ n: 6 }]);
    for (const name of ["pg_trgm", "unaccent", "citext", "pgcrypto", "amcheck"]) {
      await child.ask("asSuperuser", `CREATE EXTENSION IF NOT EXISTS ${name}`);
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
    const dataDir = folders.made();
    const child = node();
    await child.start(dataDir);
    await Promise.all([child.ask("stop"), child.ask("stop")]);
    expect(postgresIn(dataDir)).toEqual([]);
    await child.start(dataDir);
    child.process.disconnect();
    await until("the child has ended by itself", () => child.process.exitCode === 0);
    expect((await node().start(dataDir)).adopted).toBe(true);
  });

  describe("two processes on one folder", () => {
    test("share one server, and the last one out stops it", async () => {
      const dataDir = folders.made();
      const [one, two] = [node(), node()];
      expect(await one.start(dataDir)).toMatchObject({ adopted: false, neighbours: [] });
      expect(await two.start(dataDir)).toMatchObject({ adopted: true, neighbours: [one.pid] });
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
      const dataDir = folders.made();
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
      const dataDir = folders.empty();
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
      const dataDir = folders.made();
      await node().start(dataDir);
      expect(spawnSync("ln", ["-s", dataDir, join(folders.bench().root, "alias")]).status).toBe(0);
      expect((await node().start(join(folders.bench().root, "alias"))).adopted).toBe(true);
    });

    once("a connection of Jigger without a supervisor counts too", async () => {
      const dataDir = folders.made();
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
    const dataDir = folders.made();
    const tool = node();
    expect(await tool.ask("attach", { dataDir: join(folders.bench().root, "nothing") })).toBeNull();
    expect(existsSync(join(folders.bench().root, "nothing"))).toBe(false);
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

  describe("stop()", () => {
    test("ends a transaction that is open, in far less than 10 s", async () => {
      const dataDir = folders.made();
      const child = node();
      const { url } = await child.start(dataDir);
      const code = `
        import pg from "pg";
        const client = new pg.Client({ connectionString: process.argv[1], application_name: "other" });
        client.on("error", () => process.exit(7));
        await client.connect(); await client.query("BEGIN"); await client.query("CREATE TABLE open (n int)"); console.log("open");
        await client.query("SELECT pg_sleep(1000)").catch(() => {});`;
      const args = ["--input-type=module", "-e", code, url];
      const options = { cwd: site(), ...folders.as };
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
    once("returns within 10 s even when the server does not react at all", async () => {
      const dataDir = folders.made();
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
    });
  });

  once("the log starts anew when it has grown past 10 MB", async () => {
    const dataDir = folders.made();
    truncateSync(join(dataDir, "postgres.log"), 11 * 1024 * 1024);
    await node().start(dataDir);
    expect(statSync(join(dataDir, "postgres.log")).size).toBeLessThan(100_000);
    expect(statSync(join(dataDir, "postgres.log.1")).size).toBe(11 * 1024 * 1024);
  });

  once("a database whose creation was cut short is completed", async () => {
    const dataDir = folders.made();
    const child = node();
    const { superuserUrl: url } = await child.start(dataDir);
    await child.ask("closePool");
    const code = `
      import pg from "pg";
      const client = new pg.Client({ connectionString: process.argv[1].replace("/jigger?", "/postgres?") });
      await client.connect(); await client.query("DROP DATABASE jigger WITH (FORCE)"); await client.end();`;
    const dropped = spawnSync(process.execPath, ["--input-type=module", "-e", code, url], {
      cwd: site(),
      ...folders.as,
    });
    expect(dropped.status).toBe(0);
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    const next = node();
    await next.start(dataDir);
    expect(await next.query("SELECT current_database() AS name")).toEqual([{ name: "jigger" }]);
  });

  test("the links that an install without scripts leaves out are made", async () => {
    const dataDir = folders.made();
    const bare = stage(join(folders.bench().root, "bare"));
    const lib = join(bare, "node_modules", platformPackage, "native/lib");
    const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
    expect(links.length).toBeGreaterThan(5);
    for (const name of links) rmSync(join(lib, name));
    if (identity.uid !== undefined) {
      await expect(folders.bench().child(identity, bare).start(dataDir)).rejects.toThrow(
        /lacks the link .*; run "npm rebuild" as/,
      );
      chownSync(lib, identity.uid, identity.gid!);
    }
    const child = folders.bench().child(identity, bare);
    await child.start(dataDir);
    expect(links.filter((name) => !existsSync(join(lib, name)))).toEqual([]);
    expect(await child.query(`SELECT 'b' < 'C' COLLATE "und-x-icu" AS yes`)).toEqual([{ yes: true }]);
    await child.ask("stop");
  });

  once("a package that is missing or incomplete is one line that says what to do", async () => {
    const dataDir = folders.empty();
    const child = node();
    const options = { dataDir, binDir: join(folders.bench().root, "native/bin") };
    await expect(child.ask("start", options)).rejects.toThrow(
      /incomplete: .*initdb is missing; run "npm ci" again, or/,
    );
  });

  test("variables of the host that steer PostgreSQL do not reach it", async () => {
    const dataDir = folders.made();
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
