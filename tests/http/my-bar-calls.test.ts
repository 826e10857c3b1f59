import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let ids: Record<string, number>;
beforeAll(async () => {
  site = await testSite();
  const { rows } = await site.house.pool.query<{ key: string; id: number }>("select key, id from ingredient");
  ids = Object.fromEntries(rows.map((row) => [row.key, row.id]));
});
afterAll(() => site?.close());

const bar = "/api/dev/frontend/mybar";
type Item = {
  my_bar_item_id: number;
  cocktail_count: number;
  recipes_href: string;
  display_name: string;
  disabled: boolean;
  link_id: number;
  href: string;
  spiritbrand: { href: string } | null;
};
type List = { result: Item[]; result_count: number };
type Recipes = {
  result: {
    cocktail: { name: string; id: number };
    ingredients: {
      name: string;
      in_my_bar: boolean;
      category: string;
      why: string;
      alternative_ingredient: string | null;
    }[];
    missing_count: number;
  }[];
  result_count: number;
};

const add = (client: Client, key: string) =>
  client.post(`${bar}/add-item`, { type: "ingredient", link_table: "ingredients", link_id: String(ids[key]) });
const recipes = async (client: Client, fields: Record<string, string> = {}) =>
  (await client.post(`${bar}/load-recipes`, { limit: "100", ...fields }, {})).json<Recipes>();
const names = (found: Recipes) => found.result.map((one) => one.cocktail.name);

