import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, countTold } from "./client.ts";

const root = "/api/dev/frontend";
let site: TestSite;
let client: Client;
let ids: number[];
beforeAll(async () => {
  site = await testSite();
  client = new Client(site.url);
  const { rows } = await site.house.pool.query<{ id: number }>("select id from cocktail where is_public order by id");
  ids = rows.map(({ id }) => id);
});
afterAll(() => site?.close());

type Box = { oid: string; link_id: number };
type Stream = { boxes: Box[]; oldest: string | null };
type Cards = { cards: { link_id: number; name: string }[]; count: number; offset: number; page_size: number };
type Measures = { unit: object; measures: ({ id: number; displayQty: string } & Record<string, string>)[] };
const ask = async <T>(path: string): Promise<T> => {
  const answer = await client.get(root + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json<T>();
};
const sorted = (list: number[]) => list.toSorted((a, b) => a - b);

describe("a list that is read page by page", () => {
  it("of cocktails shows every one once, in every order", async () => {
    for (const sort of ["best", "name", "newest", "strong", "light"]) {
      const seen: number[] = [];
      for (let offset = 0; offset < ids.length; offset += 24) {
        const page = await ask<Cards>(`/cocktails/list?sort=${sort}&offset=${offset}`);
        expect(page).toMatchObject({ offset, page_size: 24, count: ids.length });
        seen.push(...page.cards.map((card) => card.link_id));
      }
      expect(sorted(seen), sort).toEqual(ids);
      expect((await ask<Cards>(`/cocktails/list?sort=${sort}&offset=${ids.length}`)).cards).toEqual([]);
    }
  });

  it("of a category shows every one once by offset, and by what is skipped", async () => {
    const byOffset: number[] = [];
    const bySkipping: Box[] = [];
    for (let offset = 0; offset < ids.length; offset += 50) {
      const next = await ask<Stream>(`/box/category-list?category=cocktails&limit=50&offset=${offset}`);
      byOffset.push(...next.boxes.map((box) => box.link_id));
      const skip_oids = bySkipping.map((box) => box.oid).join(",");
      const fields = { category: "cocktails", limit: "50", skip_oids };
      bySkipping.push(...(await client.post(`${root}/box/category-list`, fields, {})).json<Stream>().boxes);
    }
    expect(sorted(byOffset)).toEqual(ids);
    expect(sorted(bySkipping.map((box) => box.link_id))).toEqual(ids);
  });

  it("of the stream leaves out what the page shows already", async () => {
    const { boxes } = await ask<Stream>("/box/infinite-scroll?limit=3");
    const skip = boxes.map((box) => box.oid);
    const next = await ask<Stream>(`/box/infinite-scroll?limit=3&skip_oids=${skip.join(",")},nonsense,cocktails:0`);
    expect(next.boxes).toHaveLength(3);
    expect(next.boxes.filter((box) => skip.includes(box.oid))).toEqual([]);
    expect(await ask("/box/infinite-scroll?category=soup")).toEqual({ boxes: [], oldest: null });
  });
});

describe("a list that is narrowed", () => {
  const names = async (query: string) =>
    (await ask<Cards>(`/cocktails/list?limit=100&${query}`)).cards.map((card) => card.name);

  it("shows what was asked for", async () => {
    expect(await names("keyword=negroni")).toContain("Negroni");
    expect(await names("ingredient=campari")).toContain("Negroni");
    expect(await names("ingredient=gin&method=stir&strength=strong")).toContain("Dry Martini");
    // What is no entry is nothing that was asked for, as with every other filter (docs/decisions/2026-11-25-what-filters-take.md).
    expect(await names("ingredient=nothing-of-ours")).toEqual(await names(""));
    const { boxes } = await ask<Stream>("/box/category-list?category=cocktails&sub_category=without-alcohol&limit=100");
    expect(boxes).toHaveLength((await names("without_alcohol=1")).length);
  });

  it("takes % and _ for themselves, and what is no filter for nothing", async () => {
    for (const wild of ["%25", "_", "%25%25_", "%5C"])
      expect([wild, await names(`keyword=${wild}`)]).toEqual([wild, []]);
    expect(await names("strength=mighty&method=__proto__&sort=;drop")).toEqual(await names(""));
  });
});

describe("an entry as the value of a filter", () => {
  const counted = async (path: string) => (await ask<Cards>(`/${path}&limit=1`)).count;
  const oneOf = async (select: string) => (await site.house.pool.query<Record<string, string>>(select)).rows[0]!;

  it("is named by its number, its key or its name, and the page calls it by its name", async () => {
    const glass = await oneOf("select id, key, name from glass where key = 'coupe'");
    const author = await oneOf("select id, key, name from figure where name = any(select unnest(authors) from book)");
    const producer = await oneOf("select id, key, name from producer where id in (select producer_id from brand)");
    const spirit = await oneOf("select id, key, name from ingredient where key = 'gin'");
    for (const [list, filter, entry] of [
      ["cocktails", "glass", glass],
      ["books", "author", author],
      ["spiritbrands", "producer", producer],
      ["cocktails", "spirit", spirit],
      ["cocktails", "ingredient", spirit],
      ["cocktails", "without", spirit],
    ] as const) {
      const counts = await Promise.all(
        [entry.id!, entry.key!, entry.name!].map((value) =>
          counted(`${list}/list?${filter}=${encodeURIComponent(value)}`),
        ),
      );
      const all = await counted(`${list}/list?`);
      expect([filter, new Set(counts).size, counts[0]! > 0 && counts[0]! < all]).toEqual([filter, 1, true]);
    }
    const { text } = await client.get(`/books?author=${author.id}`);
    expect(text).toContain(`by ${author.name}`);
  });

  it("that has nothing leaves nothing, and a number that is nobody's is none", async () => {
    const idle = await oneOf(
      "select id, name from figure where not name = any(select unnest(authors) from book) limit 1",
    );
    expect(await counted(`books/list?author=${idle.id}`)).toBe(0);
    expect(await counted(`books/list?author=${encodeURIComponent(idle.name!)}`)).toBe(0);
    const country = await oneOf("select country from venue where not country = any(select country from job) limit 1");
    expect(await counted(`jobs/list?country=${country.country}`)).toBe(0);
    expect(await counted("jobs/list?country=Atlantis")).toBe(await counted("jobs/list?"));
    expect(await counted("books/list?author=999999999")).toBe(await counted("books/list?"));
    expect(await counted("encyclopedia/list?letter=b")).toBe(await counted("encyclopedia/list?letter=B"));
    expect(await counted("encyclopedia/list?letter=b")).toBeLessThan(await counted("encyclopedia/list?"));
  });
});

describe("several keywords", () => {
  it("must all match, repeated or with a comma, and each has a field of its own beside one that is empty", async () => {
    const names = async (query: string) =>
      (await ask<Cards>(`/cocktails/list?limit=100&${query}`)).cards.map((card) => card.name);
    const both = await names("keyword=gin&keyword=campari");
    expect(both).toContain("Negroni");
    expect(new Set(await names("keyword=gin,%20campari"))).toEqual(new Set(both));
    const { text } = await client.get("/cocktails/search?keyword=gin&keyword=campari");
    const fields = [...text.matchAll(/<input[^>]*name="keyword"[^>]*>/g)].map(
      ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
    );
    expect(fields.map((value) => value ?? "")).toEqual(["gin", "campari", ""]);
    const none = await client.get("/cocktails/search");
    expect(none.text.match(/<input[^>]*name="keyword"/g)).toHaveLength(1);
  });
});

describe("measures", () => {
  it("are offered for every unit, the default one among them, and never shown as nothing", async () => {
    for (let unit = 1; unit <= 20; unit += 1) {
      const { measures } = await ask<Measures>(`/cocktails/unit-measures?unit=${unit}`);
      expect(
        measures.map(({ id }) => id),
        `unit ${unit}`,
      ).toContain(6);
      for (const { display_ml, display_oz, display_shot } of measures)
        expect([display_ml, display_oz, display_shot]).not.toContain("0");
    }
  });

  it("of an ounce and of a shot are themselves in their own system", async () => {
    for (const { display_oz, displayQty } of (await ask<Measures>("/cocktails/unit-measures?unit=2")).measures)
      expect(display_oz).toBe(displayQty);
    for (const { display_shot, displayQty } of (await ask<Measures>("/cocktails/unit-measures?unit=3")).measures)
      expect(display_shot).toBe(displayQty);
    expect((await ask<Measures>("/cocktails/unit-measures?unit=6")).unit).toEqual({
      id: 6,
      name: "piece",
      pluralName: "pieces",
    });
  });
});

describe("the filters of the list", () => {
  type Option = { value: string; count: number; disabled: boolean };
  /** What a page of the list offers, by name of the field, and how many recipes it counts. */
  async function offered(query: string) {
    const { text } = await client.get(`/cocktails?${query}`);
    const form = text.slice(text.indexOf('aria-label="Filters"'), text.indexOf("</form>"));
    const options: Record<string, Option[]> = {};
    for (const [, name = "", inside = ""] of form.matchAll(/<select name="(\w+)".*?>(.*?)<\/select>/gs)) {
      options[name] = [...inside.matchAll(/<option([^>]*)value="([^"]+)"[^>]*>(.*?)<\/option>/gs)].map(
        ([tag, , value = "", words = ""]) => ({
          value,
          count: Number(/\((?:<!-- -->)?(\d+)/.exec(words)?.[1] ?? -1),
          disabled: /<option[^>]* disabled/.test(tag),
        }),
      );
    }
    options.finer = options.taste!;
    options.taste = [...form.matchAll(/<input type="checkbox"([^>]*name="taste"[^>]*)\/>.*?<span[^>]*>(\d+)</gs)].map(
      ([, tag = "", count = ""]) => ({
        value: /value="([^"]+)"/.exec(tag)![1]!,
        count: Number(count),
        disabled: / disabled/.test(tag),
      }),
    );
    return { options, count: Number(/(\d+)(?:<!-- -->)? recipes?</.exec(text)![1]) };
  }
  const countOf = async (query: string) => (await ask<Cards>(`/cocktails/list?limit=0&${query}`)).count;

  it("count what each choice would leave beside the others, and offer nothing that leaves none", async () => {
    const query = "spirit=gin&strength=strong&taste=bitter";
    const { options, count } = await offered(query);
    expect(count).toBe(await countOf(query));
    for (const name of ["spirit", "strength", "method", "glass"]) {
      expect(options[name]!.length, name).toBeGreaterThan(2);
      for (const option of options[name]!) {
        const other = new URLSearchParams(query);
        other.set(name, option.value);
        expect([name, option.value, option.count]).toEqual([name, option.value, await countOf(String(other))]);
        expect(option.disabled).toBe(option.count === 0);
      }
    }
    expect(options.taste!.length).toBeGreaterThan(15);
    expect(options.taste!.some((option) => option.disabled)).toBe(true);
    expect(options.finer!.length).toBeGreaterThan(2);
    for (const option of [...options.taste!, ...options.finer!]) {
      if (option.value === "bitter") continue;
      const joined = await countOf(`spirit=gin&strength=strong&taste=bitter,${option.value}`);
      expect([option.value, option.count, option.disabled]).toEqual([option.value, joined, joined === 0]);
    }
  });

  it("know what a taste means: who asks for bitter gets the Negroni, which is bittersweet", async () => {
    const page = await ask<Cards>("/cocktails/list?spirit=gin&strength=strong&taste=bitter");
    expect(page.cards.map((card) => card.name)).toContain("Negroni");
    expect(await countOf("taste=bitter")).toBeGreaterThan(await countOf("taste=bittersweet"));
  });

  it("take several tastes, repeated by a form or joined in an address, in any order of words", async () => {
    const both = await countOf("taste=bitter,citrus");
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(await countOf("taste=bitter"));
    expect(await countOf("taste=bitter&taste=citrus")).toBe(both);
    expect(await countOf("taste[]=citrus&taste[]=bitter&taste[]=bitter")).toBe(both);
    expect(await countOf(`taste=${"bitter,".repeat(100)}citrus`)).toBe(both);
  });
});

