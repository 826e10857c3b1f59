import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { isClear, namesFor } from "./call-answers.ts";
import { addressOf } from "./call-rows.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let nobody: Client;
let ada: Client;
/** By path. */
let names: Map<string, string[]>;
beforeAll(async () => {
  site = await testSite();
  nobody = new Client(site.url);
  ada = await signedIn(site);
  names = await namesFor(nobody);
});
afterAll(() => site?.close());

describe("every field of every call", () => {
  const long = "x".repeat(10_000);
  const texts = [
    "",
    "-1",
    "1e999",
    "NaN",
    "99999999999999999999",
    "%",
    "_",
    "'",
    "\\",
    "\0",
    "a\r\nb",
    "[object Object]",
    "\u{1f378}".repeat(50),
    long,
  ];
  it.each(calls)("of $path takes whatever is sent as a form", async ({ path, methods }) => {
    for (const name of names.get(path)!) {
      const forms = [
        ...texts.map((text) => new URLSearchParams({ [name]: text }).toString()),
        `${name}[a][b]=1`,
        `${name}[]=1&${name}[]=2`,
        `${name}[7]=1`,
        `${name}=1&${name}=2`,
      ];
      const headers = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
      const asked = methods.includes("GET") ? forms.filter((form) => form.length < 12_000) : [];
      const posted = methods.includes("POST") ? forms : [];
      const answers = await Promise.all([
        ...asked.map((form) => ada.get(`${addressOf(path)}?${form}`, sameOrigin)),
        ...posted.map((body) => ada.send(addressOf(path), { method: "POST", headers, body })),
      ]);
      answers.forEach(isClear);
    }
  });

  it("left the site as it was", async () => {
    expect((await nobody.get("/healthz")).status).toBe(200);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    const stored = await site.house.pool.query(
      "select 1 from bar_item union all select 1 from favourite union all select 1 from rating",
    );
    expect(stored.rows).toEqual([]);
  });
});
