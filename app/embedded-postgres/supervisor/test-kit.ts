import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { scratchFolder } from "#tests/scratch.ts";

/** Who runs Node in a test; undefined numbers are our own. */
export type Identity = { label: string; uid?: number; gid?: number; wrapper?: string[] };

export const isRoot = process.getuid?.() === 0;
export const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const repository = join(import.meta.dirname, "../../..");

export function passwdEntry(...names: string[]): { name: string; uid: number; gid: number } {
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of names) {
    const entry = lines.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(`none of ${names} is in /etc/passwd`);
}

export const identities: Identity[] = isRoot
  ? [{ label: "as root" }, { label: "not as root", ...passwdEntry("nobody") }]
  : [{ label: "not as root" }];

/** Waits for a condition; the only way that these tests wait. */
export async function until<T>(what: string, probe: () => T | Promise<T>, limitMs = 20_000): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + limitMs; ; await delay(10)) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
  }
}

/** A folder that goes away after the test, with the processes that work in it. */
export class Bench {
  readonly root: string;
  private children: Child[] = [];

  constructor(identity: Identity, mode = 0o755) {
    this.root = scratchFolder("jigger-pg-");
    chmodSync(this.root, mode);
    if (identity.uid !== undefined) chownSync(this.root, identity.uid, identity.gid ?? identity.uid);
  }

  /** Starts Node with the embedded server's code and waits for orders. */
  child(identity: Identity, site: string, env: Record<string, string> = {}): Child {
    const child = new Child(identity, site, env);
    this.children.push(child);
    return child;
  }

  async clear(): Promise<void> {
    for (const child of this.children) await child.kill();
    await until(`no process in ${this.root}`, () => {
      const pids = processesIn(this.root);
      for (const pid of pids) signal(pid, "SIGKILL");
      return pids.length === 0;
    });
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Processes, zombies excepted, that name a folder on their command line or work in it. */
export function processesIn(folder: string, pattern = /./): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => {
      const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? "";
      const cwd = attempt(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "";
      return (command.includes(folder) || cwd.startsWith(folder)) && pattern.test(command);
    });
}

export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** To a process that may have ended; never to number 0, which would be ourselves and all our children. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid > 1) attempt(() => process.kill(pid, name));
}

export function processState(pid: number): string {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8")) ?? ") -";
  return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
}

export function postmasterOf(dataDir: string): number {
  return Number(attempt(() => readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]) ?? 0);
}

type Answer = { id: number; value?: unknown; error?: { message: string; cause: string } };

/** A Node process that does what a test tells it: start, attach, query, stop. */
export class Child {
  readonly process: ChildProcess;
  readonly lines: string[] = [];
  readonly exits: string[] = [];
  stderr = "";
  private answers = new Map<number, (answer: Answer) => void>();
  private next = 0;

  constructor(identity: Identity, site: string, env: Record<string, string>) {
    const [command = "", ...args] = [...(identity.wrapper ?? []), nodeFor(identity, site), join(site, "child.mjs")];
    this.process = spawn(command, args, {
      cwd: "/",
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "inherit", "pipe", "ipc"],
      ...(identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid ?? identity.uid }),
    });
    this.process.stderr?.on("data", (data) => (this.stderr += data));
    this.process.on("message", (message: Answer & { line?: string; exit?: string }) => {
      if (message.line !== undefined) this.lines.push(message.line);
      else if (message.exit !== undefined) this.exits.push(message.exit);
      else this.answers.get(message.id)?.(message);
    });
    this.process.on("exit", () => {
      const error = { message: `the child has ended: ${this.stderr}`, cause: "" };
      for (const [id, settle] of this.answers) settle({ id, error });
    });
  }

  get pid(): number {
    return this.process.pid!;
  }

  ask<T = unknown>(order: string, argument?: unknown): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.answers.set(id, ({ value, error }) => {
        this.answers.delete(id);
        if (error) reject(new Error(error.message, { cause: error.cause }));
        else resolve(value as T);
      });
      this.process.send({ id, order, argument }, (error) => error && reject(error));
    });
  }

  start(dataDir: string): Promise<Started> {
    return this.ask("start", { dataDir });
  }

  query<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
    return this.ask("query", sql);
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill("SIGKILL");
    await once(this.process, "exit");
  }
}

export type Started = {
  connection: { host: string; user: string; database: string; port: number };
  url: string;
  superuserUrl: string;
  adopted: boolean;
  neighbours: number[];
  ms: number;
};

