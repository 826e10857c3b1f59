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
/** On each card of the shop stands a form, with what there is to choose and what it costs. */
const mostOfShop = { bytes: 140_000, files: 18 };

it.each([
  ["/", most],
  ["/cocktails", most],
  ["/cocktails/recipe/77/negroni", most],
  ["/beer-wine-spirits/1", most],
  ["/encyclopedia/1", most],
  ["/books/1", most],
  ["/ingredients/1", most],
  ["/what-can-i-make", most],
  ["/shop", mostOfShop],
])("%s loads little script, in few files", async (path, most) => {
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