describe("the bar", () => {
  it("leads from each name to the page of what it names", async () => {
    const ada = await signedIn(site);
    await add(ada, "campari");
    await ada.post(`${bar}/add-item`, { type: "spiritbrand", link_table: "spiritbrands", link_id: "5" });
    const { spirit, liqueur } = (await ada.get(`${bar}/load-items`)).json<Record<"spirit" | "liqueur", List>>();
    const [bottle, campari] = [spirit.result[0]!, liqueur.result[0]!];
    expect([bottle.href, bottle.spiritbrand?.href]).toEqual(Array(2).fill("/beer-wine-spirits/5/plymouth-gin"));
    expect([campari.href, campari.spiritbrand]).toEqual([`/ingredients/${ids.campari}/campari`, null]);
    const recipe = await ada.get("/cocktails/recipe/77/negroni");
    for (const href of [bottle.href, campari.href]) expect([href, (await ada.get(href)).status]).toEqual([href, 200]);
    expect(recipe.text).toContain(`href="${campari.href}"`);
  });

  it("adds once, lists, counts and deletes", async () => {
    const ada = await signedIn(site);
    for (const key of ["london-dry-gin", "campari", "sweet-vermouth"]) {
      const added = await add(ada, key);
      expect([added.status, added.text]).toEqual([200, "OK"]);
    }
    const again = await add(ada, "campari");
    expect([again.status, again.text]).toEqual([409, "ERROR: item already exists"]);
    const items = (await ada.get(`${bar}/load-items`)).json<
      Record<"spirit" | "liqueur" | "mixer" | "wine", List> & { total_result_count: number }
    >();
    expect(items.total_result_count).toBe(3);
    expect([
      items.spirit.result_count,
      items.liqueur.result_count,
      items.wine.result_count,
      items.mixer.result_count,
    ]).toEqual([1, 1, 1, 0]);
    const campari = items.liqueur.result[0]!;
    // The badge, and the list that it leads to, agree.
    const listed = await recipes(ada, Object.fromEntries(new URLSearchParams(campari.recipes_href.split("?")[1])));
    expect(listed.result_count).toBe(campari.cocktail_count);
    expect(names(listed)).toContain("Negroni");
    const deleted = await ada.send(`${bar}/delete-item?id=${campari.my_bar_item_id}`, { headers: sameOrigin });
    expect([deleted.status, deleted.text]).toEqual([200, "OK"]);
    expect(names(await recipes(ada))).not.toContain("Negroni");
    expect((await ada.post(`${bar}/delete-item`, { id: String(campari.my_bar_item_id) })).status).toBe(404);
  });

  it("leaves other people's items alone", async () => {
    const [ada, harry] = [await signedIn(site), await signedIn(site, "Harry")];
    await add(ada, "gin");
    const items = (await ada.get(`${bar}/load-items`)).json<{ spirit: List }>();
    expect(
      (await harry.post(`${bar}/delete-item`, { id: String(items.spirit.result[0]!.my_bar_item_id) })).status,
    ).toBe(404);
    expect((await ada.get(`${bar}/load-items`)).json<{ total_result_count: number }>().total_result_count).toBe(1);
  });

  it("knows why, allows missing lines and alternatives, and what must be in it", async () => {
    const ada = await signedIn(site);
    for (const key of ["london-dry-gin", "campari", "sweet-vermouth", "lime-juice", "white-rum"]) await add(ada, key);
    const makeable = await recipes(ada);
    const negroni = makeable.result.find((one) => one.cocktail.name === "Negroni");
    expect(negroni?.ingredients.find((line) => line.name === "Gin")).toMatchObject({
      in_my_bar: true,
      why: "London dry gin is one: in your bar",
    });
    const daiquiri = makeable.result.find((one) => one.cocktail.name === "Daiquiri");
    expect(daiquiri?.ingredients.map((line) => line.category)).toContain("Pantry");
    expect(makeable.result.every((one) => one.missing_count === 0)).toBe(true);
    const nearly = await recipes(ada, { missing: "1" });
    expect(nearly.result_count).toBeGreaterThan(makeable.result_count);
    expect(nearly.result.every((one) => one.missing_count <= 1)).toBe(true);
    const loose = await recipes(ada, { allow_alt_ingredients: "1" });
    expect(loose.result_count).toBeGreaterThanOrEqual(makeable.result_count);
    const within = await recipes(ada, { must_contain_ingredient: String(ids.gin) });
    expect(names(within)).toContain("Negroni");
    expect(names(within)).not.toContain("Daiquiri");
    const custom = await recipes(ada, {
      custom_ingredients_only: "1",
      custom_ingredient_ids: `${ids.gin},${ids.campari},${ids["sweet-vermouth"]}`,
    });
    expect(names(custom)).toContain("Negroni");
    expect(names(custom)).not.toContain("Daiquiri");
    await ada.post("/api/dev/frontend/favourite/add", {
      link_table: "cocktails",
      link_id: String(negroni!.cocktail.id),
    });
    expect(names(await recipes(ada, { hide_favourites: "yes" }))).not.toContain("Negroni");
  });

  it("switches staples off and on, and everything follows at once", async () => {
    const ada = await signedIn(site);
    for (const key of ["white-rum", "lime-juice"]) await add(ada, key);
    expect(names(await recipes(ada))).toContain("Daiquiri");
    const toggle = (action: string, key = "white-sugar") =>
      ada.post(`${bar}/toggle-pantry-ingredient`, { ingredient_id: String(ids[key]), action });
    for (const key of ["white-sugar", "caster-sugar", "powdered-sugar"])
      expect((await toggle("make_unavailable", key)).text).toBe("OK");
    const pantry = (await ada.get(`${bar}/load-pantry-items`)).json<List>();
    expect(pantry.result.find((item) => item.link_id === ids["white-sugar"])?.disabled).toBe(true);
    expect(names(await recipes(ada))).not.toContain("Daiquiri");
    for (const key of ["white-sugar", "caster-sugar", "powdered-sugar"]) await toggle("make_available", key);
    expect(names(await recipes(ada))).toContain("Daiquiri");
    expect((await toggle("make_available", "gin")).status).toBe(404);
    expect((await toggle("explode")).status).toBe(400);
  });

  it("gives the same answer on the page, in the call and beside the recipe", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "campari", "sweet-vermouth", "bourbon"]) await add(ada, key);
    const found = await recipes(ada, { include_non_alcoholic: "1", present_hidden: "1" });
    const page = await ada.get("/my-bar/recipes?include_non_alcoholic=1&present_hidden=1");
    expect(page.text).toContain(`${found.result_count} recipe`);
    const unlocks = (await ada.get(`${bar}/load-unlocks?limit=3`)).json<{
      makeable: number;
      result: { recipe_count: number; href: string; ingredient_id: number }[];
    }>();
    expect(unlocks.makeable).toBe(found.result_count);
    for (const bottle of unlocks.result) {
      const query = Object.fromEntries(new URLSearchParams(bottle.href.split("?")[1]));
      expect((await recipes(ada, query)).result_count).toBe(bottle.recipe_count);
    }
    const negroni = found.result.find((one) => one.cocktail.name === "Negroni")!;
    const personal = (await ada.get(`/api/dev/frontend/personal?recipe=${negroni.cocktail.id}`)).json<{
      recipe: { missing: number };
    }>();
    expect(personal.recipe.missing).toBe(0);
  });
});

