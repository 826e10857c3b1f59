import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { landingPages } from "#app/guide/content-pages.ts";
import { type TestSite, testSite } from "../site.ts";
import { factsIn } from "./built/schema-types.ts";
import { Client } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const headingsIn = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text!);
const get = async (path: string) => (await visitor.get(path)).text.replaceAll("<!-- -->", "");

describe("a page made from facts", () => {
  it.each([
    ["/places/england", "England", ["Drinks from here", "Bottles", "Pubs and bars", "People"]],
    ["/places/england/london", "London, England", ["Drinks from here", "Pubs and bars", "People"]],
    ["/years/1862", "1862", ["First mixed", "Born", "Books that came out"]],
    ["/years/1860s", "The 1860s", ["First mixed", "Born"]],
    ["/spirits/gin", "Gin", ["Drinks with it", "Bottles", "Bars that made its drinks", "Who distils it"]],
  ])("%s says what it is, in figures and blocks, each with its cards", async (path, title, blocks) => {
    const text = await get(path);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).toBe(title);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(headingsIn(text)).toEqual(expect.arrayContaining(blocks));
    expect(text).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(text).toMatch(/property="og:image" content="[^"]+\.png"/);
    const types = factsIn(text).map((thing) => thing["@type"]);
    expect(types).toEqual(expect.arrayContaining(["ItemList", "BreadcrumbList"]));
    expect((await visitor.get("/sitemaps/landings-0.xml")).text).toContain(`<loc>${site.url}${path}</loc>`);
  });

  it("draws a place on a map and time on a line", async () => {
    expect(linksIn(await get("/places/england"))).toContain("/places/england/london");
    expect(await get("/places/england")).toContain("/drawings/maps/england.svg");
    expect(linksIn(await get("/years/1862"))).toContain("/years/1860");
    expect(await get("/spirits/gin")).toContain('aria-label="Drinks by decade"');
  });

  it("has as many of each as the list that its block leads to", async () => {
    const text = await get("/spirits/gin");
    const [, count] = /href="\/cocktails\?spirit=gin"[^>]*>All (\d+) recipes/.exec(text) ?? [];
    const list = await visitor.get("/api/dev/frontend/cocktails/list?limit=1&spirit=gin");
    expect(Number(count)).toBe(list.json<{ count: number }>().count);
  });

  it("stands at one address: another case, a name or another country leads there, and what is none is a 404", async () => {
    for (const [wrong, right] of [
      ["/places/England", "/places/england"],
      ["/places/United%20States", "/places/united-states"],
      ["/places/france/london", "/places/england/london"],
      ["/years/1860S", "/years/1860s"],
      ["/spirits/Gin/", "/spirits/gin"],
      ["/fr-fr/spirits/GIN", "/fr-fr/spirits/gin"],
    ] as const) {
      const answer = await visitor.get(wrong);
      expect([wrong, answer.status, answer.headers.location]).toEqual([wrong, 301, right]);
    }
    for (const none of [
      "/places/atlantis",
      "/places/england/atlantis",
      "/years/3000",
      "/years/x",
      "/spirits/water",
      "/places/%FF",
    ]) {
      const answer = await visitor.get(none);
      expect([none, answer.status]).toEqual([none, 404]);
      expect(answer.headers["content-type"]).toContain("text/html");
    }
  });

  it("is not there, nor led to, where it has fewer than three things", async () => {
    const { rows } = await site.house.pool.query<{ id: number; country: string; name: string }>(
      `select min(id) as id, country, min(name) as name from figure group by country having count(*) = 1
       and not exists (select from producer where country = figure.country)
       and not exists (select from venue where country = figure.country)
       and not exists (select from brand where country = figure.country)
       and (select count(*) from cocktail where is_public and origin_country = figure.country) < 2`,
    );
    // Somebody who is alone in their country, or who is made so.
    const alone = rows[0]?.id ?? (await site.house.pool.query("select min(id) as id from figure")).rows[0].id;
    await site.house.pool.query("update figure set country = 'Lonely Isle' where id = $1", [alone]);
    await tell(site.house.db, "library", "content");
    await expect.poll(async () => (await visitor.get("/places/lonely-isle")).status).toBe(404);
    const { href } = (
      await site.house.pool.query("select href from search_entry where link_table = 'people' and link_id = $1", [alone])
    ).rows[0];
    const links = linksIn(await get(href));
    expect(links).toContain("/people?country=Lonely+Isle");
    expect(links).not.toContain("/places/lonely-isle");
    const map = (await visitor.get("/sitemaps/landings-0.xml")).text;
    expect(map).not.toContain("lonely-isle");
  });
});

describe("leading there", () => {
  it("every such page is listed, and stands in the panel of its tab", async () => {
    const listed = (await Promise.all(Object.values(landingPages).map(({ path }) => get(path)))).flatMap(linksIn);
    const { text } = await visitor.get("/sitemaps/landings-0.xml");
    const all = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((path) => !listed.includes(path))).toEqual([]);
    const home = linksIn(await get("/"));
    for (const { path } of Object.values(landingPages)) {
      expect(home).toContain(path);
      expect((await visitor.get("/sitemaps/pages-0.xml")).text).toContain(`<loc>${site.url}${path}</loc>`);
    }
  });

  it("entries lead to the pages of the facts that they tell", async () => {
    const hrefOf = async (table: string, where: string) => {
      const { rows } = await site.house.pool.query<{ href: string }>(
        `select href from search_entry join ${where} and link_table = $1 order by link_id limit 1`,
        [table],
      );
      return rows[0]!.href;
    };
    for (const [table, where, to] of [
      ["cocktails", "cocktail on id = link_id and origin_year = 1862", "/years/1862"],
      [
        "cocktails",
        "cocktail on id = link_id and origin_country = 'Italy' and origin_where like '%Italy'",
        "/places/italy",
      ],
      ["pubs_and_bars", "venue on id = link_id and city = 'London'", "/places/england/london"],
      ["pubs_and_bars", "venue on id = link_id and city = 'London'", "/places/england"],
      ["producers", "producer on id = link_id and country = 'Scotland'", "/places/scotland"],
      ["spiritbrands", "brand on id = link_id and country = 'Scotland'", "/places/scotland"],
      ["people", "figure on id = link_id and country = 'England'", "/places/england"],
      ["books", "book on id = link_id and year between 1860 and 1869", "/years/186"],
    ] as const) {
      const links = linksIn(await get(await hrefOf(table, where)));
      expect([table, to, links.some((href) => href.startsWith(to))]).toEqual([table, to, true]);
    }
    expect(linksIn(await get(await hrefOf("ingredients", "ingredient on id = link_id and key = 'gin'")))).toContain(
      "/spirits/gin",
    );
    expect(linksIn(await get("/cocktails/years"))).toContain("/years/1920s");
  });
});
