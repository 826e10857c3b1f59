import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "#app/platform/settings.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { openStorage, uploadName } from "./storage.server.ts";

const folder = scratchFolder("jigger-uploads-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = (STORAGE_URL: string) => openStorage(readSettings({ DATA_DIR: folder, STORAGE_URL }));
const bytes = Buffer.from("a picture");
const picture = {
  ...{ width: 880, height: 880, grid: "a1f".repeat(16) },
  files: [{ format: "webp" as const, width: 880, data: bytes }],
};

it("keeps what is put under its name, and forgets what is removed", async () => {
  const storage = await open(pathToFileURL(join(folder, "elsewhere")).href);
  const name = uploadName("avatars", picture);
  expect(await storage.get(name)).toBeNull();
  await storage.put(name, bytes);
  expect(await storage.get(name)).toEqual(bytes);
  expect(readdirSync(join(folder, "elsewhere/avatars"))).toHaveLength(1);
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.get(name)).toBeNull();
});

it("has another name for each upload, the same file twice included", () => {
  expect(uploadName("avatars", picture)).not.toBe(uploadName("avatars", picture));
});

it("is led nowhere else by a name", async () => {
  const storage = await open("");
  for (const name of ["../secret", "avatars/../../secret.webp", "avatars/a.webp/..", "/etc/passwd", "avatars/.webp"]) {
    expect(await storage.get(name)).toBeNull();
    await expect(storage.put(name, bytes)).rejects.toThrow("no name of an upload");
  }
});

it("says which setting cannot be used", async () => {
  await expect(open("s3://bucket?endpoint=x")).rejects.toThrow("STORAGE_URL");
  await expect(open("file:///proc/nowhere")).rejects.toThrow(/STORAGE_URL.*nowhere/);
});