type Counts = { strict: number; close: number; pinch: number };
type Judged = { there: boolean; in_my_bar: boolean; stand_in: string | null; why: string; name: string };

describe("substitutes", () => {
  const load = async (client: Client, level: string) =>
    (await client.post(`${bar}/load-recipes`, { limit: "100", missing: "2", allow_alt_ingredients: level }, {})).json<{
      result: (Omit<Recipes["result"][number], "ingredients"> & { missing_counts: Counts; ingredients: Judged[] })[];
      result_count: number;
    }>();

  it("are what lists and the recipe's page say alike: what is there, and what stands in", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "campari", "lime", "bourbon", "sweet-vermouth", "angostura-bitters"]) await add(ada, key);
    const lists = [await load(ada, "0"), await load(ada, "1"), await load(ada, "2")];
    expect(lists[1]!.result_count).toBeGreaterThan(lists[0]!.result_count);
    expect(lists[2]!.result_count).toBeGreaterThan(lists[1]!.result_count);
    const seen = new Set<string>();
    for (const [level, { result }] of lists.entries()) {
      for (const recipe of result.slice(0, 25)) {
        const { strict, close, pinch } = recipe.missing_counts;
        expect(recipe.missing_count).toBe([strict, close, pinch][level]);
        seen.add(strict === 0 ? "ready" : close === 0 ? "close" : pinch === 0 ? "pinch" : "missing");
        const page = await ada.get(`/api/dev/frontend/personal?recipe=${recipe.cocktail.id}`);
        const beside = page.json<{ recipe: { missing_counts: Counts; lines: Omit<Judged, "there">[] } }>().recipe;
        expect(beside.missing_counts, recipe.cocktail.name).toEqual(recipe.missing_counts);
        expect(beside.lines.map((line) => [line.name, line.in_my_bar, line.stand_in])).toEqual(
          recipe.ingredients.map((line) => [line.name, line.there, line.stand_in]),
        );
        for (const line of recipe.ingredients) {
          // Whatever makes a line count without being there is named.
          if (line.in_my_bar && !line.there) expect(line.why, recipe.cocktail.name).toBe(line.stand_in);
        }
      }
    }
    expect([...seen].sort()).toEqual(["close", "missing", "pinch", "ready"]);
  });

  it("that are the same count always, and are named", async () => {
    const ada = await signedIn(site);
    for (const key of ["lime", "white-rum"]) await add(ada, key);
    const daiquiri = (await recipes(ada)).result.find((one) => one.cocktail.name === "Daiquiri");
    expect(daiquiri?.ingredients.find((line) => line.name === "Lime juice")).toMatchObject({
      in_my_bar: true,
      why: "Lime does the same",
      alternative_ingredient: "Lime",
    });
    expect(names(await recipes(ada))).not.toContain("Clover Club");
    for (const key of ["egg", "gin", "raspberry", "lemon"]) await add(ada, key);
    const club = (await recipes(ada)).result.find((one) => one.cocktail.name === "Clover Club");
    expect(club?.ingredients.map((line) => line.why)).toContain("Egg does the same");
  });
});

