import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { bar, barTools } from "./bar-tools.ts";
import { type Client, signedIn } from "./client.ts";

// What somebody says a second time, in another order or in several pieces, means what it says.
let site: TestSite;
let ada: Client;
let ids: Record<string, number>;
let drinks: Record<string, number>;
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
  ({ ids, drinks } = await barTools(site));
});
afterAll(() => site?.close());

type Listed = { display_name: string };
const call = <Answer>(path: string) => ada.get(`${bar}/${path}`).then((answer) => answer.json<Answer>());

it("favourites and wishes come in each order of a personal list", async () => {
  const kept = ["whiskey-sour", "dry-martini", "french-75"];
  for (const key of kept)
    for (const list of ["favourite", "wishlist"])
      await ada.post(`/api/dev/frontend/${list}/add`, { link_table: "cocktails", link_id: String(drinks[key]) });
  await ada.post("/api/dev/frontend/vote/cast", {
    link_table: "cocktails",
    link_id: String(drinks["dry-martini"]),
    vote: "5",
  });
  const spaced = "update favourite set created_at = now() - make_interval(mins => array_position($1::int[], link_id))";
  const numbers = kept.map((key) => drinks[key]).reverse();
  await site.house.pool.query(spaced, [numbers]);
  await site.house.pool.query(spaced.replace("favourite", "wish"), [numbers]);
  for (const list of ["load-favourites", "load-wish-list"]) {
    const named = async (sort: string) => {
      const { cocktails } = await call<{ cocktails: { result: Listed[] } }>(`${list}?sort=${sort}`);
      return cocktails.result.map(({ display_name }) => display_name);
    };
    const newest = ["French 75", "Dry Martini", "Whiskey Sour"];
    expect([list, await named("newest"), await named("nonsense")]).toEqual([list, newest, newest]);
    expect(await named("oldest")).toEqual(newest.toReversed());
    expect(await named("name")).toEqual(["Dry Martini", "French 75", "Whiskey Sour"]);
    expect((await named("your-rating"))[0]).toBe("Dry Martini");
    const { rows } = await site.house.pool.query(
      "select name from cocktail where id = any($1) order by rating desc nulls last, name",
      [numbers],
    );
    expect(await named("rating")).toEqual(rows.map(({ name }) => name));
  }
});

it("a new wish begins anew on the shopping list, and only what is listed can be ticked", async () => {
  const mezcal = { link_table: "ingredients", link_id: String(ids.mezcal) };
  type Shopping = { result: { name: string; ticked: boolean }[]; suggested: { name: string; link_id: number }[] };
  const shopping = () => call<Shopping>("shopping-list");
  const listed = async () => (await shopping()).result.find(({ name }) => name === "Mezcal");
  const wish = (what: "add" | "remove") => ada.post(`/api/dev/frontend/wishlist/${what}`, mezcal);
  const say = (fields: Record<string, string>) => ada.post(`${bar}/shopping-list`, { ...mezcal, ...fields });
  await wish("add");
  for (const said of [{ add: "no" }, { tick: "yes" }]) {
    expect(await listed()).toMatchObject({ ticked: false });
    expect((await say(said)).status).toBe(200);
    expect((await listed())?.ticked ?? "off").toBe("add" in said ? "off" : true);
    await wish("remove");
    await wish("add");
  }
  expect(await listed()).toMatchObject({ ticked: false });
  const [suggested] = (await shopping()).suggested;
  const ticked = await ada.post(`${bar}/shopping-list`, {
    ...{ link_table: "ingredients", link_id: String(suggested!.link_id), tick: "no" },
  });
  expect([ticked.status, ticked.text]).toEqual([404, "ERROR: that is not on the list"]);
  expect((await shopping()).suggested[0]).toEqual(suggested);
});

it("several keywords narrow together, and several types widen", async () => {
  for (const key of ["gin", "vodka", "campari", "lime-juice"])
    await ada.post(`${bar}/add-item`, { link_id: String(ids[key]) });
  type Counted = { result_count: number };
  // The builder's answers stand in an envelope (contract.md, 9).
  const countIn = (said: Counted | { response: Counted }) => ("response" in said ? said.response : said).result_count;
  const count = async (path: string) => countIn((await ada.get(path)).json<Counted>());
  const counted = async (path: string, fields: object) => countIn((await ada.postJson(path, fields)).json<Counted>());
  for (const path of [`${bar}/load-recipes`, "/builder/api/search-recipe"]) {
    const asked = { include_non_alcoholic: "1", nonalcoholic: "include", missing: 3, limit: 0 };
    const all = await counted(path, asked);
    const gin = await counted(path, { ...asked, keyword: "gin" });
    const both = await counted(path, { ...asked, keyword: ["gin", "lime"] });
    expect([path, both > 0, both < gin, gin < all]).toEqual([path, true, true, true]);
  }
  const found = await call<{ result: Listed[] }>("search-item?keyword=dry&keyword=gin&search-all=yes");
  expect(found.result.map(({ display_name }) => display_name)).toContain("London dry gin");
  const types = (asked: string) => count(`/builder/api/ingredients?limit=0&${asked}`);
  const both = await types("type=1,2");
  expect(both).toBeLessThan(await types("type="));
  for (const asked of ["type=1&type=2", "type[]=1&type[]=2", "type[0]=1&type[1]=2"])
    expect([asked, await types(asked)]).toEqual([asked, both]);
});

it("comments that are refused are none: the fifth that is right still stands", async () => {
  const limited = await testSite({ RATE_LIMIT: "on" });
  try {
    const bob = await signedIn(limited);
    const say = (comment: string) => bob.post("/api/comment/write/cocktails/68", { comment });
    for (let times = 0; times < 6; times += 1) expect((await say("  ")).status).toBe(400);
    for (let times = 0; times < 5; times += 1) expect((await say(`A fine drink, ${times}`)).status).toBe(200);
    expect((await say("And one more")).status).toBe(429);
  } finally {
    await limited.close();
  }
});

it("a bottle that does not go where a recipe asks for something is told as that", async () => {
  const asked = { cocktail_id: "77", ingredient_id: String(ids.campari), spiritbrand_id: "1", add: "yes" };
  expect((await ada.post("/builder/api/preferred-ingredient", asked)).text).toContain("the bottle is neither of that");
  const none = { ...asked, ingredient_id: String(ids.vodka) };
  expect((await ada.post("/builder/api/preferred-ingredient", none)).text).toContain("does not ask for it");
});
