import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { commonBeginnings } from "./common-store.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());

it("finds the beginnings of words that many texts hold, the commonest first", async () => {
  await sql`analyze search_entry`.execute(open.house.db);
  const found = await commonBeginnings(open.house.db, { least: 200, letters: { fewest: 3, most: 5 }, most: 300 });
  expect(found.length).toBeGreaterThan(5);
  expect(found).toContain("gin");
  expect(found.every((one) => one.length >= 3 && one.length <= 5)).toBe(true);
  const { rows } = await sql<{ word: string; held: number }>`
    select word, (select count(*)::int from search_entry where document @@ (word || ':*')::tsquery) as held
    from unnest(${found}::text[]) as word`.execute(open.house.db);
  for (const { word, held } of rows) expect(held, word).toBeGreaterThan(20);
  expect(await commonBeginnings(open.house.db, { least: 1e9, letters: { fewest: 3, most: 5 }, most: 50 })).toEqual([]);
});
