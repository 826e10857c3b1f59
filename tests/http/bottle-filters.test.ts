import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { type Area, listCall } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, countTold, sameOrigin, signedIn } from "./client.ts";

const areaOf = (table: string): Area => (areas as readonly Area[]).find((area) => area.table === table)!;
const bottles = areaOf("spiritbrands");
const cocktails = areaOf("cocktails");
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type List = { cards: { link_id: number }[]; count: number };
const list = async (query: string) => (await visitor.get(`${listCall(bottles)}?limit=100&${query}`)).json<List>();
const page = async (query = "") => (await visitor.get(`${bottles.advanced}?${query}`)).text.replaceAll("<!-- -->", "");
/** What a select of the page offers: values, words with their counts, and what can only be seen. */
const offered = (text: string, name: string) => {
  const inside = new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(text)?.[0] ?? "";
  return [...inside.matchAll(/<option([^>]*)value="([^"]+)"[^>]*>(.*?)<\/option>/g)].map(([tag, , value, words]) => ({
    value: value!,
    count: Number(/\((\d+)\)$/.exec(words!)?.[1]),
    off: / disabled/.test(tag),
  }));
};

describe("the levels of kinds", () => {
  const levels = ["category1", "category2", "category3", "category4"];
  const shown = (text: string) => levels.filter((name) => text.includes(`name="${name}"`));
  const first = async (name: string, query: string) => offered(await page(query), name)[0]!.value;

  it("are there once the one above is chosen, with as many as it has", async () => {
    expect(shown(await page())).toEqual(["category1"]);
    let query = "";
    for (const [place, name] of levels.entries()) {
      const { text, values } = await page(query).then((found) => ({ text: found, values: offered(found, name) }));
      if (values.length === 0) break;
      expect(shown(text)).toEqual(levels.slice(0, place + 1));
      const { rows } = await site.house.pool.query<{ count: number }>(
        "select count(*)::int from category where area = 'bws' and depth = $1 and id = any($2::int[])",
        [place + 1, values.map(({ value }) => Number(value))],
      );
      expect(rows[0]!.count).toBe(values.length);
      expect((await list(`${query}&${name}=${values[0]!.value}`)).count).toBe(values[0]!.count);
      query += `&${name}=${values[0]!.value}`;
    }
    expect(query.split("&").length).toBeGreaterThan(3);
  });

  it("drop what is not below the one above, and bring it where it is not said", async () => {
    const [one, other] = offered(await page(), "category1").map(({ value }) => value);
    const below = await first("category2", `category1=${one}`);
    const count = (await list(`category1=${one}&category2=${below}`)).count;
    expect((await list(`category2=${below}`)).count).toBe(count);
    const alone = await page(`category2=${below}`);
    expect([countTold(alone), shown(alone).slice(0, 2)]).toEqual([count, ["category1", "category2"]]);
    const unfit = await page(`category1=${other}&category2=${below}`);
    expect(countTold(unfit)).toBe((await list(`category1=${other}`)).count);
    expect((await list(`category1=${other}&category2=${below}`)).count).toBe(countTold(unfit));
    expect(countTold(await page("category1=999999999"))).toBe((await list("")).count);
    // Whoever changes a level without a script sends those below it as they were.
    const deeper = await first("category3", `category1=${one}&category2=${below}`);
    const changed = (await list(`category1=${other}`)).count;
    for (const rest of [`category2=${below}&category3=${deeper}`, `category3=${deeper}`])
      expect([rest, (await list(`category1=${other}&${rest}`)).count]).toEqual([rest, changed]);
    expect((await list(`category1=${one}&category3=${deeper}`)).count).toBe((await list(`category3=${deeper}`)).count);
  });
});

