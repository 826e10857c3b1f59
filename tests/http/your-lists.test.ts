import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listNames, listPages, personalLists } from "#app/your-lists/personal-lists.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
let idOf: Record<string, number>;
beforeAll(async () => {
  site = await testSite();
  const { rows } = await site.house.pool.query<{ key: string; id: number }>(
    "select key, id from cocktail where is_public",
  );
  idOf = Object.fromEntries(rows.map(({ key, id }) => [key, id]));
});
afterAll(() => site?.close());
beforeEach(async () => {
  ada = await signedIn(site);
});

type Row = { oid: string; name: string; display_name: string; your_rating: number | null; said_at: string };
type List = { result_count: number; result: Row[] };
const service = async (name: string, query = "") =>
  (await ada.get(`/api/dev/frontend/list/${name}${query}`)).json<List>();
const names = async (name: string, query = "") => (await service(name, query)).result.map((row) => row.name);

const api = "/api/dev/frontend";
const favour = (link_table: string, link_id: number) =>
  ada.post(`${api}/favourite/add`, { link_table, link_id: String(link_id) });
const tried = (key: string, value: string) =>
  ada.post(`${api}/contactengagement/tried`, { link_table: "cocktails", link_id: String(idOf[key]), value });
const rate = (key: string, rating: string) =>
  ada.post(`${api}/vote/register`, { link_id: String(idOf[key]), section: "cocktail", rating });

