import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

// What readers met who knew what they were looking for: each was once answered by nothing, or by everything.
let site: TestSite;
let reader: Client;
beforeAll(async () => {
  site = await testSite();
  reader = new Client(site.url);
});
afterAll(() => site?.close());

type List = { count: number; cards: { name: string; href: string }[] };
const list = async (area: string, query: string) =>
  (await reader.get(`/api/dev/frontend/${area}/list?${query}`)).json<List>();
const page = async (path: string) => (await reader.get(path)).text.replaceAll("<!-- -->", "");
const names = async (area: string, query: string) => (await list(area, query)).cards.map(({ name }) => name);

it("a keyword that only leaves out narrows the others, in whatever order they stand", async () => {
  const inOne = await list("cocktails", "keyword=negroni+-gin");
  expect(inOne.count).toBeGreaterThan(0);
  for (const query of ["keyword=negroni&keyword=-gin", "keyword=-gin&keyword=negroni", "keyword=negroni,-gin"])
    expect([query, (await list("cocktails", query)).count]).toEqual([query, inOne.count]);
});

it("a spirit has the drinks of what is called after it as well, which owning it does not make", async () => {
  expect(await names("cocktails", "spirit=vodka&keyword=cosmopolitan")).toContain("Cosmopolitan");
  expect((await list("cocktails", "spirit=gin&keyword=earl+grey")).count).toBeGreaterThan(0);
  expect((await list("cocktails", "spirit=whisky&keyword=benton")).count).toBeGreaterThan(0);
  const { text } = await reader.get("/cocktails");
  expect(text).not.toContain('<option value="citrus-vodka"');
  expect((await list("cocktails", "spirit=citrus-vodka")).count).toBeGreaterThan(0);
});

it("a glass is found by what it is called at the table, a person by every name", async () => {
  expect(await names("glassware", "keyword=coupe+glass")).toContain("Coupe");
  expect(await names("people", "keyword=gary+regan")).toContain("Gaz Regan");
  expect(await names("people", "keyword=ernest+gantt")).toContain("Donn Beach");
  expect(await page("/people/103/gaz-regan")).toContain("Also called Gary Regan");
});

it("a letter that no word begins with leaves none, and a word of a filter's own is called by it", async () => {
  expect((await list("encyclopedia", "letter=Z")).count).toBe(0);
  expect(await page("/encyclopedia?letter=Z")).toContain("beginning with Z");
  const jobs = await page("/bartenders-lounge/jobs?when=past");
  expect(/<option[^>]*value="past"[^>]*>([^<]*)/.exec(jobs)?.[1]).toBe("Closed (0)");
});

it("the map says when what it shows is only near", async () => {
  expect((await reader.get("/cocktails/map?keyword=negorni")).text).toContain("these are near");
  expect((await reader.get("/cocktails/map?keyword=negroni")).text).not.toContain("these are near");
});

it("from what is over of the trade leads a way to a list that has it", async () => {
  const { text } = await reader.get("/bartenders-lounge/competitions/6/tahona-society-competition");
  const [, query] = /href="\/bartenders-lounge\/competitions\?(country=Mexico[^"]*)"/.exec(text)!;
  expect(await names("competitions", query!.replaceAll("&amp;", "&"))).toContain("Tahona Society Competition");
  const week = (await reader.get("/bartenders-lounge/events/12/negroni-week")).text;
  expect(week).not.toContain("/bartenders-lounge/events?country=");
  expect(week).toContain("Everywhere");
});

it("a city has the drinks that were first mixed there, never more than its country", async () => {
  const from = async (path: string) => {
    const [, block = ""] = /Drinks from here<([\s\S]*?)<\/section>/.exec((await reader.get(path)).text) ?? [];
    return [...block.matchAll(/href="(\/cocktails\/recipe\/[^"]+)"/g)].map(([, href]) => href);
  };
  const newYork = await from("/places/united-states/new-york");
  expect(newYork.length).toBeGreaterThan(3);
  expect(newYork).not.toContain("/cocktails/recipe/77/negroni");
  expect(await from("/places/northern-ireland/belfast")).toEqual([]);
});
