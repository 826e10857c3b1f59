import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const folder = resolve("build/client/assets");

/** What the personalise dialog may load when it is first opened, compressed, in bytes: all that it needs, were nothing there. */
const most = 40_000;

/** What every page has loaded before. */
const everywhere = /^(?:framework|frame|cards|rolldown-runtime)-/;

it("the personalise dialog comes as little script, when it is first opened", async () => {
  const files = await readdir(folder);
  const first = files.filter((name) => /^personalise-dialog-.*\.js$/.test(name));
  expect(first).toHaveLength(1);
  const needed = new Map<string, number>();
  for (const queue = [...first]; queue.length > 0; ) {
    const name = queue.pop()!;
    if (needed.has(name) || everywhere.test(name)) continue;
    const script = await readFile(resolve(folder, name), "utf8");
    needed.set(name, gzipSync(script).length);
    for (const [, other] of script.matchAll(/from"\.\/([^"]+)"/g)) queue.push(other!);
  }
  expect(needed.size).toBeGreaterThan(1);
  expect([...needed.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