it("a bottle's name leads to its page, and from there to the drinks with what is in it", async () => {
  for (const k of ["tanqueray", "hendricks", "maker"]) {
    type Found = { results: { section: string; href: string }[] };
    const { results } = await ask<Found>(`/search/autocomplete?k=${k}&limit=8`);
    const bottle = results.find((found) => found.section === "bws");
    const { status, text } = await client.get(bottle!.href);
    expect([k, status]).toEqual([k, 200]);
    expect(text).toMatch(/href="\/ingredients\/\d+\//);
    expect(text).toMatch(/href="\/cocktails\/recipe\/\d+\//);
  }
});

describe("the address of a filter form that was sent without a script", () => {
  const moved = async (path: string): Promise<[number, string | undefined]> => {
    const answer = await client.get(path);
    return [answer.status, answer.headers.location];
  };

  it("says only what is on", async () => {
    const sent = "/cocktails?keyword=&spirit=gin&strength=&taste=bitter&taste=citrus&sort=&glass=";
    expect(await moved(sent)).toEqual([302, "/cocktails?spirit=gin&taste=bitter&taste=citrus"]);
    expect((await moved("/cocktails?spirit=gin&taste=bitter&taste=citrus"))[0]).toBe(200);
    expect(await moved("/fr-fr/cocktails?keyword=&sort=")).toEqual([302, "/fr-fr/cocktails"]);
    expect(await moved("/search?keyword=")).toEqual([302, "/search"]);
    expect(await moved("/search?keyword=&a=b%20c&=&keyword=gin")).toEqual([302, "/search?a=b%20c&keyword=gin"]);
    expect((await moved("/cocktails?spirit=gin"))[0]).toBe(200);
    expect(await moved("/cocktails?rating_from=1&spirit=gin&rating_to=5&keyword=")).toEqual([
      302,
      "/cocktails?spirit=gin",
    ]);
    for (const alone of ["rating_from=1", "rating_to=", "rating_from", "rating_from=2&rating_to=4"])
      expect([alone, ...(await moved(`/builder/home?${alone}`))]).toEqual([alone, 302, "/builder/home"]);
    expect((await moved("/cocktails?rating_fromage=1"))[0]).toBe(200);
    expect((await moved("/search?keyword"))[0]).toBe(200);
  });

  it("leads nowhere else", async () => {
    for (const path of ["//example.org/?a=", "/%2f%2fexample.org?a=", "/\\example.org?a="]) {
      const [, where] = await moved(path);
      if (where !== undefined) expect(new URL(where, site.url).origin).toBe(new URL(site.url).origin);
    }
  });
});

it("people are told by the decade of their birth, in columns that lead to as many as they say, and back", async () => {
  const columnsAt = async (path: string) => {
    const { text } = await client.get(path);
    const nav = /<nav aria-label="Born by decade".*?<\/nav>/s.exec(text)?.[0] ?? "";
    const bars = nav.matchAll(/<a href="([^"]+)"[^>]*><span class="sr-only">(\d+s): (\d+) (?:person|people)</g);
    return [...bars].map(([, href, decade, count]) => ({
      href: href!.replaceAll("&amp;", "&"),
      decade: decade!,
      count: Number(count),
    }));
  };
  const all = await columnsAt("/people");
  expect(all.length).toBeGreaterThan(15);
  const { rows } = await site.house.pool.query<{ count: number }>("select count(born_year)::int as count from figure");
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]!.count);
  for (const { href, decade, count } of all.filter((_, place) => place % 6 === 0)) {
    expect(href).toBe(`/people?born=${decade}`);
    expect([href, countTold((await client.get(href)).text.replaceAll("<!-- -->", ""))]).toEqual([href, count]);
    expect((await ask<Cards>(`/people/list?limit=1&born=${decade}`)).count).toBe(count);
  }
  // With another filter on the columns keep it; the one that is on leads back, and the others are as many as before.
  const authors = await columnsAt("/people?role=author&sort=oldest");
  expect(
    authors.every(({ href }) => href.startsWith("/people?role=author&born=") && href.endsWith("&sort=oldest")),
  ).toBe(true);
  const on = await columnsAt("/people?born=1880s");
  expect(on.map(({ decade, count }) => [decade, count])).toEqual(all.map(({ decade, count }) => [decade, count]));
  expect(on.find(({ decade }) => decade === "1880s")!.href).toBe("/people");
  expect(await columnsAt("/people?keyword=xqzvw")).toEqual([]);
});

