import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, countTold, sameOrigin, signedIn } from "./client.ts";

const calls = "/api/dev/frontend/mybar";
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());
afterEach(() => {
  vi.useRealTimers();
});

const idOf = async (key: string) =>
  (await site.house.pool.query<{ id: number }>("select id from ingredient where key = $1", [key])).rows[0]!.id;

describe("the front page", () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  const tonight = (text: string) => /<h2 id="tonight"[^>]*>.*?<a href="([^"]+)"/s.exec(text)?.[1];

  it("is one day's, until that day ends in London, stored or not", async () => {
    at("2027-01-20T23:59:50Z");
    site.cache.forgetLibrary();
    const before = await visitor.get("/");
    expect(before.text).toContain("Wednesday 20 January");
    const { hits } = site.cache;
    expect((await visitor.get("/")).text).toBe(before.text);
    expect(site.cache.hits).toBe(hits + 1);
    vi.setSystemTime(new Date("2027-01-21T00:00:01Z"));
    const after = await visitor.get("/");
    expect(after.text).toContain("Thursday 21 January");
    // In summer London's day ends an hour before universal time's.
    vi.setSystemTime(new Date("2027-06-30T22:59:50Z"));
    expect((await visitor.get("/")).text).toContain("Wednesday 30 June");
    vi.setSystemTime(new Date("2027-06-30T23:00:01Z"));
    expect((await visitor.get("/")).text).toContain("Thursday 1 July");
  });

  it("draws the same for everybody and another each day, and what a day names comes first", async () => {
    const days = ["2027-02-02", "2027-02-03", "2027-02-04", "2027-02-05"];
    at("2027-02-01T12:00:00Z");
    site.cache.forgetLibrary();
    const drinks: (string | undefined)[] = [];
    for (const date of days) {
      vi.setSystemTime(new Date(`${date}T12:00:00Z`));
      const everybody = (await visitor.get("/")).text;
      expect((await (await signedIn(site)).get("/")).text).toBe(everybody);
      drinks.push(tonight(everybody));
    }
    expect(new Set(drinks).size).toBeGreaterThan(2);
    expect(drinks).not.toContain(undefined);
    const { rows } = await site.house.pool.query<{ month: number; day: number; href: string; title: string }>(
      `select anniversary.month, anniversary.day, anniversary.title, entry.href from anniversary
       join library_link link on link.from_kind = 'on_this_day' and link.from_id = anniversary.id and to_kind = 'cocktails'
       join search_entry entry on entry.link_table = 'cocktails' and entry.link_id = link.to_id
       where anniversary.month = 7 limit 1`,
    );
    const { month, day, href, title } = rows[0]!;
    vi.setSystemTime(`2027-0${month}-${String(day).padStart(2, "0")}T12:00:00Z`);
    const named = (await visitor.get("/")).text;
    expect([tonight(named), named.includes(title.replaceAll("'", "&#x27;"))]).toEqual([href, true]);
  });

  it("asks first, then pours, and goes on in the order of areas.md", async () => {
    const { text } = await visitor.get("/");
    const places = ["your-bar", "tonight", "today", "newest", "season", "bottle", "library", "stream"].map((id) =>
      text.indexOf(`id="${id}"`),
    );
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(/<h1[^>]*>([^<]*)</.exec(text)?.[1]).toBe("What can you make tonight?");
  });

  it("shows a bottle with drinks that ask for it, and a collection of the season with the way to all of it", async () => {
    const { text } = await visitor.get("/");
    const part = (id: string) => new RegExp(`<section aria-labelledby="${id}".*?</section>`, "s").exec(text)![0];
    const [bottle, ...drinks] = [...part("bottle").matchAll(/<a href="(\/[a-z-]+\/[^"]*\d+\/[^"]+)"/g)].map(
      ([, to]) => to!,
    );
    expect(bottle).toMatch(/^\/beer-wine-spirits\//);
    expect(drinks.length).toBeGreaterThan(0);
    const { rows } = await site.house.pool.query<{ href: string }>(
      `with recursive up as (select ingredient_id as id from brand where id = $1
         union select parent_id from up join ingredient_parent on ingredient_id = up.id)
       select href from search_entry join cocktail_line on cocktail_id = link_id and not optional
       join up on up.id = ingredient_id where link_table = 'cocktails'`,
      [Number(bottle!.split("/")[2])],
    );
    for (const drink of drinks) expect(rows.map(({ href }) => href)).toContain(drink);
    const [, list, count] = /<a href="(\/cocktails\?season=[a-z]+)"[^>]*>All (\d+) drinks/.exec(part("season"))!;
    expect(countTold((await visitor.get(list!)).text)).toBe(Number(count));
    expect(part("season").match(/\/cocktails\/recipe\//g)).toHaveLength(8);
  });

  it("says behind the end of its stream that there is no more", async () => {
    const { text } = await visitor.get("/?oldest=1");
    expect(text).toContain("That was everything");
    expect(text).not.toContain("More to read");
    expect(text).not.toContain('id="stream"');
    const stream = await visitor.get("/api/dev/frontend/box/infinite-scroll");
    const { oldest } = stream.json<{ oldest: string }>();
    expect((await visitor.get(`/?oldest=${oldest}`)).text).toContain("More to read");
  });

  it("has every part, and leads to lists that have what it says", async () => {
    const { text } = await visitor.get("/");
    for (const title of ["What are you in the mood for?", "New in the guide", "The canon", "By bottle", "Find a drink"])
      expect(text).toContain(title);
    for (const title of ["A bar", "A person", "A book", "A bottle", "A word", "In season now"])
      expect(text).toContain(`>${title}</p>`);
    const moods = [
      ...text.matchAll(
        /<a href="(\/cocktails\?[^"]+)" class="after:absolute[^>]*>[^<]+<\/a><\/h3><p[^>]*>(\d+) drinks/g,
      ),
    ];
    expect(moods.length).toBeGreaterThan(10);
    for (const [, href, count] of moods)
      expect([href, countTold((await visitor.get(href!.replaceAll("&amp;", "&"))).text)]).toEqual([
        href,
        Number(count),
      ]);
  });
});

