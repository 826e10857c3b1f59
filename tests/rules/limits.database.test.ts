import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { rateOperation, triedOperation } from "#app/marks/mark-operations.server.ts";
import { askForNewsletters } from "#app/newsletters/newsletter-operations.server.ts";
import type { Operation, Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { register, requestReset, signIn } from "#app/visitor/account-operations.server.ts";
import { type OpenHouse, openHouse } from "#server/house.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";

let one: TestHouse;
let other: OpenHouse;
beforeAll(async () => {
  one = await testHouse({ settings: { RATE_LIMIT: "on" } });
  other = await openHouse(one.house.settings, () => undefined);
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const ada: Person = {
  id: "ada",
  email: "ada@example.com",
  display_name: "Ada",
  role: "member",
  premium: false,
  confirmed: true,
};
const guess = (email: string) => ({ email, password: "" });

describe("a limit", () => {
  // Each is asked by one address, of which the two processes count half each.
  it.each([
    ["signing in", signIn, guess("a@example.com"), 10],
    ["registering", register, {}, 10],
    ["asking for a new password", requestReset, { email: "r@example.com" }, 3],
    ["asking for newsletters", askForNewsletters, { email: "n@example.com" }, 3],
    ["marking", triedOperation, { link_table: "cocktails", link_id: "1", value: "liked" }, 240],
  ] as [string, Operation, object, number][])("of %s counts over all processes", async (_, operation, input, times) => {
    const asked = Array.from({ length: times + 4 }, (_, time) => (time % 2 ? one.house : other.house));
    let passed = 0;
    for (const house of asked) {
      const done = await run(operation, input, callerOf(house, { person: ada, address: "203.0.113.40" }));
      if (done.ok || done.kind !== "too-many") passed += 1;
    }
    expect(passed).toBe(times);
  });

  it("of marks is one for all kinds of them", async () => {
    const rate = { link_id: "1", section: "cocktail", rating: "4" };
    expect(await run(rateOperation, rate, callerOf(other.house, { person: ada }))).toMatchObject({ kind: "too-many" });
  });

  it("stands on every call that marks something", () => {
    const ofMarks = /favourite|wish|tried|vote\/register|\/rate|notes|preferred-ingredient/;
    const found = calls.filter(({ path, operation }) => ofMarks.test(path) && operation.changes);
    expect(found.length).toBeGreaterThan(8);
    for (const { path, operation } of found) expect([path, operation.limit !== undefined]).toEqual([path, true]);
  });
});
