import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";
import { pageKinds } from "../page-kinds.ts";
import { factsIn, type Thing, types, wrongIn } from "./schema-types.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

/** Kinds of pages that are for nobody who comes from outside, or that search engines are asked to leave out. */
const isApart = (html: string) => html.includes('<meta name="robots" content="noindex');

it("says on a page of every kind what schema.org knows, and all of it that search engines ask for", async () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [kind, path] of Object.entries(await pageKinds(visitor))) {
    const { text } = await visitor.get(path);
    const facts = factsIn(text);
    for (const thing of facts) {
      seen.add(String(thing["@type"]));
      wrong.push(...wrongIn(thing, site.url).map((problem) => `${kind} (${path}): ${problem}`));
    }
    const isTold = facts.length > 0 || isApart(text) || ["cookies", "the calls, described"].includes(kind);
    if (!isTold) wrong.push(`${kind} (${path}): nothing is told`);
    const hasWay = facts.some((thing) => thing["@type"] === "BreadcrumbList");
    if (facts.length > 0 && path !== "/" && !hasWay) wrong.push(`${kind} (${path}): no way to it`);
  }
  expect(wrong).toEqual([]);
  const main = Object.entries(types).flatMap(([name, { isPart }]) => (isPart ? [] : [name]));
  expect([...seen].sort()).toEqual(main.sort());
});

it("says of every competition and event what it is: an event with a date, a series with its year, or a page", async () => {
  const wrong: string[] = [];
  for (const table of ["competitions", "events"]) {
    const map = (await visitor.get(`/sitemaps/${table}-0.xml`)).text;
    const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*\/\d+\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths)
      for (const thing of factsIn((await visitor.get(path)).text))
        wrong.push(...wrongIn(thing, site.url).map((problem) => `${path}: ${problem}`));
  }
  expect(wrong).toEqual([]);
});

it("finds what is wrong", () => {
  const wrong = (thing: Thing) => wrongIn(thing, "https://jigger.example");
  expect(wrong({ "@type": "Boook" })).toEqual(["Boook: is no type that the site uses"]);
  expect(wrong({ "@type": "DefinedTerm", name: "Dry", inDefinedTermSet: { "@type": "Brand", name: "x" } })).toEqual([
    "DefinedTerm: has no description",
    "DefinedTerm: has no url",
    "DefinedTerm.inDefinedTermSet: is a Brand",
  ]);
  const list = { "@type": "ListItem", position: 1, name: "Gin", item: "/gin", abv: 40 };
  expect(wrong(list)).toEqual([
    "ListItem: has abv, which schema.org does not know there",
    "ListItem.item: is no address: /gin",
  ]);
});
