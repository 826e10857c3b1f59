import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sheetSections } from "#app/drawing/drawing-sheet.ts";
import { areas } from "#app/guide/areas.ts";
import { checkSvg } from "#tests/svg.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const negroni = "/cocktails/recipe/77/negroni";

/** The address of a recipe's picture for social networks, as its page names it. */
async function socialImage(): Promise<string> {
  const { text } = await visitor.get(negroni);
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  expect(address.startsWith(`${site.url}/drawings/cocktails/77/`)).toBe(true);
  return address.slice(site.url.length);
}

describe("a recipe's picture for social networks", () => {
  it("is named by its page with its text and its size", async () => {
    await socialImage();
    const { text } = await visitor.get(negroni);
    expect(text).toMatch(/<meta property="og:image:alt" content="Negroni: a red drink [^"]+"/);
    expect(text).toContain('<meta property="og:image:width" content="1200"');
    expect(text).toContain('<meta property="og:image:height" content="630"');
  });

  it("is a PNG of 1200 by 630 that may be kept for ever", async () => {
    const path = await socialImage();
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(answer.headers["cache-control"]).toContain("immutable");
    const { format, width, height } = await sharp(answer.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    const { hits } = site.cache;
    for (const query of ["", "?a=1", "?_routes=x", "?utm_source=y&a=2"])
      expect((await visitor.get(path + query)).bytes.equals(answer.bytes)).toBe(true);
    expect(site.cache.hits).toBe(hits + 4);
  });

  it("is painted at its one address only: any other leads there", async () => {
    const path = await socialImage();
    for (const wrong of ["/drawings/cocktails/77/zzz.png", "/drawings/cocktails/77.png"]) {
      const answer = await visitor.get(wrong);
      expect([answer.status, answer.headers.location]).toEqual([302, path]);
    }
    for (const none of [
      "/drawings/cocktails/999999999/a.png",
      "/drawings/ingredients/999999999.png",
      "/drawings/cards/nothing.png",
      "/drawings/cocktails/0.png",
    ])
      expect([none, (await visitor.get(none)).status]).toEqual([none, 404]);
  });

  it("stands beside the drawing, which is small and well-formed", async () => {
    const answer = await visitor.get((await socialImage()).replace(/png$/, "svg"));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    checkSvg(answer.text);
  });
});

describe("the card of every other page", () => {
  it("is a PNG of the same size, of an entry's own drawing, an area's list or the site", async () => {
    for (const page of [
      "/",
      "/about",
      "/cocktails",
      "/people",
      "/bartenders-lounge",
      "/on-this-day/",
      "/on-this-day/12-05",
      "/places/england",
      "/spirits",
      "/shop",
      "/cocktails/map",
      "/cookie-policy",
      "/what-can-i-make",
    ]) {
      const { text } = await visitor.get(page);
      const cards = [...text.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, address]) => address!);
      expect([page, cards.length]).toEqual([page, 1]);
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image"');
      const answer = await visitor.get(cards[0]!.slice(site.url.length));
      expect([page, answer.status, answer.headers["content-type"]]).toEqual([page, 200, "image/png"]);
    }
  });

  it("is there for an entry of each area", async () => {
    for (const { table } of areas) {
      const map = (await visitor.get(`/sitemaps/${table}-0.xml`)).text;
      const entry = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)][1]![1]!;
      const { text } = await visitor.get(entry);
      const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      expect([table, address.endsWith(".png")]).toEqual([table, true]);
      const answer = await visitor.get(address.slice(site.url.length));
      const { format, width, height } = await sharp(answer.bytes).metadata();
      expect([table, { format, width, height }]).toEqual([table, { format: "png", width: 1200, height: 630 }]);
    }
  });
});

describe("a recipe's large picture", () => {
  it("is its drink on a bar for wide screens, its drink alone for phones, and both are kept for ever", async () => {
    const { text } = await visitor.get(negroni);
    const [, scene = ""] = /<source media="\(min-width: 48rem\)" srcSet="([^"]+)"/.exec(text) ?? [];
    const [, tight = ""] = /<img[^>]* src="([^"]+-tight\.svg)"/.exec(text) ?? [];
    expect(scene).toMatch(/^\/drawings\/cocktails\/77\/[a-z0-9]+-scene\.svg$/);
    for (const path of [scene, tight]) {
      const answer = await visitor.get(path);
      expect([path, answer.status, answer.headers["content-type"]]).toEqual([
        path,
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect(answer.text).toContain("<title>Negroni</title>");
    }
    const old = await visitor.get("/drawings/cocktails/77/old-scene.svg");
    expect([old.status, old.headers.location]).toEqual([302, scene]);
    expect((await visitor.get(scene.replace(".svg", ".png"))).status).toBe(404);
  });
});

