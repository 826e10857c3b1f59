import { afterAll, beforeAll, expect, it } from "vitest";
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

const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
const alone = areas.filter(({ section }) => areas.filter((other) => other.section === section).length === 1);
const near = (text: string) => text.replaceAll("<!-- -->", "").includes("these are near.");

it.each(["whisky", "sample", "mai tai", "mai tai -rum", '"corpse reviver"', "gin -lime", "negorni", "distilery"])(
  "a list's keyword and the search of the site find the same: %s",
  async (keyword) => {
    for (const area of alone) {
      const { count } = (await visitor.get(`${listCall(area)}?${asked({ keyword })}`)).json<{ count: number }>();
      const { text } = await visitor.get(`/search?${asked({ keyword, section: area.section })}`);
      const [, told] = /<title>(\d+|No) results? /.exec(text) ?? [];
      expect([area.section, told]).toEqual([area.section, count === 0 ? "No" : String(count)]);
      if (area.path.startsWith("/on-this-day")) continue;
      const list = (await visitor.get(`${area.path}?${asked({ keyword })}`)).text;
      expect([area.section, near(list)]).toEqual([area.section, near(text)]);
    }
  },
);

it("says so where nothing is called what was typed, in lists, the shop and the search", async () => {
  for (const page of [
    "/cocktails?keyword=negorni",
    "/search?keyword=negorni",
    "/search?keyword=negorni&section=cocktails",
  ])
    expect((await visitor.get(page)).text.replaceAll("<!-- -->", ""), page).toContain(
      "Nothing is called “negorni”; these are near.",
    );
  expect(near((await visitor.get("/shop/search?keyword=shakr")).text)).toBe(true);
  for (const page of ["/cocktails?keyword=negroni", "/search?keyword=negroni", "/shop/search?keyword=shaker"])
    expect(near((await visitor.get(page)).text), page).toBe(false);
});

it("finds what all of several keywords find by themselves, in whatever order they stand: side and car are no sidecar", async () => {
  type Cards = { cards: { name: string }[]; count: number };
  const list = async (query: string, offset = 0) =>
    (await visitor.get(`/api/dev/frontend/cocktails/list?limit=100&offset=${offset}&${query}`)).json<Cards>();
  const names = async (query: string, offset = 0): Promise<string[]> => {
    const page = (await list(query, offset)).cards.map(({ name }) => name);
    return page.length < 100 ? page : [...page, ...(await names(query, offset + 100))];
  };
  for (const [one, other] of [
    ["side", "car"],
    ["cream", "lime"],
  ] as const) {
    const [first, second] = [await names(`keyword=${one}`), await names(`keyword=${other}`)];
    const found = await names(`keyword=${one}&keyword=${other}`);
    expect([one, found.toSorted()]).toEqual([one, first.filter((name) => second.includes(name)).toSorted()]);
    expect(await names(`keyword=${other}&keyword=${one}`)).toEqual(found);
  }
  expect((await list("keyword=gin&keyword=lime")).count).toBe((await list("keyword=lime&keyword=gin")).count);
});
