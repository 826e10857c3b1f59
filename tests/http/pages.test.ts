import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
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

describe("a recipe's page", () => {
  it("tells what it takes, a bartender's tip, how old books have it and what that rests upon", async () => {
    const page = async (key: string) => {
      const { rows } = await site.house.pool.query<{ id: number; name: string }>(
        "select id, name from cocktail where key = $1",
        [key],
      );
      return (await visitor.get(`/cocktails/recipe/${rows[0]!.id}/${key}`)).text;
    };
    const sidecar = await page("sidecar");
    expect(sidecar).toMatch(/Bartender’s tip.*add a teaspoon of syrup and not more triple sec/s);
    expect(sidecar).toMatch(/Difficulty.*Easy.*Time.*About 3 minutes.*Tools.*Jigger, juicer, shaker/s);
    expect(sidecar).toMatch(/data-versions.*Harry MacElhone, 1922.*30 ml.*Cointreau.*David Embury(?:<[^>]*>)*, 1948/s);
    expect(sidecar).toMatch(/data-sources.*For the history.*ABC of Mixing Cocktails/s);
    const sangria = await page("sangria");
    expect(sangria).toContain("show the amounts for 8");
    expect(sangria).not.toContain("data-versions");
    expect(await page("ca-phe-sua-da")).toContain("ka feh SOO-a da");
  });

  it("names its address, its languages and its facts for machines", async () => {
    const { text } = await visitor.get(negroni);
    expect(text).toContain(`<link rel="canonical" href="${site.url}${negroni}"`);
    // Only the languages that it is written in, whatever prefix it was asked for with (contract.md, 7).
    for (const prefix of ["", "/en-us", "/fr-fr"]) {
      const page = (await visitor.get(prefix + negroni)).text;
      expect(page).toContain(`<link rel="canonical" href="${site.url}${negroni}"`);
      expect([...page.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
        ["en-GB", site.url + negroni],
        ["x-default", site.url + negroni],
      ]);
    }
    const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)![1]!);
    expect(facts["@graph"][0]).toMatchObject({
      "@type": "Recipe",
      name: "Negroni",
      recipeIngredient: expect.arrayContaining(["30 ml Campari"]),
    });
  });

  it("leads from a wrong or missing slug to the right one, and keeps the language", async () => {
    for (const wrong of ["/cocktails/recipe/77", "/cocktails/recipe/77/", "/cocktails/recipe/77/martini"]) {
      const answer = await visitor.get(wrong);
      expect([answer.status, answer.headers.location]).toEqual([301, negroni]);
    }
    expect((await visitor.get("/fr-fr/cocktails/recipe/77/x?yield=2")).headers.location).toBe(
      `/fr-fr${negroni}?yield=2`,
    );
  });

  it.each([
    ["2", "60 ml"],
    ["20", "600 ml"],
    ["21", "600 ml"],
    ["0", "30 ml"],
    ["abc", "30 ml"],
  ])("is for %s drinks without script", async (drinks, amount) => {
    expect((await visitor.get(`${negroni}?yield=${drinks}`)).text).toContain(amount);
  });

  it("is in ounces by default where ounces are used", async () => {
    expect((await visitor.get(`/en-us${negroni}`)).text).toMatch(/<html[^>]* data-units="oz"/);
    expect((await visitor.get(negroni)).text).toMatch(/<html[^>]* data-units="ml"/);
  });

  it("keeps the prefix in its links", async () => {
    const { text } = await visitor.get(`/it-it${negroni}`);
    expect(text).toContain('href="/it-it/cocktails"');
    expect(text).not.toMatch(/<a [^>]*href="\/cocktails/);
  });
});

describe("lists", () => {
  it("go on by links", async () => {
    const first = await visitor.get("/cocktails");
    expect(first.text).toContain('href="/cocktails?offset=24"');
    const all = await site.house.pool.query("select count(*)::int as count from cocktail where is_public");
    const lastOffset = Math.floor((all.rows[0].count - 1) / 24) * 24;
    const last = await visitor.get(`/cocktails?offset=${lastOffset}`);
    expect(last.status).toBe(200);
    expect(last.text.includes(`offset=${lastOffset + 24}`)).toBe(false);
    expect((await visitor.get("/cocktails?spirit=gin&method=stir&strength=strong")).text).toContain("Dry Martini");
    expect((await visitor.get("/cocktails?keyword=nothing-is-called-so")).text).toContain(
      "No items available matching your criteria",
    );
  });
});

it("a page of a list has an address of its own where one begins, and beyond the end none is found", async () => {
  const addressOf = (text: string) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.slice(site.url.length);
  for (const [path, size] of [
    ["/cocktails", 24],
    ["/shop", 20],
  ] as const) {
    const second = (await visitor.get(`${path}?offset=${size}`)).text;
    expect([addressOf(second), second.includes("noindex")]).toEqual([`${path}?offset=${size}`, false]);
    expect(addressOf((await visitor.get(`${path}?offset=${size - 1}`)).text)).toBe(path);
    expect((await visitor.get(`${path}?offset=${size * 4_000}`)).text).toContain(
      '<meta name="robots" content="noindex"',
    );
  }
});

it("a page that is not there says so with a sentence, and has no address to be found at", async () => {
  for (const path of [
    "/nope",
    "/cocktails/recipe/999999/x",
    "/people/members/nobody/x",
    "/encyclopedia/1/pt/cocktails",
  ]) {
    const { status, text } = await visitor.get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toMatch(/rel="canonical"|hrefLang/);
  }
});