it("pubs and bars by place are parted by city, each under one head, and in no other order", async () => {
  const listAt = async (query: string) => {
    const { text } = await client.get(`/pubs-and-bars?${query}`);
    const list = /<ul class="card-list.*?<\/ul>/s.exec(text)?.[0] ?? "";
    return [...list.matchAll(/<li class="goes-along">([^<]+)<|<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(
      ([, city, href]) => city?.replaceAll("&#x27;", "'") ?? href!,
    );
  };
  const { cards } = await ask<{ cards: { href: string; facts: string }[] }>("/pubs_and_bars/list?sort=place&limit=48");
  const parted = cards.flatMap(({ href, facts }, place) => {
    const [city, before] = [facts, cards[place - 1]?.facts].map((told) => told?.split(" · ")[0]);
    return city === before ? [href] : [city!, href];
  });
  expect(parted.length).toBeGreaterThan(60);
  expect(await listAt("sort=place&limit=48")).toEqual(parted);
  expect(await listAt("sort=name&limit=48")).toHaveLength(48);
});

describe("the shelf above a list", () => {
  /** The words of its boards, where each thing leads, and how many the list has. */
  async function shelfAt(path: string) {
    const { text } = await client.get(path);
    const shelf = /<div class="shelf .*?<figcaption/s.exec(text)?.[0] ?? "";
    return {
      boards: [...shelf.matchAll(/<p>([^<]+)<\/p>/g)].map(([, words]) => words!),
      hrefs: [...shelf.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!),
      count: countTold(text.replaceAll("<!-- -->", "")),
    };
  }

  it("has books by decade, as many as the list leaves, and is not there where it leaves none", async () => {
    const all = await shelfAt("/books");
    expect(all.hrefs).toHaveLength(all.count);
    expect(all.boards).toEqual([...all.boards].sort());
    const { cards } = await ask<{ cards: { href: string }[] }>("/books/list?limit=100");
    expect([...all.hrefs].sort()).toEqual(cards.map(({ href }) => href).sort());
    const thirties = await shelfAt("/books?decade=1930s&sort=name");
    expect([thirties.boards, thirties.hrefs.length]).toEqual([["1930s"], thirties.count]);
    expect(thirties.count).toBeLessThan(all.count);
    // Of an author all of their books, whatever page of them is shown.
    const author = await shelfAt("/books?author=Jerry+Thomas&offset=24");
    expect([author.hrefs.length, author.count > 0]).toEqual([author.count, true]);
    expect((await shelfAt("/books?keyword=xqzvw")).hrefs).toEqual([]);
  });

  it("has glasses to one scale, the tallest first, each with what it holds and as wide to its height as it is drawn", async () => {
    const all = await shelfAt("/glassware");
    expect([all.boards, all.hrefs.length, all.count > 20]).toEqual([[], all.count, true]);
    const { text } = await client.get("/glassware?kind=tumbler");
    const glasses = [
      ...text.matchAll(/--wide:([\d.]+);--high:([\d.]+)"><img [^>]*src="([^"]+)"[^>]*\/><small>(\d+) ml<\/small>/g),
    ];
    expect(glasses).toHaveLength((await shelfAt("/glassware?kind=tumbler")).count);
    const heights = glasses.map(([, , high]) => Number(high));
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    for (const [, wide, high, picture] of glasses) {
      const svg = await client.get(picture!);
      const [, across, up] = /viewBox="\d+ \d+ (\d+) (\d+)"/.exec(svg.text) ?? [];
      expect([picture, svg.status, Number(wide) / Number(high)]).toEqual([
        picture,
        200,
        expect.closeTo(Number(across) / Number(up), 1),
      ]);
    }
    const coupe = (await client.get("/glassware?keyword=coupe")).text;
    const { rows } = await site.house.pool.query<{ ml: number }>("select ml from glass where key = 'coupe'");
    expect(coupe).toContain(`<small>${Math.round(rows[0]!.ml)} ml</small>`);
  });
});
