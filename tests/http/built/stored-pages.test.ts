import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";
import { Client, signedIn } from "../client.ts";
import { factsIn, wrongIn } from "./schema-types.ts";

const negroni = "/cocktails/recipe/77/negroni";
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

/** How many pages were put into the store, and how many came out of it, while something was done. */
async function counted(act: () => Promise<unknown>): Promise<{ stored: number; given: number }> {
  const { hits, misses } = site.cache;
  await act();
  return { stored: site.cache.misses - misses, given: site.cache.hits - hits };
}

describe("a page is stored", () => {
  it("once for many who ask at the same moment", async () => {
    const path = "/cocktails?taste=smoky";
    const answers: string[] = [];
    const { stored } = await counted(async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => visitor.get(path)));
      answers.push(...all.map((answer) => answer.text));
    });
    expect(stored).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it("under one address, whatever follows people around in it", async () => {
    await visitor.get(negroni);
    const { stored, given } = await counted(async () => {
      for (const query of ["utm_source=x", "fbclid=1&gclid=2", "_a=3", "&&"]) await visitor.get(`${negroni}?${query}`);
    });
    expect({ stored, given }).toEqual({ stored: 0, given: 4 });
  });

  it("not where it reads names that are not the page's, is not found or leads elsewhere", async () => {
    const paths = [
      `${negroni}?whose=ada`,
      "/nothing",
      "/cocktails/recipe/77/wrong",
      "/your-account/login",
      "/cookie-policy",
      "/search?foo=1",
    ];
    const { stored, given } = await counted(async () => {
      for (const path of [...paths, ...paths]) {
        const { headers } = await visitor.get(path);
        expect([path, headers["cache-control"]]).toEqual([path, expect.stringMatching(/private|no-store/)]);
      }
    });
    expect({ stored, given }).toEqual({ stored: 0, given: 0 });
  });

  it("with leave to keep it: recipes 25 minutes for shared caches, all else as long as asking shows no change", async () => {
    const said = async (path: string) => {
      const { headers } = await visitor.get(path);
      return [headers["cache-control"], headers.etag === undefined ? "no tag" : "tag"];
    };
    expect(await said(negroni)).toEqual(["public, max-age=0, s-maxage=1500", "tag"]);
    for (const path of ["/", "/cocktails", "/search?keyword=gin", "/favicon.svg", "/drawings/ingredients/1.svg"])
      expect([path, ...(await said(path))]).toEqual([path, "public, no-cache", "tag"]);
    const [, script] = /"(\/assets\/[^"]+\.js)"/.exec((await visitor.get("/")).text) ?? [];
    expect(await said(script!)).toEqual(["public, max-age=31536000, immutable", "tag"]);
  });

  it("with what its scripts need: the document, then what was read for it, which cannot end the script", async () => {
    const { text } = await visitor.get("/cocktails?keyword=%3C%2Fscript%3E%E2%80%A8%E2%80%9Cx");
    const handed =
      /<script type="application\/json" id="page-data">([^<]*)<\/script><script>window\.__reactRouterContext\.streamController\.enqueue\("\[\{[^<]*\);window\.__reactRouterContext\.streamController\.close\(\);<\/script><\/body><\/html>$/;
    expect(text).toMatch(handed);
    const { narrowed } = JSON.parse(handed.exec(text)![1]!);
    expect(narrowed.values.keyword).toEqual(["</script>\u2028“x"]);
    // What is not packed stands in the script itself.
    const { text: other } = await visitor.get("/cocktails/map?keyword=%3C%2Fscript%3E%E2%80%A8%E2%80%9Cx");
    const script = other.slice(other.lastIndexOf("<script>") + "<script>".length, other.lastIndexOf("</script>"));
    expect(script).toContain("\\u003c/script\\u003e\\u2028");
    expect(text.startsWith("<!DOCTYPE html><html")).toBe(true);
  });

  it("and who has it from before a restart is not sent it again", async () => {
    const { headers } = await visitor.get(negroni, { "accept-encoding": "br" });
    site.cache.forgetLibrary();
    const known = { "accept-encoding": "br", "if-none-match": headers.etag! };
    expect((await visitor.get(negroni, known)).status).toBe(304);
    expect((await visitor.get(negroni, known)).status).toBe(304);
  });

  it("anew when somebody rates what it shows, and others stay", async () => {
    const ada = await signedIn(site);
    // A drink that has nothing in common with it: neither page shows the other.
    const { rows } = await site.house.pool.query<{ id: number }>("select id from cocktail where key = 'pina-colada'");
    const other = `/cocktails/recipe/${rows[0]!.id}/pina-colada`;
    const before = await visitor.get(negroni);
    expect((await visitor.get(other)).status).toBe(200);
    await visitor.get(other);
    const list = "/cocktails?keyword=negroni";
    await visitor.get(list);
    await ada.post("/api/dev/frontend/vote/register", { link_id: "77", section: "cocktail", rating: "1.5" });
    await expect.poll(async () => (await visitor.get(negroni)).text === before.text).toBe(false);
    expect((await visitor.get(negroni)).text).toContain("One rating so far");
    expect(await counted(() => visitor.get(other))).toEqual({ stored: 0, given: 1 });
    // Lists show the editors' rating only.
    expect(await counted(() => visitor.get(list))).toEqual({ stored: 0, given: 1 });
  });
});