describe("the ids of items", () => {
  it("are their own, or none where the thing is not in the bar", async () => {
    const ada = await signedIn(site);
    await add(ada, "campari");
    await add(ada, "gin");
    const items = (await ada.get(`${bar}/load-items`)).json<{ liqueur: List }>().liqueur.result;
    const wished = { link_table: "ingredients", link_id: String(items[0]!.my_bar_item_id) };
    const subjects = [wished, { link_table: "ingredients", link_id: String(ids.campari) }];
    for (const subject of [...subjects, { link_table: "spiritbrands", link_id: "1" }]) {
      for (const call of ["wishlist", "favourite"]) await ada.post(`/api/dev/frontend/${call}/add`, subject);
    }
    for (const call of ["load-wish-list", "load-favourites", "load-items"]) {
      const lists = (await ada.get(`${bar}/${call}`)).json<Record<string, List>>();
      for (const { result } of Object.values(lists)) {
        for (const item of (result ?? []) as (Item & { id: number | null; link_table: string; in_bar: boolean })[]) {
          if (item.link_table === "cocktails") continue;
          expect([call, item.display_name, item.id]).toEqual([call, item.display_name, item.my_bar_item_id]);
          expect(item.id !== null).toBe(item.in_bar);
        }
      }
    }
    const list = (await ada.get(`${bar}/load-wish-list`)).json<{ spiritbrands: List }>();
    expect(list.spiritbrands.result[0]).toMatchObject({ id: null, my_bar_item_id: null, in_bar: false });
  });
});

describe("search-item", () => {
  it("finds, pages and says what is in the bar", async () => {
    const ada = await signedIn(site);
    await add(ada, "campari");
    const found = (await ada.get(`${bar}/search-item?keyword=camp`)).json<{
      result: Record<string, unknown>[];
      result_count: number;
      limit: number;
    }>();
    expect(found.limit).toBe(20);
    expect(found.result.find((item) => item.link_table === "ingredients")).toMatchObject({
      display_name: "Campari",
      in_bar: true,
      sub_type: "liqueur",
      ingredient_id: ids.campari,
    });
    const short = (await ada.get(`${bar}/search-item?keyword=ca&autocomplete=1`)).json<{ result: [] }>();
    expect(short.result).toEqual([]);
    const auto = (await ada.get(`${bar}/search-item?keyword=rum&autocomplete=1`)).json<{
      result: [];
      page_index: number;
      page_count: number;
    }>();
    expect(auto.result).toHaveLength(8);
    expect(auto.page_index).toBe(0);
    const only = (await ada.get(`${bar}/search-item?keyword=gin&must-be-ingredient=1&search-all=1`)).json<{
      result: { link_table: string }[];
    }>();
    expect(only.result.every((item) => item.link_table === "ingredients")).toBe(true);
  });

  it("finds what the site's search finds: slips, other names and all", async () => {
    const ada = await signedIn(site);
    const first = async (keyword: string) =>
      (await ada.get(`${bar}/search-item?keyword=${encodeURIComponent(keyword)}`)).json<{
        result: { display_name: string }[];
      }>().result[0]?.display_name;
    expect(await first("campri")).toBe("Campari");
    expect(await first("CAMPARI")).toBe("Campari");
    expect(await first("club soda")).toBe("Soda water");
    for (const wild of ["%", "_", ".*"]) expect(await first(wild)).toBeUndefined();
    for (const key of ["gin", "campari", "sweet-vermouth"]) await add(ada, key);
    for (const typed of ["negroni", "NÉGRONI", "negorni"])
      expect([typed, names(await recipes(ada, { keyword: typed, missing: "2" }))]).toEqual([
        typed,
        expect.arrayContaining(["Negroni"]),
      ]);
    expect(names(await recipes(ada, { keyword: "campari", missing: "2" }))).toContain("Negroni");
    for (const typed of ["xqzvk", "%", "_"])
      expect([typed, names(await recipes(ada, { keyword: typed, missing: "2" }))]).toEqual([typed, []]);
  });

  it("offers what stands in for a drink with alcohol last", async () => {
    const ada = await signedIn(site);
    const names = (await ada.get(`${bar}/search-item?keyword=tanque`))
      .json<{ result: { display_name: string }[] }>()
      .result.map((item) => item.display_name);
    expect(names).toContain("Tanqueray London Dry Gin");
    expect(names.filter((name) => name.startsWith("Tanqueray")).at(-1)).toBe("Tanqueray 0.0");
  });
});