const CHILD = `
import pg from "pg";
import { attachEmbedded, startEmbedded } from "./app/embedded-postgres/embedded-postgres.server.ts";
let server, pool, log = (line) => process.send?.({ line }), onExit = (exit) => process.send?.({ exit });
const orders = {
  async start(options) { return begin(startEmbedded, options); },
  async attach(options) { return begin(attachEmbedded, options); },
  async query(sql) { return (await pool.query(sql)).rows; },
  async asSuperuser(sql) {
    const client = new pg.Client({ connectionString: server.superuserUrl });
    await client.connect();
    try { return (await client.query(sql)).rows; } finally { await client.end(); }
  },
  async connect(url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  },
  async closePool() { await pool.end(); },
  async stop() { const since = performance.now(); await server.stop(); return performance.now() - since; },
  async write() {
    await pool.query("CREATE TABLE IF NOT EXISTS t (n int PRIMARY KEY)");
    (async () => { for (let n = 1; ; n++) { await pool.query("INSERT INTO t VALUES ($1)", [n]); log("row " + n); } })().catch(() => {});
  },
};
async function begin(open, options) {
  const since = performance.now();
  server = await open({ ...options, log, onExit });
  const ms = performance.now() - since;
  if (!server) return null;
  pool = new pg.Pool({ connectionString: server.url, application_name: "jigger" });
  pool.on("error", () => {});
  return { connection: server.connection, url: server.url, superuserUrl: server.superuserUrl, adopted: server.adopted, neighbours: server.neighbours, ms };
}
process.on("message", async ({ id, order, argument }) => {
  try { process.send({ id, value: await orders[order](argument) }); }
  catch (error) { process.send({ id, error: { message: error.name + ": " + error.message, cause: String(error.cause ?? "") } }); }
});
process.on("disconnect", () => process.exit());
`;

/** Copies the code and its packages to a folder, so that any user can reach them. */
export function stage(site: string): string {
  mkdirSync(join(site, "app"), { recursive: true });
  const copy = (path: string) =>
    cpSync(join(repository, path), join(site, path), { recursive: true, verbatimSymlinks: true });
  copy("package.json");
  copy("app/embedded-postgres");
  for (const name of withDependencies("pg")) copy(`node_modules/${name}`);
  copy(`node_modules/${platformPackage}`);
  writeFileSync(join(site, "child.mjs"), CHILD);
  return site;
}

function withDependencies(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  const file = attempt(() => readFileSync(join(repository, "node_modules", name, "package.json"), "utf8"));
  if (!file) return found;
  found.add(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(file);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) withDependencies(each, found);
  return found;
}

/** Our own Node, or a copy of it where that user cannot reach ours. */
function nodeFor(identity: Identity, site: string): string {
  if (identity.uid === undefined) return process.execPath;
  const { uid, gid = uid } = identity;
  if (spawnSync(process.execPath, ["--version"], { uid, gid, cwd: "/" }).status === 0) return process.execPath;
  const copy = join(site, "node");
  cpSync(process.execPath, copy);
  return copy;
}

/** The code in a place that every user can reach, for the tests of one file. */
export function stageForFile(): () => string {
  let bench: Bench | null = null;
  const passwd = readFileSync("/etc/passwd", "utf8");
  beforeAll(() => {
    bench = new Bench({ label: "" });
    stage(join(bench.root, "site"));
  });
  afterAll(async () => {
    await bench?.clear();
    // Rule 4: the host's users are never changed.
    expect(readFileSync("/etc/passwd", "utf8")).toBe(passwd);
  });
  return () => join(bench!.root, "site");
}

export type Folders = ReturnType<typeof foldersFor>;

/** A data folder for each test of one user, and the processes that work on it. */
export function foldersFor(identity: Identity, site: () => string) {
  const account = identity.uid === undefined && isRoot ? passwdEntry("postgres", "nobody") : undefined;
  const isRepeated = isRoot && identity.uid !== undefined;
  let original: Bench;
  let bench: Bench | null = null;
  let first: Started | null = null;
  let settings: Record<string, unknown> = {};

  beforeAll(async () => {
    original = new Bench(identity);
    const child = original.child(identity, site());
    first = await child.start(join(original.root, "data"));
    settings = (await child.ask<Record<string, unknown>[]>("asSuperuser", SETTINGS))[0] ?? {};
    await child.ask("closePool");
    await child.ask("stop");
    await child.kill();
  });
  afterEach(() => bench?.clear());
  afterAll(() => original?.clear());

  return {
    identity,
    /** Whom the server runs as. */
    serverUid: account?.uid ?? identity.uid ?? process.getuid!(),
    /** True where the same was tested for another user already. */
    isRepeated,
    /** For what does not depend on the user. */
    once: test.skipIf(isRepeated),
    /** A new folder with nothing in it. */
    empty(): string {
      bench = new Bench(identity);
      return join(bench.root, "data");
    },
    /** A new folder with a database that was stopped properly. */
    made(): string {
      const dataDir = this.empty();
      expect(spawnSync("cp", ["-a", join(original.root, "data"), dataDir]).status).toBe(0);
      return dataDir;
    },
    bench: () => bench!,
    node: (env?: Record<string, string>) => bench!.child(identity, site(), env),
    /** How a test spawns other programs as this user. */
    as: identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid ?? identity.uid },
    original: () => ({ dataDir: join(original.root, "data"), first: first!, settings }),
  };
}

export function postgresIn(dataDir: string): number[] {
  return processesIn(dataDir, /postgres/);
}

const SETTINGS = `
  SELECT session_user AS who, current_database() AS what, datlocprovider AS provider, datlocale AS locale,
         pg_encoding_to_char(encoding) AS encoding, current_setting('data_checksums') AS checksums,
         current_setting('listen_addresses') AS listen, current_setting('cluster_name') AS cluster,
         concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'))
           AS durable, current_setting('max_connections') AS connections,
         (SELECT count(*)::int FROM pg_hba_file_rules WHERE type <> 'local') AS remote_rules,
         (SELECT string_agg(x, ',' ORDER BY x COLLATE "und-x-icu") FROM unnest(ARRAY['B', 'ä', 'a']) AS x) AS sorted
    FROM pg_database WHERE datname = current_database()`;
