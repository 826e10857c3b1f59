import { type ChildProcess, spawn } from "node:child_process";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { databaseUrl, run } from "../../databases.ts";
import { Client } from "../client.ts";

const name = `dev_${process.pid}`;
let folder: string;
let site: ChildProcess;
let visitor: Client;
let said = "";

beforeAll(async () => {
  folder = scratchFolder("jigger-dev-");
  const parts =
    "app server migrations public tools package.json tsconfig.json vite.config.ts react-router.config.ts".split(" ");
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await run(inject("databaseServer"), `create database ${name} template jigger_library`);
  const port = String(await freePort());
  const settings = { DATABASE_URL: databaseUrl(inject("databaseServer"), name), DATA_DIR: join(folder, "data") };
  site = spawn(process.execPath, ["server/main.ts", "--dev"], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: port, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  site.stdout?.on("data", (data) => (said += data));
  site.stderr?.on("data", (data) => (said += data));
  visitor = new Client(`http://localhost:${port}`);
});
afterAll(async () => {
  site?.kill("SIGKILL");
  await run(inject("databaseServer"), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

it("in development a change behind /api is there with the next call, and a mistake is told until it is mended", async () => {
  await expect.poll(() => said, { timeout: 120_000 }).toContain("Jigger is open");
  const file = join(folder, "app/api/mount.server.ts");
  const text = await readFile(file, "utf8");
  const answer = async () => (await visitor.get("/api/dev/frontend/nothing")).text;
  expect(await answer()).toBe("ERROR: there is no such call");
  // Saved until it is seen: who watches files may miss one of two saves within a moment.
  const saved = (content: string) =>
    expect.poll(
      async () => {
        await writeFile(file, content);
        return answer();
      },
      { timeout: 60_000, interval: 500 },
    );
  await saved(text.replace('"there is no such call"', '"no call has that name"')).toBe("ERROR: no call has that name");
  await saved(`${text}\nthis is no code`).toMatch(/^The site's code cannot be run:/);
  await saved(text).toBe("ERROR: there is no such call");
  expect((await visitor.get("/api/dev/frontend/box/infinite-scroll")).status).toBe(200);
  expect((await visitor.get("/cocktails")).status, said).toBe(200);
}, 300_000);
