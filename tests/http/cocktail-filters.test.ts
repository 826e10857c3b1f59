import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { allergens } from "#app/drinks/diets.ts";
import { difficultyKeys, difficultyWords } from "#app/drinks/making-words.ts";
import { browsePages } from "#app/guide/content-pages.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, countTold, signedIn } from "./client.ts";

const frontend = "/api/dev/frontend";
let site: TestSite;
let visitor: Client;
let ada: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
  ada = await signedIn(site);
  const shelf = ["gin", "campari", "sweet-vermouth", "lime-juice", "soda-water", "simple-syrup", "white-rum", "mint"];
  for (const key of shelf) await ada.post(`${frontend}/mybar/add-item`, { link_id: String(await numberOf(key)) });
});
afterAll(() => site?.close());

async function numberOf(key: string): Promise<number> {
  const { rows } = await site.house.pool.query<{ id: number }>("select id from ingredient where key = $1", [key]);
  return rows[0]!.id;
}
type Card = { link_id: number; name: string; href: string };
type List = { cards: Card[]; count: number };
const list = async (query: string, who = visitor) =>
  (await who.get(`${frontend}/cocktails/list?${query}&limit=96`)).json<List>();
const names = async (query: string) => (await list(query)).cards.map(({ name }) => name);
/** How many the page of a list says that it has. */
const page = async (query: string, who = visitor) => (await who.get(`/cocktails/search?${query}`)).text;

