import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

it("a guide page loads its script in at most 15 files", async () => {
  for (const path of ["/", "/cocktails", "/cocktails/recipe/77/negroni", "/books/1"]) {
    const html = await (await fetch(site.url + path)).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(files.size, path).toBeGreaterThan(1);
    expect(files.size, path).toBeLessThanOrEqual(15);
  }
});