describe("the list service", () => {
  it("answers every list that the specification names, empty at first", async () => {
    expect(listNames).toEqual(
      expect.arrayContaining([
        "ingredients",
        "favourite",
        "wish-list",
        "ratings",
        "preferred-brands",
        "must-try",
        "tried-and-liked",
        "tried-and-didnt-like",
      ]),
    );
    for (const name of listNames) expect([name, await service(name)]).toEqual([name, { result_count: 0, result: [] }]);
    const nobody = await new Client(site.url).get(`${api}/list/favourite`);
    expect([nobody.status, nobody.text]).toEqual([403, "ERROR: Please sign in first."]);
  });

  it("has what was said, each under its list, newest first", async () => {
    for (const key of ["negroni", "americano", "sidecar"]) await favour("cocktails", idOf[key]!);
    await tried("negroni", "liked");
    await tried("sidecar", "disliked");
    await tried("americano", "must_try");
    await rate("negroni", "4.5");
    await rate("americano", "5.5");
    await ada.get(`${api}/mybar/add-item?link_table=ingredients&link_id=1`, { "sec-fetch-site": "same-origin" });
    expect(await names("favourite")).toEqual(["Sidecar", "Americano", "Negroni"]);
    expect(await names("favourite", "?sort=oldest")).toEqual(["Negroni", "Americano", "Sidecar"]);
    expect(await names("favourite", "?sort=name")).toEqual(["Americano", "Negroni", "Sidecar"]);
    expect(await names("favourite", "?sort=your-rating")).toEqual(["Americano", "Negroni", "Sidecar"]);
    expect(await names("tried-and-liked")).toEqual(["Negroni"]);
    expect(await names("tried-and-didnt-like")).toEqual(["Sidecar"]);
    expect(await names("must-try")).toEqual(["Americano"]);
    const { result } = await service("ratings");
    expect(result.map(({ name, your_rating }) => [name, your_rating])).toEqual([
      ["Americano", 5.5],
      ["Negroni", 4.5],
    ]);
    expect((await service("ingredients")).result[0]).toMatchObject({ oid: "ingredients:1" });
  });

  it("pages by pp and page before limit and offset, clamps, and counts alone", async () => {
    for (const key of ["negroni", "americano", "sidecar", "daiquiri", "manhattan"])
      await favour("cocktails", idOf[key]!);
    const by = (query: string) => names("favourite", `?sort=name&${query}`);
    expect(await by("limit=2&offset=2")).toEqual(["Manhattan", "Negroni"]);
    expect(await by("pp=2&page=3&limit=4&offset=0")).toEqual(["Sidecar"]);
    expect(await by("page=1&limit=3")).toEqual(["Americano", "Daiquiri", "Manhattan"]);
    for (const odd of ["limit=-3", "offset=-1", "page=0", "page=x", "limit=1e9", "pp=abc"])
      expect([odd, (await service("favourite", `?${odd}`)).result_count]).toEqual([odd, 5]);
    expect(await service("favourite", "?offset=100")).toEqual({ result_count: 5, result: [] });
    expect(await service("favourite", "?count_only=yes")).toEqual({ result_count: 5, result: [] });
  });

  it("leaves out what it is told to, and finds by the one search", async () => {
    await favour("cocktails", idOf.negroni!);
    await favour("spiritbrands", 2);
    await favour("ingredients", 1);
    await favour("books", 1);
    expect((await service("favourite")).result_count).toBe(4);
    for (const [name, table] of [
      ["include_cocktails", "cocktails"],
      ["include_bws", "spiritbrands"],
      ["include_ingredients", "ingredients"],
    ]) {
      for (const no of ["no", "0", "false", "off"]) {
        const { result, result_count } = await service("favourite", `?${name}=${no}`);
        expect([name, no, result_count]).toEqual([name, no, 3]);
        expect(result.some(({ oid }) => oid.startsWith(`${table}:`))).toBe(false);
      }
      expect((await service("favourite", `?${name}=yes`)).result_count).toBe(4);
    }
    expect(await names("favourite", "?keyword=negorni")).toContain("Negroni");
    expect((await service("favourite", "?keyword=zzzz")).result_count).toBe(0);
    for (const several of ["?keyword=zzzz&keyword=qqqq", "?keyword[]=zzzz"])
      expect([several, (await service("favourite", several)).result_count]).toEqual([several, 0]);
    expect(await names("favourite", "?keyword=negroni&keyword=campari")).toContain("Negroni");
  });

  it("counts nothing that is gone or was made private, and one's own private recipes", async () => {
    for (const key of ["bronx", "clover-club"]) await favour("cocktails", idOf[key]!);
    await site.house.pool.query("update cocktail set is_public = false where id = $1", [idOf.bronx]);
    await site.house.pool.query("delete from search_entry where link_table = 'cocktails' and link_id = $1", [
      idOf.bronx,
    ]);
    expect(await names("favourite")).toEqual(["Clover Club"]);
    await site.house.pool.query(
      "update cocktail set owner_id = (select id from person where email = $1) where id = $2",
      [(ada as Client & { email: string }).email, idOf.bronx],
    );
    expect(await names("favourite", "?sort=name")).toEqual(["Bronx", "Clover Club"]);
    expect(await names("favourite", "?keyword=bronx")).toContain("Bronx");
  });

  it("is given out whole as CSV and JSON", async () => {
    await favour("cocktails", idOf.negroni!);
    await site.house.pool.query("update search_entry set content = '=HYPERLINK(\"x\")' where name = 'Negroni'");
    const csv = await ada.get(`${api}/list/favourite?format=csv`);
    expect([csv.status, csv.headers["content-type"], csv.headers["content-disposition"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      'attachment; filename="favourite.csv"',
    ]);
    expect(csv.text).toMatch(/^\ufeff?name,category,your_rating,rating,said_at,address,teaser\nNegroni,/);
    expect(csv.text).toContain(`,${site.url}/cocktails/recipe/${idOf.negroni}/negroni,`);
    expect(csv.text).not.toMatch(/,"?=HYPERLINK/);
    const json = await ada.get(`${api}/list/favourite?format=json`);
    expect(json.json<{ name: string }[]>()[0]).toMatchObject({ oid: `cocktails:${idOf.negroni}`, name: "Negroni" });
    expect((await new Client(site.url).get(`${api}/list/favourite?format=csv`)).status).toBe(403);
  });
});

describe.each(listPages)("$path", ({ name, path }) => {
  it("is for who is signed in, says what stands there while it is empty, and is no page for search engines", async () => {
    expect((await new Client(site.url).get(path)).headers.location).toBe(`/login?redir=${path}`);
    const { status, text, headers } = await ada.get(path);
    expect([status, headers["cache-control"]?.includes("no-store")]).toEqual([200, true]);
    expect(text).toContain("No results found");
    expect(text).toContain(personalLists[name].empty.slice(0, 30).replaceAll("’", "’"));
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).toMatch(new RegExp(`href="${path}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${path}"`));
  });
});

describe("a list's page", () => {
  beforeEach(async () => {
    for (const key of ["negroni", "americano", "sidecar"]) await favour("cocktails", idOf[key]!);
  });

  it("takes several off at once, and puts them back as they stood, without a script", async () => {
    const before = await service("favourite");
    const oids = before.result.slice(0, 2).map(({ oid }) => oid);
    const query = new URLSearchParams([
      ["intent", "take-off"],
      ...oids.map((oid) => ["oids", oid] as [string, string]),
    ]);
    const send = (body: string) =>
      ada.send("/your/favourites?sort=name", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
        body,
      });
    const done = await send(query.toString());
    expect(done.status).toBe(303);
    const shown = await ada.get(done.headers.location!);
    expect(shown.text).toContain("2 things are off the list.");
    expect((await service("favourite")).result_count).toBe(1);
    const removal = /name="removal" value="(\d+)"/.exec(shown.text)![1]!;
    const other = await signedIn(site);
    expect((await other.post("/your/favourites", { intent: "put-back", removal })).status).toBe(400);
    const back = await send(new URLSearchParams({ intent: "put-back", removal }).toString());
    expect(back.headers.location).toBe("/your/favourites?sort=name&back=1");
    expect(await service("favourite")).toEqual(before);
    expect((await send(new URLSearchParams({ intent: "put-back", removal }).toString())).status).toBe(400);
  });

  it("says what to do where nothing was chosen, and does nothing with what is no subject", async () => {
    for (const fields of [{}, { oids: "x" }, { oids: "cocktails:0,people:99999999999" }]) {
      const answer = await ada.post("/your/favourites", { intent: "take-off", ...fields } as Record<string, string>);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("Choose at least one thing");
    }
    expect((await service("favourite")).result_count).toBe(3);
  });

  it("takes a rating back with its mean, which three make, and gives it back", async () => {
    await rate("sidecar", "4");
    for (const other of [await signedIn(site), await signedIn(site)])
      await other.post(`${api}/vote/register`, { link_id: String(idOf.sidecar), section: "cocktail", rating: "5" });
    const page = async () => (await new Client(site.url).get(`/cocktails/recipe/${idOf.sidecar}/sidecar`)).text;
    await expect.poll(page).toContain('"ratingCount":3');
    const done = await ada.post("/your/ratings", { intent: "take-off", oids: `cocktails:${idOf.sidecar}` });
    await expect.poll(async () => (await page()).includes('"ratingCount":3')).toBe(false);
    const removal = /removed=(\d+)/.exec(done.headers.location!)![1]!;
    await ada.post("/your/ratings", { intent: "put-back", removal });
    expect((await service("ratings")).result[0]).toMatchObject({ your_rating: 4 });
  });

  it("mirrors what is shown in its address, shows the last page for one behind it, and drops what is empty", async () => {
    expect((await ada.get("/your/favourites?keyword=&sort=name&limit=")).headers.location).toBe(
      "/your/favourites?sort=name",
    );
    const far = await ada.get("/your/favourites?offset=100000");
    expect([far.status, far.text.includes("Sidecar")]).toEqual([200, true]);
    expect((await ada.get("/your/nothing")).status).toBe(404);
    const favourites = await ada.get("/your-account/your-favourites");
    expect([favourites.status, favourites.text.includes("Sidecar")]).toEqual([200, true]);
    expect((await ada.get("/fr-fr/your/favourites")).text).toContain('href="/fr-fr/your/ratings"');
    const nothing = (await ada.get("/your/favourites?keyword=zzzz")).text;
    for (const said of ["No results found", "No items available matching your criteria"])
      expect(nothing).toContain(said);
  });
});
