import { afterAll, beforeAll, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { keptAnswer } from "./kept-answers.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

/** An answer that says how often it was looked for. */
function counting(name: string, more: { rated?: string } = {}) {
  const counted = { found: 0 };
  const find = async () => {
    counted.found += 1;
    return counted.found;
  };
  return (key = "") => keptAnswer(open.house, { name, key, most: 2, ...more }, find);
}

it("is looked for once by many at the same moment, and for each key", async () => {
  const ask = counting("test/once");
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect([await ask("other"), await ask()]).toEqual([2, 1]);
});

it("gives way to others when there are too many", async () => {
  const ask = counting("test/many");
  for (const key of ["a", "b", "c"]) await ask(key);
  expect([await ask("c"), await ask("a")]).toEqual([3, 4]);
});

it("is looked for again after the library or a subject changed, but not after a rating", async () => {
  const [ask, askRated] = [counting("test/change"), counting("test/rated", { rated: "cocktails" })];
  for (const channel of ["library", "subject"] as const) {
    const before = await ask();
    // The house may not listen yet when it is told first.
    const told = () => tell(open.house.db, channel, "cocktails:1").then(() => ask());
    await expect.poll(told).toBeGreaterThan(before);
  }
  // Notices are heard in the order in which they were told: after this one, none of those above is to come.
  const [settled, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  open.house.notices.hear((channel, payload) => {
    if (channel === "rating") (payload === "cocktails:1" ? settled : heard).resolve();
  });
  await tell(open.house.db, "rating", "cocktails:1");
  await settled.promise;
  const [before, rated] = [await ask(), await askRated()];
  await tell(open.house.db, "rating", "cocktails:2");
  await heard.promise;
  expect(await ask()).toBe(before);
  expect(await askRated(), "what follows from ratings").toBeGreaterThan(rated);
});

it("is looked for again when that failed", async () => {
  const asked = { name: "test/failure", key: "", most: 1 };
  await expect(keptAnswer(open.house, asked, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await keptAnswer(open.house, asked, async () => "here")).toBe("here");
});
