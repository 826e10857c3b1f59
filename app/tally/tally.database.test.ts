import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { count, countAsked, countPage, storeCounts, tendTally } from "./tally.server.ts";
import { wordsCounted } from "./tally.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());
beforeEach(() => open.house.pool.query("delete from tally"));

const counted = async () => {
  await storeCounts(open.house);
  const { rows } = await open.house.pool.query<{ line: string }>(
    "select kind || ' ' || key || ' ' || times as line from tally order by day, kind, key",
  );
  return rows.map(({ line }) => line);
};
const somebody = { "user-agent": "Mozilla/5.0 (X11; Linux)", purpose: "" };

it("what pages count as is summed up over batches, without robots and what browsers fetch ahead", async () => {
  const read = (asking = somebody) => countPage(open.house, "read cocktails%3A77", asking);
  read();
  read();
  expect(await counted()).toEqual(["read cocktails:77 2"]);
  read();
  read({ ...somebody, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  read({ ...somebody, purpose: "prefetch;prerender" });
  countPage(open.house, "nonsense x", somebody);
  expect(await counted()).toEqual(["read cocktails:77 3"]);
});

it("a search that may tell of a person is counted without its words", async () => {
  expect(["ada@example.org", "call 020 7946 0958", "4111-1111-1111-1111"].map(wordsCounted)).toEqual([
    null,
    null,
    null,
  ]);
  expect(["Chartreuse VEP", "1920s punch", "57 3 7"].map(wordsCounted)).toEqual([
    "chartreuse vep",
    "1920s punch",
    "57 3 7",
  ]);
  for (const words of ["ada@example.org", "Umeshu"])
    countPage(open.house, `nothing ${encodeURIComponent(words)}`, somebody);
  expect(await counted()).toEqual(["nothing  1", "nothing umeshu 1"]);
});

it("filters are counted where they are set, and ingredients by what they are", async () => {
  countAsked(open.house, { present_hidden: true, hide_favourites: false, missing: 2, sort: "" }, [12]);
  expect(await counted()).toEqual(["filter missing: 2 1", "filter present_hidden 1", "ingredient ingredients:12 1"]);
});

it("nobody fills memory or table: what comes beyond the bounds is counted without its name", async () => {
  for (let batch = 0; batch < 3; batch += 1) {
    for (let at = 0; at < 2_500; at += 1) count(open.house, "nothing", `${batch} ${at}`);
    await storeCounts(open.house);
  }
  count(open.house, "nothing", "0 1");
  count(open.house, "nothing", "too late");
  await storeCounts(open.house);
  const { rows } = await open.house.pool.query("select count(*)::int as keys, sum(times)::int as times from tally");
  expect(rows[0].keys).toBeLessThanOrEqual(5_000);
  expect(rows[0].times).toBe(7_502);
  const asked = await open.house.pool.query("select key, times from tally where key in ('0 1', 'too late')");
  expect(asked.rows).toEqual([{ key: "0 1", times: 2 }]);
});

it("of days that are over the most counted stay, what was counted once loses its name, and old days go", async () => {
  await open.house.pool.query(
    `insert into tally select current_date - 2, 'nothing', 'word ' || n, n from generate_series(1, 150) n;
     insert into tally values (current_date - 500, 'read', 'cocktails:1', 9), (current_date + 1, 'read', 'cocktails:1', 1)`,
  );
  await tendTally(open.house);
  await tendTally(open.house);
  const { rows } = await open.house.pool.query(
    "select count(*)::int as keys, sum(times)::int as times, min(times) filter (where key <> '') as least from tally where kind = 'nothing'",
  );
  expect(rows[0]).toEqual({ keys: 101, times: (150 * 151) / 2, least: 51 });
  expect((await open.house.pool.query("select times from tally where kind = 'read'")).rows).toEqual([{ times: 1 }]);
});
