import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { databaseUrl, run } from "../../databases.ts";
import { Client } from "../client.ts";

const name = `process_${process.pid}`;
const started: ChildProcess[] = [];
let folder: string;
let url: string;

beforeAll(async () => {
  folder = scratchFolder("jigger-process-");
  await run(inject("databaseServer"), `create database ${name} template jigger_library`);
  url = databaseUrl(inject("databaseServer"), name);
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await run(inject("databaseServer"), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** A program of the site in a process of its own, with these settings and no others. */
function program(file: string, args: string[], settings: Record<string, string>) {
  const environment = { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), ...settings };
  const child = spawn(process.execPath, [file, ...args], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (data) => (said.out += data));
  child.stderr.on("data", (data) => (said.err += data));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, said, ended };
}
const site = (settings: Record<string, string>) => program("server/main.ts", [], settings);
const jigger = (...args: string[]) => program("tools/jigger.ts", args, { DATABASE_URL: url });

it("a start that cannot be is told in one line that names the setting", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const cases: [Record<string, string>, RegExp][] = [
    [
      { DATABASE_URL: url, PORT: "0", HOST: "no-such-host.invalid" },
      /^Setting HOST .* no address "no-such-host\.invalid"/,
    ],
    [{ DATA_DIR: join(file, "below") }, /^Setting DATA_DIR .*\(a file stands in its place/],
  ];
  for (const [settings, line] of cases) {
    const { said, ended } = site(settings);
    expect([await ended, settings]).toEqual([1, settings]);
    expect(said.err).toMatch(line);
    expect(said.err.trim().split("\n"), said.err).toHaveLength(1);
  }
});

it("the site goes on, and stops in order, when nobody reads what it says any more", async () => {
  const port = String(await freePort());
  const { child, said, ended } = site({ PORT: port, DATABASE_URL: url, LOG_LEVEL: "trace" });
  await expect.poll(() => said.out, { timeout: 20_000 }).toContain("Jigger is open");
  child.stdout.destroy();
  child.stderr.destroy();
  const visitor = new Client(`http://localhost:${port}`);
  // A lost connection is a line in the log, which goes nowhere.
  await run(
    inject("databaseServer"),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  await expect.poll(async () => (await visitor.get("/readyz")).status).toBe(200);
  expect((await visitor.get("/cocktails?offset=24")).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

describe("the command line", () => {
  it("tells which versions would run", async () => {
    const { said, ended } = jigger("--version");
    expect(await ended).toBe(0);
    expect(said.out).toMatch(/^Jigger \d+\.\d+\.\d+\nNode 24\.\d+\.\d+\nPostgreSQL \d+[\d.]+\n$/);
  });

  it("names a command that it does not know, and says which there are", async () => {
    const { said, ended } = jigger("contnet", "load", "--yes");
    expect(await ended).toBe(2);
    expect(said.err).toMatch(/^There is no command "contnet load"\.\n\nUsage:[\s\S]*content load \[DIR\]/);
  });

  it("does nothing where a word is too much, and tells what it takes", async () => {
    const { said, ended } = jigger("content", "load", folder, "and-more", "--prune");
    expect(await ended).toBe(2);
    expect(said.err).toMatch(/^"and-more" is too much for content load\.\n\nnpm run jigger -- content load \[DIR\]/);
    expect(said.out).toBe("");
    const asked = jigger("backup", "--help");
    expect(await asked.ended).toBe(0);
    expect(asked.said.out).toMatch(/^npm run jigger -- backup FILE /);
  });
});
