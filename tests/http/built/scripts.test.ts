import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

/** What a page's script may weigh, compressed as it is sent, in bytes, and in how many files it may come. */
const most = { bytes: 135_000, files: 15 };

it.each([
  "/",
  "/cocktails",
  "/cocktails/recipe/77/negroni",
  "/beer-wine-spirits/1",
  "/encyclopedia/1",
  "/books/1",
  "/ingredients/1",
  "/what-can-i-make",
])("%s loads little script, in few files", async (path) => {
  const html = await (await fetch(site.url + path)).text();
  // What shows the page comes before what moves it.
  expect(html).not.toMatch(/<link rel="modulepreload"(?! fetchPriority="low")/);
  const files = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g))];
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(resolve(`build/client${file}`))).length),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(most.files);
  expect(bytes).toBeLessThan(most.bytes);
});
