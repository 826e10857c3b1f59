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