describe("what drinks hold", () => {
  it("is told on the recipe, to machines too", async () => {
    const { rows } = await site.house.pool.query<{ id: number; key: string }>(
      "select id, key from cocktail where key in ('daiquiri', 'bloody-mary', 'manhattan')",
    );
    expect(rows.length).toBe(3);
    const texts = new Map<string, string>();
    for (const { id, key } of rows) {
      const { headers } = await visitor.get(`/cocktails/recipe/${id}`);
      texts.set(key, (await visitor.get(headers.location!)).text.replaceAll("<!-- -->", ""));
    }
    expect(texts.get("daiquiri")).toMatch(/Contains:<\/strong> none of egg/);
    expect(texts.get("daiquiri")).toContain('"suitableForDiet":["https://schema.org/VeganDiet"');
    expect(texts.get("bloody-mary")).toMatch(/Contains:<\/strong> gluten, fish, celery/);
    expect(texts.get("bloody-mary")).not.toContain("suitableForDiet");
    expect(texts.get("manhattan")).toMatch(/Vegan with a vegan wine: the label of the sweet vermouth decides/);
  });

  it("is told of an ingredient, its parts counted", async () => {
    const at = await visitor.get(`/ingredients/${await numberOf("homemade-orgeat")}`);
    const { text } = await visitor.get(at.headers.location!);
    expect(text).toMatch(/Contains<\/dt><dd[^>]*>nuts</);
  });

  it("can be kept out, one thing or several", async () => {
    const all = (await list("")).count;
    for (const thing of [...allergens, "alcohol"]) {
      const { count } = await list(`free_from[]=${thing}`);
      expect([thing, count > 0 && count < all]).toEqual([thing, true]);
    }
    const [egg, both] = await Promise.all([list("free_from=egg"), list("free_from[]=egg&free_from[]=milk")]);
    expect(both.count).toBeLessThan(egg.count);
    const { rows } = await site.house.pool.query<{ count: number }>(
      "select count(*)::int from cocktail where is_public and not contains && array['egg', 'milk']",
    );
    expect(both.count).toBe(rows[0]!.count);
  });

  it("is not denied of a drink that nobody has reckoned", async () => {
    const reckoned = async (contains: string) => {
      await site.house.pool.query(`update cocktail set contains = ${contains} where key = 'daiquiri'`);
      await tell(site.house.db, "library", "content");
    };
    const isFound = async () => (await names("free_from=egg&keyword=daiquiri")).includes("Daiquiri");
    await reckoned("null");
    await expect.poll(isFound).toBe(false);
    await reckoned("'{}'");
    await expect.poll(isFound).toBe(true);
  });

  it("tells whom they suit, the stricter diet within the looser", async () => {
    const counts = [];
    for (const diet of ["vegan", "vegan-wine", "vegetarian"]) counts.push((await list(`diet=${diet}`)).count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(new Set(counts).size).toBe(3);
  });
});

describe("the other filters of the contract", () => {
  it("narrow by country, by several ingredients and tastes, by length and year", async () => {
    expect(await names("origin=Italy&ingredient[]=gin&ingredient[]=campari")).toContain("Negroni");
    expect(await names("ingredient=gin&ingredient=campari&without=sweet-vermouth")).not.toContain("Negroni");
    const byId = `ingredient[]=${await numberOf("campari")}&without[]=${await numberOf("gin")}`;
    expect((await list(byId)).count).toBe((await list("ingredient=campari&without=gin")).count);
    const short = await list("lines_max=2&taste[]=bitter&taste[]=bubbly");
    expect(short.count).toBeGreaterThan(0);
    expect((await list("year_from=1919&year_to=1919")).count).toBeGreaterThan(0);
    expect((await list("season=winter&occasion=after-dinner&rating=4")).count).toBeGreaterThan(0);
  });

  it("narrow by how hard a drink is to make, each drink to one of three", async () => {
    const text = (await page("")).replaceAll("<!-- -->", "");
    let sum = 0;
    for (const [place, key] of difficultyKeys.entries()) {
      const { rows } = await site.house.pool.query<{ count: number }>(
        "select count(*)::int from cocktail where is_public and difficulty = $1",
        [place + 1],
      );
      const { count } = await list(`difficulty=${key}`);
      expect([key, count > 0, count]).toEqual([key, true, rows[0]!.count]);
      expect(text).toContain(`${difficultyWords[place + 1]} (${count})</option>`);
      sum += count;
    }
    expect(sum).toBe((await list("")).count);
  });

  it("tell a single part as one", async () => {
    const { text } = await visitor.get("/cocktails?keyword=shakerato");
    expect(text).toContain('· 1 part"');
    expect(text).not.toContain("1 parts");
  });

  it("say how many each choice leaves, and keep that word", async () => {
    const text = (await page("spirit=gin")).replaceAll("<!-- -->", "");
    const offered = [...text.matchAll(/<option value="([^"]+)"[^>]*>(?:[^<(]+) \((\d+)\)<\/option>/g)];
    expect(offered.length).toBeGreaterThan(100);
    const [, italy, inItaly] = offered.find(([, value]) => value === "Italy")!;
    expect(countTold(await page(`spirit=gin&origin=${italy}`))).toBe(Number(inItaly));
    const milk = /value="milk"[^>]*\/>milk <span[^>]*>(\d+)</.exec(text)!;
    expect(countTold(await page("spirit=gin&free_from=milk"))).toBe(Number(milk[1]));
    const lemon = offered.filter(([, value]) => value === "lemon-juice");
    expect(lemon).toHaveLength(2);
    expect(countTold(await page("spirit=gin&ingredient=lemon-juice"))).toBe(Number(lemon[0]![2]));
    expect(countTold(await page("spirit=gin&without=lemon-juice"))).toBe(Number(lemon[1]![2]));
  });

  it("tell which of them leaves nothing, and how many there are without it", async () => {
    const text = (await page("spirit=gin&taste=tart&method=stir")).replaceAll("<!-- -->", "");
    expect(countTold(text)).toBe(0);
    expect(text).toContain("Nothing with ‘Gin’, ‘Stir with ice’ and ‘tart’.");
    const ways = [
      ...text.matchAll(/href="([^"]+)"[^>]*><span>Without ‘[^’]+’<span[^>]*> there (?:are|is) <\/span>(\d+)</g),
    ];
    expect(ways.length).toBeGreaterThan(0);
    for (const [, href, count] of ways)
      expect([href, countTold((await visitor.get(href!.replaceAll("&amp;", "&"))).text)]).toEqual([
        href,
        Number(count),
      ]);
    expect(await page("keyword=zzzzqq")).toContain("Without “zzzzqq”<");
  });

  it("tell what there is by each alone, where no single one is to blame", async () => {
    const text = (await page("spirit=gin&origin=Italy&glass=tiki-mug&method=throw&taste=smoky")).replaceAll(
      "<!-- -->",
      "",
    );
    expect(countTold(text)).toBe(0);
    expect(text).toMatch(/Only ‘Gin’<span[^>]*> there are <\/span>\d+</);
  });

  it("keep several ingredients in the form, by their names", async () => {
    const text = await page(`ingredient[]=gin&ingredient[]=${await numberOf("campari")}`);
    for (const key of ["gin", "campari"])
      expect(text).toMatch(
        new RegExp(
          `<input type="checkbox" name="ingredient"[^>]*(checked=""[^>]*value="${key}"|value="${key}"[^>]*checked="")|name="ingredient" checked="" value="${key}"`,
        ),
      );
    expect(text.replaceAll("<!-- -->", "")).toContain("with Campari");
    const left = (await page("ingredient=gin&without=lemon-juice")).replaceAll("<!-- -->", "");
    expect(left).toContain("without Lemon juice");
    expect(left).toMatch(new RegExp(`Lemon juice <span[^>]*>${countTold(left)}<`));
  });

  it("take nonsense for nothing, and drop what says nothing", async () => {
    const all = (await list("")).count;
    const nonsense = "free_from=cheese&diet=paleo&makeable=9&lines_max=-1&year_from=x&season=autumn&origin=&rating=-1";
    expect((await list(nonsense)).count).toBe(all);
    const { status, headers } = await visitor.get("/cocktails/search?origin=&rating=-1&free_from=egg&lines_max=");
    expect([status, headers.location]).toEqual([302, "/cocktails/search?free_from=egg"]);
  });
});