describe("all pages of the guide", () => {
  type Head = { title: string; description?: string; isItself?: boolean };
  const seen = new Map<string, Head & { from: string }>();
  // What the head names leads somewhere, too: icons, feeds, the page before and the next.
  const linksOf = (text: string) =>
    [...text.matchAll(/<(?:a|link) [^>]*href="(\/(?!assets\/)[^"]*)"/g)].map(
      ([, href]) => href!.replaceAll("&amp;", "&").split("#")[0]!,
    );

  /**
   * What is read already, once more: a recipe in other units, large to cook by or beside one other, a thread by itself, the way
   * to sign in and back, a list narrowed to one of its many ingredients, authors, producers, roles, years or last categories. Ten thousand pages,
   * of which each tenth is asked for, whichever they are.
   */
  const isAnotherDress = (path: string) =>
    /^\/((your-account\/)?login\?|builder\/home\?|comments\/|photographs\/|cocktails\/compare\?|cocktails\/recipe\/[^?]*\?(units|view)=)/.test(
      path,
    ) ||
    /^\/[a-z-]+\?([a-z]+=[^&]*&)?year_from=\d+&year_to=\d+$/.test(path) ||
    /^\/[a-z-]+\?(ingredient|category4|author|producer|role)=[^&]*$/.test(path)
      ? Buffer.from(path).reduce((sum, byte) => sum + byte, 0) % 10 !== 0
      : false;

  it("are reached by real links from the homepage, answer, and have a title, a description, a heading and facts that can be read", async () => {
    const found: [path: string, from: string][] = [];
    // Only what is new waits: half a million links, taken off the front of a list, take longer than the pages themselves.
    const meet = (path: string, from: string) => {
      if (seen.has(path) || isAnotherDress(path)) return;
      seen.set(path, { title: "", from });
      found.push([path, from]);
    };
    const visit = async ([path, from]: [string, string]) => {
      const { status, text, cookies } = await visitor.get(path);
      const where = `${path} (from ${from})`;
      // Pages for people who are signed in send others to sign in; chance sends everybody on.
      const may = /^\/(login|my-bar|builder|your|your-account|photographs|beer-wine-spirits\/submit-product)\b/.test(
        path,
      )
        ? [200, 302]
        : path.startsWith("/cocktails/random")
          ? [303]
          : [200];
      expect([where, may]).toEqual([where, expect.arrayContaining([status])]);
      expect([where, cookies]).toEqual([where, []]);
      // Of the head: a drawing in a page says by a title, too, what it shows.
      const head = text.slice(0, text.indexOf("<body"));
      const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title!);
      const descriptions = head.match(/<meta name="description" content="[^"]+"/g) ?? [];
      const isItself = head.includes(`<link rel="canonical" href="${site.url}${path}"`);
      seen.set(path, { title: titles[0] ?? "", description: descriptions[0] ?? "", isItself, from });
      if (status !== 200 || !text.startsWith("<!DOCTYPE html>")) return;
      const headings = text.match(/<h1[ >]/g) ?? [];
      expect([where, titles.length, descriptions.length, headings.length]).toEqual([where, 1, 1, 1]);
      expect([where, factsIn(text).flatMap((thing) => wrongIn(thing, site.url))]).toEqual([where, []]);
      // One page of each kind of list leads on; every combination of filters would never end.
      if (!path.includes("?") || /^\/[a-z/-]*\?(offset|oldest)=\d+$/.test(path))
        for (const link of linksOf(text)) meet(link, path);
    };
    // A few at a time, as browsers ask.
    meet("/", "");
    let asked = 0;
    while (asked < found.length) {
      const next = found.slice(asked, asked + 8);
      asked += next.length;
      await Promise.all(next.map(visit));
    }
    const recipes = [...seen.keys()].filter((path) => path.startsWith("/cocktails/recipe/") && !path.includes("?"));
    // What is found by searching leads straight to its page, too.
    const { rows } = await site.house.pool.query<{ href: string }>(
      "select entry.href from cocktail left join search_entry entry on link_table = 'cocktails' and link_id = cocktail.id",
    );
    expect(new Set(recipes)).toEqual(new Set(rows.map(({ href }) => href)));
    expect(recipes).toHaveLength(rows.length);
  }, 600_000);

  it("have titles and descriptions of their own", () => {
    // The pages of a list are one list's; a thread by itself is for no search engine.
    const themselves = [...seen].filter(([path, { isItself }]) => isItself && !/\?|^\/comments\//.test(path));
    expect(themselves.length).toBeGreaterThan(3_000);
    // What search engines cut off is a sentence that nobody reads to its end.
    expect(themselves.filter(([, { description }]) => description!.length > 280).map(([path]) => path)).toEqual([]);
    for (const field of ["title", "description"] as const) {
      const alike = Map.groupBy(themselves, ([, head]) => head[field]);
      const shared = [...alike]
        .filter(([, pages]) => pages.length > 1)
        .map(([said, pages]) => [said, ...pages.map(([path]) => path)]);
      expect(shared).toEqual([]);
    }
  });
});
