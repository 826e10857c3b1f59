import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { bar, barTools, negroni, shown } from "./bar-tools.ts";
import { Client, password, signedIn } from "./client.ts";

type Tools = Awaited<ReturnType<typeof barTools>>;
let site: TestSite;
let ids: Tools["ids"];
let drinks: Tools["drinks"];
let add: Tools["add"];
let premium: Tools["premium"];
let itemOf: Tools["itemOf"];
let setLevel: Tools["setLevel"];
beforeAll(async () => {
  site = await testSite();
  ({ ids, drinks, add, premium, itemOf, setLevel } = await barTools(site));
});
afterAll(() => site?.close());

describe("what is told of a bar item", () => {
  const lists = ["load-items", "load-favourites", "load-wish-list"];

  it("has its person's own note, safe to show, wherever it is listed (guide.md, 3)", async () => {
    const ada = await premium();
    await add(ada, "gin");
    const gin = { link_table: "ingredients", link_id: String(ids.gin) };
    const notes = "For <b>Ben</b>, see https://example.org/";
    const said = await ada.post("/builder/api/notes", { ...gin, notes });
    const { display } = said.json<{ response: { display: string } }>().response;
    expect(display).toContain("&lt;b&gt;Ben");
    await ada.post("/api/dev/frontend/favourite/add", gin);
    await ada.post("/api/dev/frontend/wishlist/add", gin);
    const eve = await signedIn(site, "Eve");
    await add(eve, "gin");
    for (const name of lists) {
      const told = (await ada.get(`${bar}/${name}`)).json<Record<string, { result?: Item[] }>>();
      const item = (told.spirit ?? told.ingredients)?.result?.find(({ link_id }) => link_id === ids.gin);
      expect([name, item?.contact_engagement.notes_safe_present_tooltip]).toEqual([name, display]);
    }
    expect((await eve.get(`${bar}/load-items`)).text).toContain('"notes_safe_present_tooltip":""');
  });
  type Item = { link_id: number; contact_engagement: { notes_safe_present_tooltip: string } };

  it("is its number in the bar wherever it is told, in or out (contract.md, 13)", async () => {
    const ada = await signedIn(site);
    await add(ada, ...negroni);
    await setLevel(ada, "campari", "out");
    const told = { in_bar: false, my_bar_item_id: (await itemOf(ada, "campari")).my_bar_item_id };
    expect(told.my_bar_item_id).toBeGreaterThan(0);
    expect((await ada.get(`${bar}/load-items`)).json()).toMatchObject({ total_result_count: 3 });
    type Rows = { result: object[] };
    const found = (await ada.get(`${bar}/search-item?keyword=campari&must-be-ingredient=1`)).json<Rows>();
    expect(found.result[0]).toMatchObject({ link_id: ids.campari, ...told });
    const pasted = (await ada.post(`${bar}/paste`, { text: "Campari" })).json<{ lines: { matches: object[] }[] }>();
    expect(pasted.lines[0]!.matches[0]).toMatchObject(told);
  });

  it("is found by its bottle's plain name, as far down as a pasted list goes", async () => {
    const ada = await signedIn(site);
    type Pasted = { lines: { sure: boolean; matches: { display_name: string }[] }[] };
    const unknown = Array.from({ length: 45 }, (_, place) => `xqzzyx ${place}`);
    const { lines } = (
      await ada.post(`${bar}/paste`, { text: ["Absolut", ...unknown, "Campari"].join("\n") })
    ).json<Pasted>();
    expect([lines[0]!.sure, lines[0]!.matches[0]?.display_name]).toEqual([true, "Absolut Vodka"]);
    expect(lines.at(-1)!.matches[0]?.display_name).toBe("Campari");
    const page = (await ada.get("/my-bar/paste")).text.replaceAll("<!-- -->", "");
    expect(page).toContain("Up to 60 things are read");
  });

  it("keeps the capital of its name where a reason goes on with it", async () => {
    const ada = await signedIn(site);
    await add(ada, "cointreau", "london-dry-gin", "campari");
    type Found = { result: { ingredients: { name: string; why: string }[] }[] };
    const reasons = async (keyword: string) =>
      (await ada.post(`${bar}/load-recipes`, { keyword, allow_alt_ingredients: "2" }))
        .json<Found>()
        .result.flatMap(({ ingredients }) => ingredients.map(({ name, why }) => `${name}: ${why}`));
    for (const key of ["lime", "lemon", "orange-bitters", "cognac", "blue-curacao"]) await add(ada, key);
    expect(await reasons("White Lady")).toEqual(
      expect.arrayContaining(["Gin: London dry gin is one: in your bar", "Triple sec: Cointreau is one: in your bar"]),
    );
    expect(await reasons("Pegu Club")).toContain(
      "Orange curaçao: Triple sec comes close: Cointreau is one: in your bar",
    );
  });

  it("has no number of a bar where it can stand in none (contract.md, 13)", async () => {
    const ada = await signedIn(site);
    for (const [link_table, link_id] of [
      ["cocktails", drinks.negroni],
      ["books", 1],
    ]) {
      await ada.post("/api/dev/frontend/favourite/add", { link_table: String(link_table), link_id: String(link_id) });
    }
    const told = (await ada.get(`${bar}/load-favourites`)).json<Record<string, { result: object[] }>>();
    for (const key of ["cocktails", "others"])
      expect([key, told[key]!.result]).toEqual([key, [expect.objectContaining({ id: null, my_bar_item_id: null })]]);
  });
});