describe("the pictures of people and bars", () => {
  it("show the drink that they are known for, in the picture and in its words", async () => {
    const { rows } = await site.house.pool.query<{ section: string; path: string; id: number; drink: string }>(`
      select distinct on (link.from_kind) link.from_kind as section, link.from_id as id, cocktail.name as drink,
        case link.from_kind when 'people' then '/people/' else '/pubs-and-bars/' end || link.from_id || '/x' as path
      from library_link link join cocktail on cocktail.id = link.to_id
      where link.from_kind in ('people', 'pubs_and_bars') and link.to_kind = 'cocktails'
        and (select count(*) from library_link other
          where other.from_kind = link.from_kind and other.from_id = link.from_id and other.to_kind = 'cocktails') = 1
      order by link.from_kind, link.from_id`);
    expect(rows.map(({ section }) => section)).toEqual(["people", "pubs_and_bars"]);
    for (const { section, path, id, drink } of rows) {
      const page = await visitor.get(path);
      const { text } = page.status === 200 ? page : await visitor.get(page.headers.location ?? "");
      expect(text.replaceAll("&#x27;", "'")).toContain(`the ${drink}`);
      const picture = await visitor.get(`/drawings/${section}/${id}.svg`);
      checkSvg(picture.text);
    }
  });
});

describe("the pictures of other things", () => {
  it.each([
    ["ingredients", "ingredient", "name"],
    ["bws", "brand", "name"],
    ["glassware", "glass", "name"],
    ["producers", "producer", "name"],
    ["people", "figure", "name"],
    ["pubs_and_bars", "venue", "name"],
    ["books", "book", "title"],
  ])("of %s stand at an address each, and are named", async (kind, table, column) => {
    const { rows } = await site.house.pool.query<{ id: number; name: string }>(
      `select id, ${column} as name from ${table} order by id limit 3`,
    );
    for (const { id, name } of rows) {
      const answer = await visitor.get(`/drawings/${kind}/${id}.svg`);
      expect([kind, answer.status, answer.headers["content-type"]]).toEqual([
        kind,
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      checkSvg(answer.text);
      expect(answer.text).toContain(name.slice(0, 12).replaceAll("&", "&amp;").replaceAll("'", "&#39;"));
    }
    for (const none of [`/drawings/${kind}/999999999.svg`, `/drawings/${kind}/0.svg`, "/drawings/constructor/1.svg"])
      expect((await visitor.get(none)).status).toBe(404);
  });
});

describe("the editors' contact sheet", () => {
  const sheet = "/desk/drawings";

  it("leads visitors to the sign-in page and back", async () => {
    const answer = await visitor.get(`${sheet}?offset=60`);
    expect([answer.status, answer.headers.location]).toEqual([302, "/login?redir=/desk/drawings%3Foffset%3D60"]);
  });

  it("is not for members", async () => {
    const ada = await signedIn(site);
    const answer = await ada.get(sheet);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("This is for the staff");
    expect(answer.text).not.toContain("/drawings/sheet/");
  });

  it.each(["editor", "admin"])("shows every picture to an %s, and is never stored or indexed", async (role) => {
    const ada = await signedIn(site);
    await site.house.pool.query("update person set role = $1 where email = $2", [role, ada.email]);
    const { status, text, headers } = await ada.get(sheet);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("no-store");
    expect(text).toContain('<meta name="robots" content="noindex"');
    for (const { key, title, samples } of sheetSections()) {
      expect(text).toContain(`id="${key}"`);
      expect(text).toContain(title);
      for (const sample of samples) expect(text).toContain(`src="/drawings/sheet/${key}/${sample.key}.svg"`);
    }
    expect(text).toMatch(/\d+ ml in a glass of \d+ ml/);
    expect(text.match(/src="\/drawings\/cocktails\//g)).toHaveLength(120);
    const second = await ada.get(`${sheet}?offset=60`);
    const drinks = (page: string): string[] => page.match(/\/drawings\/cocktails\/\d+\/\w+\.svg/g) ?? [];
    expect(drinks(second.text).filter((path) => drinks(text).includes(path))).toEqual([]);
    for (const odd of ["x", "1e9"]) expect((await ada.get(`${sheet}?offset=${odd}`)).status).toBe(200);
  });

  it("has a picture at each of its addresses, and none elsewhere", async () => {
    for (const { key, samples } of sheetSections()) {
      const answer = await visitor.get(`/drawings/sheet/${key}/${samples[0]!.key}.svg`);
      expect([key, answer.status, answer.text]).toEqual([key, 200, samples[0]!.draw()]);
    }
    for (const none of [
      "/drawings/sheet/tools/none.svg",
      "/drawings/sheet/none/jigger.svg",
      "/drawings/sheet/tools/constructor.svg",
    ])
      expect((await visitor.get(none)).status).toBe(404);
  });
});
