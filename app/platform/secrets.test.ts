import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataDir, readSecret } from "./secrets.server.ts";
import { SettingsError } from "./settings.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jigger-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((failed) => failed);
  if (!(error instanceof SettingsError)) throw error;
  expect(error.message).not.toContain("\n");
  return error.message;
}

describe("the site's secret", () => {
  it("is made once, by the first of those who start together, for this user alone", async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secret"]);
    expect(await readSecret(folder)).toBe(secrets[0]);
  });

  it("that is empty, cut short or no file stops the start in one line that says what to do", async () => {
    for (const text of ["", "\n", "abc"]) {
      writeFileSync(join(folder, "secret"), text);
      expect(await refusal(readSecret(folder))).toMatch(
        /secret holds no secret \(DATA_DIR\): put it back .* or remove/,
      );
      expect(readFileSync(join(folder, "secret"), "utf8")).toBe(text);
    }
    rmSync(join(folder, "secret"));
    mkdirSync(join(folder, "secret"));
    expect(await refusal(readSecret(folder))).toMatch(/^Setting DATA_DIR .*secret cannot be read \(a folder stands/);
  });

  // A small file system of its own needs root, with the right to mount.
  const small = (size: string) =>
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]).status === 0;
  it("is not left empty by a full disk", async ({ skip }) => {
    if (!small("16k")) skip();
    try {
      writeFileSync(join(folder, "rest"), "");
      spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "rest")}`, "bs=4k"]);
      expect(await refusal(readSecret(folder))).toMatch(
        /^Setting DATA_DIR .*secret cannot be written \(the disk is full/,
      );
      expect(readdirSync(folder)).toEqual(["rest"]);
      rmSync(join(folder, "rest"));
      expect(await readSecret(folder)).toMatch(/^[\w-]{43}$/);
    } finally {
      spawnSync("umount", [folder]);
    }
  });
});

describe("the data folder", () => {
  it("that cannot be used stops the start in one line that names the setting", async () => {
    writeFileSync(join(folder, "file"), "");
    const places = {
      [join(folder, "file")]: /a file stands/,
      [join(folder, "file/below")]: /a file stands/,
      "/proc/jigger": /no such place|may not/,
    };
    for (const [place, why] of Object.entries(places)) {
      const line = await refusal(openDataDir(place));
      expect(line).toMatch(/^Setting DATA_DIR cannot be used: /);
      expect(line).toMatch(why);
    }
  });
});
