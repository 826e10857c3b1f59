import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { patience } from "#app/database/watchful-pool.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { keptAnswer, keptLong, keptOfSubject } from "./kept-answers.server.ts";

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

it("is looked for again after the library changed, but not after a rating, or a subject that only its writer sees", async () => {
  const [ask, askRated] = [counting("test/change"), counting("test/rated", { rated: "cocktails" })];
  const first = await ask();
  // The house may not listen yet when it is told first.
  const told = () => tell(open.house.db, "library", "content").then(() => ask());
  await expect.poll(told).toBeGreaterThan(first);
  // Notices are heard in the order in which they were told: after this one, none of those above is to come.
  const [settled, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  open.house.notices.hear((channel, payload) => {
    if (channel === "rating") (payload === "cocktails:1" ? settled : heard).resolve();
  });
  await tell(open.house.db, "rating", "cocktails:1");
  await settled.promise;
  const [before, rated] = [await ask(), await askRated()];
  await tell(open.house.db, "subject", "cocktails:1");
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

it("may take longer than a request's statement, which the database ends", async () => {
  const long = (db: Queries) => sql<{ x: number }>`select 1 as x, pg_sleep(${patience.query / 1000})`.execute(db);
  await expect(long(open.house.db)).rejects.toThrow("statement timeout");
  const ask = () => keptLong(open.house, { name: "test/long", key: "", most: 1 }, () => long(open.house.bulk));
  const [{ rows }, again] = await Promise.all([ask(), ask()]);
  expect(rows[0]?.x).toBe(1);
  expect(again.rows, "one look-up for both").toBe(rows);
  expect((await ask()).rows).toBe(rows);
});

it("that takes long is not waited for once the database no longer answers", async () => {
  const gone = await testHouse();
  await gone.close();
  const ask = keptLong(gone.house, { name: "test/gone", key: "", most: 1 }, () => new Promise(() => undefined));
  await expect(ask).rejects.toThrow();
});

it("of a subject is looked for again once that subject is named, and not for another", async () => {
  const counted = { found: 0 };
  const ask = (id: number, key = "") =>
    keptOfSubject(open.house, { name: "test/of", oid: `cocktails:${id}`, key, most: 2 }, async () => {
      counted.found += 1;
      return counted.found;
    });
  expect([await ask(1), await ask(1, "other"), await ask(2), await ask(1), await ask(2)]).toEqual([1, 2, 3, 1, 3]);
  for (const channel of ["rating", "comments", "subject"] as const) {
    const [before, other, left] = [await ask(1), await ask(1, "other"), await ask(2)];
    await tell(open.house.db, channel, "cocktails:1");
    await expect.poll(() => ask(1)).toBeGreaterThan(before);
    expect(await ask(1, "other"), "every answer of it").toBeGreaterThan(other);
    expect(await ask(2)).toBe(left);
  }
  const before = await ask(2);
  await tell(open.house.db, "library", "content");
  await expect.poll(() => ask(2)).toBeGreaterThan(before);
  await ask(3);
  await ask(4);
  expect(await ask(2), "gone for others").toBeGreaterThan(before + 2);
});