type Picks = {
  ids: number[];
  recipe_count: number;
  next: { id: number; recipe_count: number } | null;
  result: { id: number; unlocks: number }[];
};
type Recipes = { result: { cocktail: { name: string }; missing_count: number }[]; result_count: number };
const picks = async (iid: string) => (await visitor.get(`${calls}/guest-picks?iid=${iid}`)).json<Picks>();
const recipes = async (query: string) => (await visitor.get(`${calls}/guest-recipes?${query}`)).json<Recipes>();

describe("a guest's bar", () => {
  it("is counted by the engine of every bar", async () => {
    const ids = await Promise.all(["gin", "campari", "sweet-vermouth", "lemon-juice"].map(idOf));
    const ada = await signedIn(site);
    for (const link_id of ids) await ada.post(`${calls}/add-item`, { link_id: String(link_id) });
    const all = { include_non_alcoholic: "1", present_hidden: "1" };
    const hers = (await ada.post(`${calls}/load-recipes`, { ...all, limit: "100" })).json<Recipes>();
    const guests = await picks(ids.join());
    const made = await recipes(`iid=${ids.join()}&limit=100`);
    expect([guests.recipe_count, made.result_count]).toEqual([hers.result_count, hers.result_count]);
    expect(made.result.map(({ cocktail }) => cocktail.name)).toEqual(hers.result.map(({ cocktail }) => cocktail.name));
    expect(guests.result.length).toBeGreaterThan(40);
    expect(guests.result.length).toBeLessThanOrEqual(60);
    // What it says of the next is what the next makes; what it says of a pick is what that adds.
    expect((await picks([...ids, guests.next!.id].join())).recipe_count).toBe(guests.next!.recipe_count);
    const pick = guests.result.find(({ unlocks }) => unlocks > 0)!;
    expect((await picks([...ids, pick.id].join())).recipe_count).toBe(guests.recipe_count + pick.unlocks);
    const short = await recipes(`iid=${ids.join()}&missing=1&only_missing=1`);
    expect(new Set(short.result.map(({ missing_count }) => missing_count))).toEqual(new Set([1]));
  });

  it("takes whatever is sent for a list of ids, and says nothing of an empty one", async () => {
    const gin = await idOf("gin");
    expect((await picks(`${gin},${gin},0,-1,x,999999,1664`)).ids).toEqual([gin]);
    for (const odd of ["", "x", "%00", "9".repeat(3_000)]) {
      expect([(await picks(odd)).ids, (await recipes(`iid=${odd}`)).result_count]).toEqual([[], 0]);
    }
  });

  it("answers on a page without a script, and goes into a member's bar once", async () => {
    const [gin, tonic] = [await idOf("gin"), await idOf("tonic-water")];
    const page = await visitor.get(`/what-can-i-make?iid=${gin}&iid=${tonic}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("You can make these now");
    expect(page.text).toContain("noindex");
    expect((await visitor.get("/what-can-i-make")).headers["cache-control"]).toBe("public, no-cache");

    const ada = await signedIn(site);
    await ada.post(`${calls}/add-item`, { link_id: String(gin) });
    const taken = await ada.post(`${calls}/take-over`, { iid: `${gin},${tonic}` });
    expect(taken.json()).toEqual({ added: 1, there: 1 });
    expect((await ada.post(`${calls}/take-over`, { iid: `${gin},${tonic}` })).json()).toEqual({ added: 0, there: 2 });
    expect((await ada.post(`${calls}/take-over`, { iid: "" })).status).toBe(400);
    expect((await visitor.post(`${calls}/take-over`, { iid: String(gin) })).status).toBe(403);
    // As a form, which the page shows to who is signed in.
    const harry = await signedIn(site);
    expect((await harry.get(`/what-can-i-make?iid=${gin}`)).text).toContain("into my bar</button>");
    expect(page.text).not.toContain("into my bar</button>");
    const posted = await harry.post("/what-can-i-make", { iid: String(gin) }, sameOrigin);
    expect([posted.status, posted.headers.location]).toEqual([303, "/my-bar"]);
    const personal = (await harry.get("/api/dev/frontend/personal?bar=1")).json<{ bar: object }>();
    expect(personal.bar).toEqual({ items: 1, makeable: expect.any(Number), best: expect.any(Array) });
    expect((await visitor.get("/api/dev/frontend/personal?bar=1")).json()).toMatchObject({ bar: null });
  });
});

describe("browsing", () => {
  it("draws on the map of tastes what the list lists, by the same filters, and tells it in a table", async () => {
    const points = (text: string) => text.match(/ data-place="/g)?.length ?? 0;
    for (const query of ["", "?spirit=gin&strength=strong", "?keyword=negroni", "?taste=bitter&taste=boozy"]) {
      const count = countTold((await visitor.get(`/cocktails${query}`)).text);
      const map = (await visitor.get(`/cocktails/map${query}`)).text;
      expect([query, points(map)]).toEqual([query, count]);
      const table = (await visitor.get(`/cocktails/map${query ? `${query}&` : "?"}view=table`)).text;
      expect([query, table.match(/<th scope="row"/g)?.length, points(table)]).toEqual([query, count, 0]);
    }
    expect((await visitor.get("/cocktails/map?keyword=xqzvw")).text).toContain("No results found");
  });

  it("tells the years by decades whose numbers are the list's", async () => {
    const { text } = await visitor.get("/cocktails/years");
    const decades = [...text.matchAll(/href="#y(\d{4})"[^>]*><span class="sr-only">\d+s: (\d+) drinks?</g)];
    expect(decades.length).toBeGreaterThan(15);
    for (const [, from, count] of decades.filter((_, place) => place % 5 === 0)) {
      const list = (await visitor.get(`/cocktails?year_from=${from}&year_to=${Number(from) + 9}`)).text;
      expect([from, countTold(list)]).toEqual([from, Number(count)]);
    }
  });

  it("shows pubs and bars on maps, each dot the way to as many as it says", async () => {
    const { text } = await visitor.get("/pubs-and-bars");
    expect(text).toContain("/drawings/maps/world.svg");
    const map = await visitor.get("/drawings/maps/world.svg");
    expect([map.status, map.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect((await visitor.get("/drawings/maps/atlantis.svg")).status).toBe(404);
    const dots = [
      ...text.matchAll(/<a href="([^"]+)"[^>]*><circle [^>]*><\/circle><text [^>]*>([^<:]+): (\d+)<\/text>/g),
    ];
    expect(dots.length).toBeGreaterThan(40);
    for (const [, href, , count] of dots.filter((_, place) => place % 12 === 0)) {
      const list = (await visitor.get(href!.replaceAll("&amp;", "&"))).text;
      expect([href, countTold(list)]).toEqual([href, Number(count)]);
    }
    expect((await visitor.get("/pubs-and-bars?country=Italy")).text).toContain("/drawings/maps/italy.svg");
  });
});