describe("lists and phrases", () => {
  it("keeps favourites and wishes", async () => {
    const ada = await signedIn(site);
    const subject = { link_table: "cocktails", link_id: "77" };
    expect((await ada.post("/api/dev/frontend/favourite/add", subject)).json()).toEqual({ status: "ok" });
    expect(
      (
        await ada.send("/api/dev/frontend/wishlist/add?link_table=cocktails&link_id=77", { headers: sameOrigin })
      ).json(),
    ).toEqual({ status: "ok" });
    expect((await ada.get(`${bar}/load-favourites`)).json()).toMatchObject({
      cocktails: { result_count: 1 },
      spiritbrands: { result_count: 0 },
      ingredients: { result_count: 0 },
      total_result_count: 1,
    });
    expect((await ada.get(`${bar}/load-wish-list`)).json()).toMatchObject({
      cocktails: { result_count: 1 },
      spiritbrands: { result_count: 0 },
    });
    await ada.post("/api/dev/frontend/favourite/remove", subject);
    expect((await ada.get(`${bar}/load-favourites`)).json()).toMatchObject({ total_result_count: 0 });
    expect(
      (await ada.post("/api/dev/frontend/favourite/add", { link_table: "cocktails", link_id: "999999" })).status,
    ).toBe(404);
    for (const value of ["liked", "not_tried"])
      expect((await ada.post("/api/dev/frontend/contactengagement/tried", { ...subject, value })).json()).toEqual({
        status: "ok",
      });
    expect(
      (await ada.post("/api/dev/frontend/vote/register", { link_id: "77", section: "cocktail", rating: "4.5" })).text,
    ).toBe("OK");
    expect(
      (await ada.post("/api/dev/frontend/vote/register", { link_id: "77", section: "cocktail", rating: "4.3" })).status,
    ).toBe(400);
  });
  it("tells texts, and says so where there is none", async () => {
    const visitor = new Client(site.url);
    const told = (await visitor.postJson(`${bar}/phrase`, { p: { mybar: "empty-bar", nowhere: "x" } }, {})).json();
    expect(told).toEqual({
      phrases: { mybar: "You have not added any ingredients yet", nowhere: "SITE WARNING: Phrase not found" },
    });
  });
});

it("is for people who are signed in", async () => {
  const visitor = new Client(site.url);
  for (const path of [
    "load-items",
    "load-favourites",
    "load-wish-list",
    "load-pantry-items",
    "search-item?keyword=gin",
  ]) {
    const answer = await visitor.get(`${bar}/${path}`);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.text).toMatch(/^ERROR: /);
  }
  expect(
    (await visitor.post("/api/dev/frontend/favourite/add", { link_table: "cocktails", link_id: "1" })).json(),
  ).toMatchObject({ status: "error" });
  const page = await visitor.get("/de-de/my-bar/recipes?missing=1");
  expect(page.status).toBe(302);
  const to = new URL(page.headers.location!, site.url);
  expect([to.pathname, to.searchParams.get("redir")]).toEqual(["/de-de/login", "/de-de/my-bar/recipes?missing=1"]);
});
