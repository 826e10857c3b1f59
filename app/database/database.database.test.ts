import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { tell } from "./notices.server.ts";
import { prepared } from "./prepared.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

it("no statement is compiled: that takes longer than any of ours, where the server can do it", async () => {
  expect((await open.house.pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
});

it("a statement that is asked again and again is read and planned once by a connection, and any other not kept", async () => {
  const again = (number: number) => sql<{ sum: number }>`${prepared} select ${number}::int + 1 as sum`;
  await open.house.db.connection().execute(async (db) => {
    for (const number of [1, 2]) expect((await again(number).execute(db)).rows).toEqual([{ sum: number + 1 }]);
    await sql`select ${3}::int`.execute(db);
    await db.selectFrom("person").select("id").modifyFront(prepared).where("email", "=", "ada@example.org").execute();
    const { rows } = await sql`select statement from pg_prepared_statements order by statement`.execute(db);
    expect(rows).toEqual([
      { statement: expect.stringContaining("select $1::int + 1") },
      { statement: expect.stringContaining('"id" from "person"') },
    ]);
  });
});

it("whoever told something at once with others has heard it, and they share the statements that they waited for", async () => {
  const { db, notices } = open.house;
  const heard = new Set<string>();
  const stop = notices.hear((_channel, payload) => heard.add(payload));
  // The house may not listen yet when it is told first.
  await expect
    .poll(async () => {
      await tell(db, "subject", "first");
      await notices.caughtUp();
      return heard.has("first");
    })
    .toBe(true);
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const missed = await Promise.all(
    Array.from({ length: 40 }, async (_, place) => {
      await tell(db, "subject", `told ${place}`);
      await notices.caughtUp();
      return heard.has(`told ${place}`) ? [] : [place];
    }),
  );
  const waits = asked.mock.calls.filter(([statement]) => (statement as unknown) === "").length;
  asked.mockRestore();
  stop();
  expect(missed.flat()).toEqual([]);
  expect(waits).toBeLessThan(40);
});