describe("what one's own bar makes", () => {
  /** What My Bar says, with all that it hides by itself. */
  const inMyBar = async (missing: number) =>
    (
      await ada.post(`${frontend}/mybar/load-recipes`, {
        ...{ missing: String(missing), include_non_alcoholic: "1", present_hidden: "1" },
      })
    ).json<{ result_count: number }>().result_count;

  it("is what My Bar says, for 0 to 3 missing", async () => {
    const counts = [];
    for (const missing of [0, 1, 2, 3]) {
      const { count } = await list(`makeable=${missing}`, ada);
      expect([missing, count]).toEqual([missing, await inMyBar(missing)]);
      counts.push(count);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    const text = (await page("makeable=0", ada)).replaceAll("<!-- -->", "");
    expect(countTold(text)).toBe(counts[0]);
    expect(text).toContain(`At most 3 things missing (${counts[3]})`);
  });

  it("goes with other filters, and with their counts", async () => {
    const { count } = await list("makeable=0&ingredient=campari", ada);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan((await list("makeable=0", ada)).count);
  });

  it("narrows the map of tastes as well", async () => {
    const { count } = await list("makeable=0", ada);
    const drawn = await ada.get(`${browsePages.tastes.path}?makeable=0`);
    expect([countTold(drawn.text.replaceAll("<!-- -->", "")), drawn.headers["cache-control"]]).toEqual([
      count,
      "private, no-store",
    ]);
  });

  it("is a page for its reader alone", async () => {
    const { headers } = await ada.get("/cocktails?makeable=0");
    expect(headers["cache-control"]).toBe("private, no-store");
    const { misses } = site.cache;
    await ada.get("/cocktails?makeable=0");
    await visitor.get("/cocktails?makeable=0");
    expect(site.cache.misses).toBe(misses);
  });

  it("is what a guest's bar makes, too, for the browser that brings it", async () => {
    const ticked = await Promise.all(["gin", "campari", "sweet-vermouth"].map(numberOf));
    const cookie = `guest_bar=${ticked.join(".")}`;
    const says = await visitor.get(`${frontend}/mybar/guest-recipes?iid=${ticked.join()}`);
    const { result_count } = says.json<{ result_count: number }>();
    expect(result_count).toBeGreaterThan(0);
    const shown = await visitor.get("/cocktails?makeable=0", { cookie });
    expect([countTold(shown.text), shown.headers["cache-control"]]).toEqual([result_count, "private, no-store"]);
    const listed = await visitor.get(`${frontend}/cocktails/list?makeable=0`, { cookie });
    expect(listed.json<List>().count).toBe(result_count);
    for (const odd of ["guest_bar=", "guest_bar=999999999", "guest_bar=%00", `guest_bar=${"1.".repeat(500)}`])
      expect((await visitor.get("/cocktails?makeable=0", { cookie: odd })).text).toContain('href="/what-can-i-make"');
  });

  it("is asked of nobody without a bar: all are shown, and where to get one", async () => {
    const { status, text } = await visitor.get("/cocktails?makeable=0");
    expect([status, countTold(text)]).toEqual([200, (await list("")).count]);
    expect(text).toContain("/your-account/login?redir=%2Fcocktails");
    expect((await list("makeable=0")).count).toBe((await list("")).count);
  });
});

describe("a random drink", () => {
  it("is one of those that the filters leave, another each time, kept by nobody", async () => {
    const left = new Set((await list("spirit=gin&taste=bitter")).cards.map(({ href }) => href));
    const found = new Set<string>();
    for (let turn = 0; turn < 12; turn++) {
      const { status, headers } = await visitor.get("/cocktails/random?spirit=gin&taste[]=bitter");
      expect([status, headers["cache-control"]]).toEqual([303, "private, no-store"]);
      found.add(new URL(headers.location!, site.url).pathname);
    }
    expect([...found].filter((href) => !left.has(href))).toEqual([]);
    expect(found.size).toBeGreaterThan(1);
  });

  it("keeps the reader's language, and their bar", async () => {
    expect((await visitor.get("/fr-fr/cocktails/random")).headers.location).toMatch(/^\/fr-fr\/cocktails\/recipe\//);
    const own = new Set((await list("makeable=0", ada)).cards.map(({ href }) => href));
    const { headers } = await ada.get("/cocktails/random?makeable=0");
    expect(own.has(new URL(headers.location!, site.url).pathname)).toBe(true);
  });

  it("leads to the list where nothing is left, and is linked there within its filters", async () => {
    const { status, headers } = await visitor.get("/cocktails/random?keyword=xqzvw");
    expect([status, headers.location]).toEqual([303, "/cocktails?keyword=xqzvw"]);
    const { text } = await visitor.get("/cocktails?spirit=gin");
    expect(text).toContain('href="/cocktails/random?spirit=gin"');
    expect((await visitor.get("/robots.txt")).text).toContain("Disallow: /cocktails/random");
  });
});

describe("two drinks side by side", () => {
  const compare = (query: string) => visitor.get(`/cocktails/compare${query}`);

  it("are compared line by line, in words", async () => {
    const { status, text, headers } = await compare("?ids=77,78");
    expect([status, headers["cache-control"]]).toEqual([200, "public, no-cache"]);
    expect(text).toMatch(/<title>Negroni and [^<]+ compared · Jigger<\/title>/);
    expect(text).toContain('name="robots" content="noindex, follow"');
    expect(text).toContain("Only in Negroni");
    expect((text.match(/<th scope="row"/g) ?? []).length).toBeGreaterThan(10);
  });

  it("are chosen one after the other, from the recipe on", async () => {
    expect((await visitor.get("/cocktails/recipe/77/negroni")).text).toContain('href="/cocktails/compare?ids=77"');
    const { text } = await compare("?ids=77");
    expect(text).toMatch(/href="\/cocktails\/compare\?ids=77,\d+"/);
    expect(text).not.toContain('href="/cocktails/compare?ids=77,77"');
    const found = await compare("?ids=77&keyword=boulevardier");
    expect(found.text).toContain("Boulevardier");
    expect((await compare("?ids=77&keyword=xqzvw")).text).toContain("No results found");
  });

  it("are not the same one twice, nor three, nor what is not there", async () => {
    expect((await compare("?ids=77,77")).text).toContain("Compare Negroni with another drink");
    const three = await compare("?ids=77,78,79");
    expect(three.text).toContain('href="/cocktails/compare?ids=77,79"');
    const half = await compare("?ids=77,999999");
    expect([half.status, /no recipe with the (<!-- -->)?number/.test(half.text)]).toEqual([200, true]);
    expect((await compare("?ids=999999")).status).toBe(404);
    for (const query of ["", "?ids=x", "?ids=-1,0"])
      expect([query, (await compare(query)).status % 100]).toEqual([query, 0]);
  });

  it("show nobody what only its owner may see", async () => {
    await site.house.pool.query("update cocktail set is_public = false where id = 78");
    await site.house.pool.query("delete from search_entry where link_table = 'cocktails' and link_id = 78");
    expect((await compare("?ids=78")).status).toBe(404);
  });
});