it.each([
  ["/cookie-policy", ["Cookies"]],
  ["/cocktails/compare", ["Cocktails", "Compare"]],
  ["/cocktails/map", ["Cocktails", "The map of tastes"]],
  ["/cocktails/years", ["Cocktails", "Through the years"]],
  ["/search", ["Search"]],
  ["/search?keyword=gin", ["Search"]],
  ["/premium", ["Premium membership"]],
  ["/your-account/login", ["Sign in or join"]],
  ["/shop/basket", ["Shop", "Your basket"]],
  ["/builder/home", ["Cocktail builder"]],
  ["/api/docs", ["Calls"]],
  ["/newsletters", ["Newsletters"]],
  ["/comments/cocktails/77", ["Negroni", "Comments"]],
  ["/bartenders-lounge/jobs/advertise-here", ["Bartenders lounge", "Jobs", "Advertise a job"]],
])("%s tells the way to it", async (path, way) => {
  const { text } = await visitor.get(path);
  const [, json = "null"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text) ?? [];
  const trail = JSON.parse(json)["@graph"].find((one: { "@type": string }) => one["@type"] === "BreadcrumbList");
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(way);
});

it("an address that nobody answers is a 404 in the same frame", async () => {
  for (const path of ["/nope", "/xx-xx/cocktails", "/cocktails/recipe/999999/x"]) {
    const answer = await visitor.get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("This page is not on the menu");
    expect(answer.text).toContain('id="site-map"');
  }
});

it("has an icon for browsers that ask without being told of one, and a map of all that is public", async () => {
  const icon = await visitor.get("/favicon.ico");
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  const { text } = await visitor.get("/sitemaps/pages-0.xml");
  for (const path of ["/", "/what-can-i-make", "/cookie-policy", "/cocktails/search", "/cocktails/map", "/about"])
    expect(text).toContain(`<loc>${site.url}${path}</loc>`);
});

describe("the page cache", () => {
  it("gives everyone the same bytes, sets no cookie, and knows 304", async () => {
    const before = site.cache.hits;
    const one = await visitor.get(negroni);
    const ada = await signedIn(site);
    const two = await ada.get(negroni);
    expect(two.bytes.equals(one.bytes)).toBe(true);
    expect(site.cache.hits).toBeGreaterThan(before);
    expect(two.cookies).toEqual([]);
    expect(two.text).not.toContain("Ada");
    expect((await visitor.get(negroni, { "if-none-match": two.headers.etag! })).status).toBe(304);
  });

  it("keeps each encoding", async () => {
    const plain = (await visitor.get(negroni)).bytes;
    const gzip = await visitor.get(negroni, { "accept-encoding": "gzip" });
    const brotli = await visitor.get(negroni, { "accept-encoding": "gzip, br" });
    expect([gzip.headers["content-encoding"], brotli.headers["content-encoding"]]).toEqual(["gzip", "br"]);
    for (const same of [gunzipSync(gzip.bytes), brotliDecompressSync(brotli.bytes)])
      expect(same.length).toBeGreaterThan(plain.length * 0.98);
  });

  it("names each inline script of a stored page by its hash, and no nonce", async () => {
    for (const path of [negroni, "/cocktails", "/"]) {
      await visitor.get(path);
      const { text, headers } = await visitor.get(path);
      const policy = headers["content-security-policy"]!;
      expect(policy).not.toContain("unsafe-inline' 'self");
      expect(policy).not.toContain("nonce-");
      const scripts = [...text.matchAll(/<script(?![^>]*(?:src=|[/+]json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code]) => code!,
      );
      expect(scripts.length).toBeGreaterThan(1);
      for (const code of scripts.filter(Boolean))
        expect(policy).toContain(createHash("sha256").update(code).digest("base64"));
    }
  });

  it("shows a changed library at once", async () => {
    const folder = scratchFolder("jigger-content-");
    try {
      await cp(shippedLibrary, folder, { recursive: true });
      const file = join(folder, "cocktails/iba-classics.json");
      const text = await readFile(file, "utf8");
      const wanted = "A teaser that was written a moment ago.";
      await visitor.get(negroni);
      await writeFile(file, text.replace(/("name": "Negroni",[\s\S]*?"teaser": )"[^"]*"/, `$1"${wanted}"`));
      const report = await loadLibrary(site.house.bulk, folder);
      expect(report.changed).toEqual([{ kind: "cocktails", key: "negroni" }]);
      await expect.poll(async () => (await visitor.get(negroni)).text.includes(wanted)).toBe(true);

      await writeFile(file, text.replace('"glass": "old-fashioned"', '"glass": "bucket"'));
      const refused = await loadLibrary(site.house.bulk, folder);
      expect(refused.refused[0]).toMatchObject({
        file: "cocktails/iba-classics.json",
        reason: 'there is no "bucket" among the glasses',
      });
      expect([...refused.added, ...refused.changed]).toEqual([]);
      expect((await visitor.get(negroni)).text).toContain(wanted);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

it("lights the tab of a page, and the entry of its panel that leads there (contract.md, 7)", async () => {
  for (const path of [
    "/ingredients",
    "/glassware",
    "/books",
    "/on-this-day/",
    "/agents",
    "/pr-companies",
    "/bar-interior",
    "/bar-equipment-and-barware",
    "/about",
    "/premium",
    "/fr-fr/producers",
  ]) {
    const { text } = await visitor.get(path);
    const head = /<nav aria-label="Main".*?<\/nav>/s.exec(text)![0];
    const lit = [...head.matchAll(/<a href="([^"]*)"[^>]*aria-current="([^"]*)"/g)].map(([, href, as]) => [href, as]);
    expect(lit, path).toEqual([
      [expect.any(String), "true"],
      [path, "page"],
    ]);
  }
});