it("a strength is narrowed to the tenth, from both ends", async () => {
  const { rows } = await site.house.pool.query<{ stronger: number; weaker: number; between: number; whole: number }>(
    `select count(*) filter (where abv >= 43.1)::int as stronger, count(*) filter (where abv >= 43)::int as whole,
      count(*) filter (where abv <= 4.5)::int as weaker, count(*) filter (where abv between 43.1 and 43.4)::int as between
      from brand`,
  );
  const { stronger, whole, weaker, between } = rows[0]!;
  expect(stronger).toBeLessThan(whole);
  expect([stronger, weaker, between].every((count) => count > 0)).toBe(true);
  for (const [query, count] of [
    ["abv_from=43.1", stronger],
    ["abv_from=43,1", stronger],
    ["abv_to=4.5", weaker],
    ["abv_from=43.1&abv_to=43.4", between],
  ] as const)
    expect([query, (await list(query)).count, countTold(await page(query))]).toEqual([query, count, count]);
  const field = /<input[^>]*name="abv_from"[^>]*>/.exec(await page("abv_from=43.1"))?.[0];
  for (const attribute of ['type="number"', 'step="0.1"', 'value="43.1"']) expect(field).toContain(attribute);
});

describe("how well bottles are rated", () => {
  const [loved, liked, few] = [1, 2, 3];
  const rate = async (who: Client, link_id: number, rating: string) => {
    const fields = { section: "bws", link_id: String(link_id), rating };
    expect((await who.post("/api/dev/frontend/vote/register", fields, sameOrigin)).text).toBe("OK");
  };
  const idsAt = async (rating: string) => (await list(`rating=${rating}`)).cards.map(({ link_id }) => link_id);

  it("is what members make of them, from three on; every vote counts at once, on the page as well", async () => {
    expect(offered(await page(), "rating")).toEqual(
      ["3", "4", "5", "5.5"].map((value) => ({ value, count: 0, off: true })),
    );
    expect(await idsAt("3")).toEqual([]);
    const members = [await signedIn(site), await signedIn(site), await signedIn(site)];
    for (const member of members) {
      await rate(member, loved, "5.5");
      await rate(member, liked, "4");
    }
    for (const member of members.slice(1)) await rate(member, few, "5");
    await expect.poll(async () => (await idsAt("3")).toSorted()).toEqual([loved, liked]);
    await expect.poll(() => idsAt("5")).toEqual([loved]);
    expect(await idsAt("5.5")).toEqual([loved]);
    expect(offered(await page(), "rating")).toEqual([
      { value: "3", count: 2, off: false },
      { value: "4", count: 2, off: false },
      { value: "5", count: 1, off: false },
      { value: "5.5", count: 1, off: false },
    ]);
    expect(countTold(await page("rating=4"))).toBe(2);
    await rate(members[0]!, few, "5");
    await expect.poll(async () => countTold(await page("rating=4"))).toBe(3);
    await rate(members[0]!, loved, "0");
    await expect.poll(() => idsAt("5")).toEqual([few]);
  });

  it("is a field of the call, and what editors say of a drink stands before what members do", async () => {
    const described = (await visitor.get("/api/openapi.json")).text;
    expect(
      JSON.parse(described).paths[listCall(bottles)].get.parameters.map(({ name }: { name: string }) => name),
    ).toContain("rating");
    const { rows } = await site.house.pool.query<{ id: number }>(
      "select id from cocktail where is_public and rating = 3",
    );
    const [{ id }] = rows as [{ id: number }];
    for (let member = 0; member < 3; member += 1) {
      const fields = { section: "cocktail", link_id: String(id), rating: "5.5" };
      await (await signedIn(site)).post("/api/dev/frontend/vote/register", fields, sameOrigin);
    }
    const isBest = async () => {
      const { cards } = (await visitor.get(`${listCall(cocktails)}?rating=5.5&limit=100`)).json<List>();
      return cards.some(({ link_id }) => link_id === id);
    };
    expect(await isBest()).toBe(false);
    await site.house.pool.query(
      "update search_entry set rating = null where link_table = 'cocktails' and link_id = $1",
      [id],
    );
    await tell(site.house.db, "library", "content");
    await expect.poll(isBest).toBe(true);
  });
});