describe("a number on a screen", () => {
  it("says what it counts, and what it leaves out", async () => {
    const ada = await signedIn(site);
    await add(ada, ...negroni);
    const made = await shown(ada, "/my-bar/recipes?include_non_alcoholic=1");
    expect(made).toMatch(/Up to one missing \(\d+\)/);
    expect(made).not.toContain("left out here");
    const all = Number(/Now \((\d+)\)/.exec(made)?.[1]);
    const negroniIs = { link_table: "cocktails", link_id: String(drinks.negroni), value: "disliked" };
    await ada.post("/api/dev/frontend/contactengagement/tried", negroniIs);
    const rest = await shown(ada, "/my-bar/recipes?include_non_alcoholic=1");
    expect(rest).toContain(`Now (${all - 1})`);
    expect(rest).toContain("1 more drink is left out here");
    // What can be made is the bar's affair, and one number everywhere (contract.md, 6).
    const total = all === 1 ? "1 drink" : `${all} drinks`;
    expect(await shown(ada, "/my-bar")).toContain(`You can make ${total}`);
    expect((await ada.get("/api/dev/frontend/personal?bar=1")).json()).toMatchObject({ bar: { makeable: all } });
    expect(await shown(ada, "/my-bar/recipes?include_non_alcoholic=1&present_hidden=1")).toContain(`Now (${all})`);
  });

  it("is never a page of nothing", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin");
    expect(await shown(ada, "/my-bar/search?keyword=gin&limit=0")).toContain("London dry gin");
    expect(await shown(ada, "/my-bar/recipes?missing=2&limit=0")).toContain("missing");
    expect((await ada.get(`${bar}/search-item?keyword=gin&limit=0`)).json()).toMatchObject({ result: [] });
  });

  it("of things to buy together is the nearest that there is", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin");
    const bought = async (k: string) =>
      (await ada.get(`${bar}/next-set?k=${k}`)).json<{ sets: { ingredients: object[] }[] }>().sets[0]?.ingredients
        .length;
    expect([await bought("6"), await bought("0"), await bought("x")]).toEqual([5, 1, 2]);
  });
});

describe("what is shown by a link", () => {
  const share = async (who: Client, what: string) =>
    (await who.post(`${bar}/share`, { what, on: "yes" })).json<{ href: string }>().href;

  it("has pages where it is long", async () => {
    const ada = await signedIn(site);
    await site.house.pool.query(
      `insert into favourite (person_id, link_table, link_id) select person.id, 'cocktails', one.id
        from person, (select id from cocktail where is_public order by id limit 60) one where email = $1`,
      [ada.email],
    );
    const href = await share(ada, "favourite");
    const guest = new Client(site.url);
    const cards = (page: string) => page.match(/<li/g)?.length ?? 0;
    const [first, second] = [await guest.get(href), await guest.get(`${href}?offset=48`)];
    expect(first.text).toContain(`${href}?offset=48`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(cards(first.text)).toBeGreaterThan(cards(second.text));
    // Behind the end is the last page.
    expect(cards((await guest.get(`${href}?offset=4000`)).text)).toBe(cards(second.text));
  });

  it("is shown no more while its person leaves, and again where they stay", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin");
    const href = await share(ada, "bar");
    const guest = new Client(site.url);
    expect((await guest.get(href)).status).toBe(200);
    await ada.post("/your-account/update", { intent: "delete", password });
    expect((await guest.get(href)).status).toBe(404);
    await site.house.pool.query("update person set leaves_at = null where email = $1", [ada.email]);
    expect((await guest.get(href)).status).toBe(200);
  });
});
