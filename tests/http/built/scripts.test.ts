import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";
import { pageKinds } from "../page-kinds.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

/** What the script of a page of the guide or the shop may weigh, compressed as it is sent, in bytes, and in how many files it may come. */
const most = { bytes: 135_000, files: 15 };

/** Pages that no area has and that are no kind of their own elsewhere. */
const further = {
  "another entry": "/beer-wine-spirits/1",
  "what was said of one": "/comments/cocktails/77",
  "the basket": "/shop/basket",
  "the details of an order": "/shop/your-details",
};

it("every page of the guide and the shop loads little script, in few files", async () => {
  const kinds = { ...(await pageKinds(new Client(site.url))), ...further };
  const weights = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const known = weights.get(file) ?? readFile(resolve(`build/client${file}`)).then((text) => gzipSync(text).length);
    weights.set(file, known);
    return known;
  };
  const tooMuch: string[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    // An account's pages are no pages of the guide.
    if (path.startsWith("/your-account")) continue;
    const html = await (await fetch(site.url + path)).text();
    // What shows the page comes before what moves it.
    expect(html, kind).not.toMatch(/<link rel="modulepreload"(?! fetchPriority="low")/);
    // What it is read in, before the sheet that names it.
    const head = html.slice(0, html.indexOf('<link rel="stylesheet"'));
    expect(head, kind).toMatch(/<link rel="preload" as="font"[^>]*inter-latin-wght/);
    const files = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g))];
    const bytes = (await Promise.all(files.map(weigh))).reduce((sum, size) => sum + size, 0);
    expect(files.length, kind).toBeGreaterThan(1);
    if (files.length > most.files || bytes >= most.bytes) tooMuch.push(`${kind}, ${path}: ${bytes} in ${files.length}`);
  }
  expect(Object.keys(kinds).length).toBeGreaterThan(60);
  expect(tooMuch).toEqual([]);
});
