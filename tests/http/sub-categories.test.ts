import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCall } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const box = "/api/dev/frontend/box";
type Boxes = { boxes: { oid: string; link_table: string; name: string }[]; oldest: string | null };

/** All of a stream, page by page. */
async function streamed(query: string) {
  const seen: string[] = [];
  for (let oldest: string | null = ""; oldest !== null; ) {
    const page: Boxes = (
      await visitor.get(`${box}/infinite-scroll?limit=40&${query}${oldest ? `&oldest=${oldest}` : ""}`)
    ).json();
    seen.push(...page.boxes.map(({ oid }) => oid));
    oldest = page.oldest;
  }
  return seen;
}

/** All of a category list, each page without what was there before. */
async function listed(category: string, sub_category: string) {
  const seen: string[] = [];
  for (;;) {
    const fields = { category, sub_category, limit: "40", skip_oids: seen.join(",") };
    const answer = await visitor.post(`${box}/category-list`, fields, {});
    expect(answer.status, `${category} ${sub_category} ${answer.text}`).toBe(200);
    const { boxes } = answer.json<Boxes>();
    if (boxes.length === 0) return seen;
    seen.push(...boxes.map(({ oid }) => oid));
  }
}

/** Values of filters whose list is the same as what a sub-category leaves, of every area. */
const some: Record<(typeof areas)[number]["table"], [filter: string, value: string, called?: string][]> = {
  cocktails: [
    ["ingredient", "campari"],
    ["strength", "without-alcohol", "Without alcohol"],
    ["without_alcohol", "1", "nonalcoholic"],
    ["method", "stir"],
    ["glass", "coupe"],
    ["season", "summer"],
  ],
  ingredients: [["type", "2", "liqueur"]],
  spiritbrands: [["country", "Italy", "italy"]],
  producers: [["kind", "distillery"]],
  pubs_and_bars: [
    ["kind", "pub"],
    ["city", "London", "london"],
  ],
  glassware: [["kind", "stem", "on-a-stem"]],
  people: [["role", "bartender"]],
  agents: [["service", "import"]],
  pr_companies: [["country", "England", "england"]],
  encyclopedia: [["category", "products_and_services", "products-and-services"]],
  books: [["decade", "1860s"]],
  on_this_day: [["month", "november", "November"]],
  jobs: [],
  competitions: [],
  events: [],
  shop: [],
};

describe("a sub-category of the box calls (guide.md, 7)", () => {
  it.each(
    areas.flatMap((area) =>
      some[area.table].map(([filter, value, called = value]) => [area, filter, value, called] as const),
    ),
  )("$section: %s %s %s", async (area, filter, value, called) => {
    const query = new URLSearchParams({ [filter]: value, limit: "100" });
    const { count } = (await visitor.get(`${listCall(area)}?${query}`)).json<{ count: number }>();
    expect(count).toBeGreaterThan(0);
    const asked = new URLSearchParams({ category: area.section, sub_category: called, target: area.target });
    const stream = await streamed(asked.toString());
    const list = await listed(area.section, called);
    expect(stream).toHaveLength(count);
    expect(new Set(stream).size).toBe(count);
    expect(list.toSorted()).toEqual(stream.toSorted());
  });

  it("is a category of bottles and of the shop at any level, by its number and by its name", async () => {
    const { rows } = await site.house.pool.query<{ id: number; name: string; depth: number; area: string }>(
      `with recursive up as (
         select category.* from category join brand on brand.category_id = category.id
         union select category.* from category join offer on offer.category_id = category.id
         union select category.* from category join up on up.parent_id = category.id
       ) select distinct on (area, depth) id, name, depth, area from up order by area, depth, id`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, name, area } of rows) {
      const section = area === "shop" ? "shop" : "bws";
      const byNumber = await listed(section, String(id));
      expect(byNumber.length, name).toBeGreaterThan(0);
      expect((await listed(section, name)).length, name).toBeGreaterThan(0);
    }
  });

  it("is one of the lounge's areas, or a country of all of them", async () => {
    const all = await streamed("category=bartenders-lounge");
    for (const table of ["jobs", "competitions", "events"])
      expect(await streamed(`category=bartenders-lounge&sub_category=${table}`)).toEqual(
        all.filter((oid) => oid.startsWith(`${table}:`)),
      );
    const { rows } = await site.house.pool.query<{ country: string; count: number }>(
      `select country, sum(count)::int as count from (
         select country, count(*) from job group by 1 union all select country, count(*) from competition group by 1
         union all select country, count(*) from trade_event group by 1) each
       where country is not null group by 1 order by 2 desc limit 3`,
    );
    for (const { country, count } of rows)
      expect(await listed("bartenders-lounge", country), country).toHaveLength(count);
  });

  it("is asked for in any letters, and an ingredient by any name or number of its own", async () => {
    const { rows } = await site.house.pool.query<{ id: number }>("select id from ingredient where key = 'soda-water'");
    const soda = (await listed("cocktails", "soda-water")).toSorted();
    for (const called of ["Soda Water", "club soda", String(rows[0]!.id)])
      expect((await listed("cocktails", called)).toSorted(), called).toEqual(soda);
  });

  it("that nobody knows is a failure of the list and the end of the stream (contract.md, 5)", async () => {
    for (const { section } of areas)
      for (const unknown of ["no-such-kind", "999999", "???", "x'; --", "__proto__"]) {
        const query = new URLSearchParams({ category: section, sub_category: unknown }).toString();
        const answer = await visitor.get(`${box}/category-list?${query}`);
        expect([section, unknown, answer.status, answer.text]).toEqual([
          ...[section, unknown],
          ...[404, "ERROR: failed to load category"],
        ]);
        expect((await visitor.get(`${box}/infinite-scroll?${query}`)).json()).toEqual({ boxes: [], oldest: null });
      }
  });

  it("is passed over where no category is named, and its end is no failure", async () => {
    expect((await visitor.get(`${box}/infinite-scroll?sub_category=no-such-kind`)).json<Boxes>().boxes).toHaveLength(
      24,
    );
    const end = await visitor.get(`${box}/category-list?category=books&sub_category=1860s&offset=5000`);
    expect(end.json()).toEqual({ boxes: [] });
  });
});
