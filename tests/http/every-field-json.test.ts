import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { isClear, namesFor } from "./call-answers.ts";
import { addressOf } from "./call-rows.ts";
import { Client, signedIn } from "./client.ts";

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
  const values: unknown[] = [
    null,
    true,
    [],
    [null],
    {},
    { toString: 1, valueOf: 1 },
    { a: { b: { c: 1 } } },
    -1,
    1.5,
    1e308,
    "\u0000",
    "\ud800",
    [[1]],
    Array(2_000).fill("1"),
  ];

  it.each(calls.filter(({ methods }) => methods.includes("POST")))(
    "of $path takes whatever is sent as JSON",
    async ({ path }) => {
      for (const name of names.get(path)!) {
        const bodies = values.map(
          (value) => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as unknown,
        );
        (await Promise.all(bodies.map((body) => ada.postJson(addressOf(path), body)))).forEach(isClear);
      }
    },
  );

  it("left the site as it was", async () => {
    expect((await nobody.get("/healthz")).status).toBe(200);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    const stored = await site.house.pool.query(
      "select 1 from bar_item union all select 1 from favourite union all select 1 from rating",
    );
    expect(stored.rows).toEqual([]);
  });
});
