import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn, signIn } from "./client.ts";

const call = "/api/dev/frontend/shop/add-to-basket";
/** A coupe in three skews, six at most. */
const coupe = { id: 48, skew: 0 };
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const item = (await new Client(site.url).get("/api/shop/search?keyword=classic+coupe")).json<{
    results: { id: number; skews: { id: number }[] }[];
  }>().results[0]!;
  coupe.id = item.id;
  await site.house.pool.query("update offer set max_per_order = 6 where id = $1", [coupe.id]);
  coupe.skew = item.skews[0]!.id;
});
afterAll(() => site?.close());

function guest(policy: string | null = "essential"): Client {
  const client = new Client(site.url);
  if (policy) client.cookies.set("cookie_policy", policy);
  return client;
}
const add = (client: Client, fields: Record<string, string> = {}) =>
  client.post(call, { product_id: String(coupe.id), "skew[]": String(coupe.skew), quantity: "1", ...fields });
const counted = async (client: Client) =>
  (await client.get("/api/dev/frontend/personal")).json<{ basket: { count: number } }>().basket.count;

it("of skews that may be taken together each has a quantity of its own, whatever its number", async () => {
  const skews = [70001, 71];
  await site.house.pool.query(
    "insert into offer select (offer).* from (select jsonb_populate_record(offer, $1::jsonb) as offer from offer where id = $2) o",
    [JSON.stringify({ id: 70_000, key: "kit-of-two", choice: "any", max_per_order: 20 }), coupe.id],
  );
  for (const [place, id] of skews.entries()) {
    await site.house.pool.query("delete from skew where id = $1", [id]);
    await site.house.pool.query(
      "insert into skew (id, offer_id, position, name, gbp, eur, usd, stock) values ($1, 70000, $2, $3, 100, 100, 100, 50)",
      [id, place, `Part ${place}`],
    );
  }
  const client = guest();
  const wanted = { "skew[0]": "70001", "skew[1]": "71", "quantities[70001]": "3", "quantities[71]": "2" };
  const added = await client.post(call, { product_id: "70000", quantity: "1", ...wanted });
  expect([added.status, added.json()]).toEqual([200, { num_items: 5 }]);
  // Low ones alone come as a list.
  const low = await guest().post(call, { product_id: "70000", "skew[0]": "71", "quantities[71]": "4", quantity: "1" });
  expect(low.json()).toEqual({ num_items: 4 });
  await site.house.pool.query("delete from offer where id = 70000");
});

describe("looking", () => {
  it("lists 20 a page, with what comes after at a real address", async () => {
    const page = await guest().get("/shop");
    expect(page.text.match(/<li class="cocktail-card/g)).toHaveLength(20);
    expect(page.text).toContain('href="/shop?offset=20"');
    expect((await guest().get("/shop?offset=100")).text.match(/<li class="cocktail-card/g)).toHaveLength(12);
  });

  it("takes how many a page and several words from the address, as every list does", async () => {
    const page = await guest().get("/shop?limit=12");
    expect(page.text.match(/<li class="cocktail-card/g)).toHaveLength(12);
    expect(page.text.replaceAll("&amp;", "&")).toContain('href="/shop?limit=12&offset=12"');
    expect((await guest().get("/shop?limit=13")).text.match(/<li class="cocktail-card/g)).toHaveLength(20);
    const names = async (query: string) =>
      [...(await guest().get(`/shop?${query}`)).text.matchAll(/<li class="cocktail-card.*?href="([^"]+)"/gs)].map(
        ([, href]) => href,
      );
    expect(await names("keyword=glass&keyword=wine")).toEqual(await names("keyword=glass+wine"));
    expect(await names("keyword=glass&keyword=wine")).not.toEqual(await names("keyword=glass"));
  });

  it("narrows by category with all below it, and leaves out a select that follows another choice", async () => {
    const top = (await guest().get("/api/shop/listcategories?filterzero=1")).json<
      { name: string; item_count: number; matrix: { id: number; tid: number } }[]
    >();
    expect(top.map(({ name }) => name)).toContain("Glassware");
    const glass = top.find(({ name }) => name === "Glassware")!;
    const found = await guest().get(`/api/shop/search?tid=${glass.matrix.tid}&limit=0`);
    expect(found.json()).toEqual({ results: [], count: glass.item_count });
    const below = await guest().get(`/api/shop/listcategories?parent_id=${glass.matrix.id}`);
    expect(below.json<unknown[]>().length).toBeGreaterThan(1);
    const books = top.find(({ name }) => name === "Books")!;
    const stale = await guest().get(`/shop/search?tid=${books.matrix.tid}&tid=431`);
    expect(stale.text).toContain(`>${books.item_count} offers<`);
    // What is no category is passed over, as on the page.
    const all = await guest().get("/api/shop/search?limit=0");
    expect((await guest().get("/api/shop/search?tid=999999&limit=0")).json()).toEqual(all.json());
  });

  it("finds what all of several keywords find, however they are sent", async () => {
    const count = async (query: string) =>
      (await guest().get(`/api/shop/search?limit=0&${query}`)).json<{ count: number }>().count;
    const both = await count("keyword=shaker&keyword=boston");
    expect([both > 0, both < (await count("keyword=shaker"))]).toEqual([true, true]);
    for (const other of ["keyword=boston,shaker", "keyword[]=shaker&keyword[]=boston"])
      expect([other, await count(other)]).toEqual([other, both]);
    expect((await guest().get("/shop/search?keyword=shaker&keyword=boston")).text).toContain(`>${both} offers<`);
    expect(await count("keyword=-1")).toBe(await count(""));
  });

  it("tells prices in the currency asked for, and each skew to machines", async () => {
    const page = await guest().get(`/shop/product/${coupe.id}/classic-coupe?currency=EUR&sku=${coupe.skew}`);
    expect(page.text).toMatch(/€\d+\.\d\d/);
    expect(page.text).toContain('"@type":"Offer"');
    expect((await guest().get(`/fr-fr/shop/product/${coupe.id}/classic-coupe`)).text).toMatch(/\d+,\d\d\s€/);
  });

  it("leads from a glass to its offers and back, and from a recipe to what it needs", async () => {
    const page = await guest().get(`/shop/product/${coupe.id}/classic-coupe`);
    const glass = /href="(\/glassware\/\d+\/[a-z-]+)"/.exec(page.text)![1]!;
    expect((await guest().get(glass)).text).toContain(`/shop/product/${coupe.id}/classic-coupe`);
    expect((await guest().get("/cocktails/recipe/77/negroni")).text).toContain("/shop/product/");
  });
});

describe("putting something into the basket", () => {
  it("counts, adds up the same skew, and keeps the basket by a cookie that no script reads", async () => {
    const client = guest();
    const first = await add(client);
    expect([first.status, first.json()]).toEqual([200, { num_items: 1 }]);
    expect(first.cookies.join()).toMatch(/basket=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await add(client, { quantity: "2" })).json()).toEqual({ num_items: 3 });
    expect(await counted(client)).toBe(3);
    expect((await client.get("/shop/basket")).text).toContain("3 things");
  });

  it.each([null, "none", "maybe"])("is refused under the cookie policy %j, with where to change it", async (policy) => {
    const client = guest(policy);
    const refused = await add(client);
    expect([refused.status, refused.text]).toEqual([403, "ERROR: rejected by cookie policy"]);
    expect(refused.cookies.join()).not.toContain("basket=");
    const page = await client.post("/shop/basket", {
      intent: "add",
      product_id: String(coupe.id),
      "skew[]": String(coupe.skew),
    });
    expect(page.status).toBe(403);
    expect(page.text).toContain("Enable essential cookies to add items to your basket.");
    expect(page.text).toContain('href="/cookie-policy"');
  });

  it.each<[Record<string, string>, number]>([
    [{ quantity: "-1" }, 400],
    [{ quantity: "1.5" }, 400],
    [{ quantity: "1e9" }, 400],
    [{ quantity: "1000000000" }, 400],
    [{ quantity: "0" }, 400],
    [{ "skew[]": "999999" }, 400],
    [{ "skew[]": "1' or 1=1" }, 400],
    [{ product_id: "999999" }, 404],
    [{ quantity: "7" }, 409],
  ])("is refused for %j", async (fields, status) => {
    const client = guest();
    expect((await add(client, fields)).status).toBe(status);
    expect(await counted(client)).toBe(0);
  });

  it("never takes a price, a total or a stock from the request", async () => {
    const client = guest();
    await add(client, { price: "1", total: "1", gbp: "1", stock: "9999", "skews[0][price]": "1", discount: "100" });
    const { rows } = await site.house.pool.query(
      "select price, gbp from basket_line line join skew on skew.id = line.skew_id where skew_id = $1 order by line.changed_at desc limit 1",
      [coupe.skew],
    );
    expect(rows[0].price).toBe(rows[0].gbp);
  });

  it("limits all skews of an offer together, and says how many", async () => {
    const client = guest();
    const { rows } = await site.house.pool.query("select max_per_order from offer where id = $1", [coupe.id]);
    const most = rows[0].max_per_order as number;
    expect((await add(client, { quantity: String(most) })).status).toBe(200);
    const refused = await add(client);
    expect([refused.status, refused.text]).toEqual([
      409,
      `ERROR: This item is limited to a maximum of ${most} per order`,
    ]);
    for (const quantity of ["99", "500"]) {
      const page = await client.post("/shop/basket", { intent: "update", "skew[]": String(coupe.skew), quantity });
      expect(page.status).toBe(400);
      expect(page.text).toContain(`This item is limited to a maximum of ${most} per order`);
      expect(page.text).toContain(`name="skew[]" value="${coupe.skew}"`);
      expect(page.text).not.toContain("must be at most");
    }
  });
});

describe("what is in the basket", () => {
  it("can be changed, saved for later, taken out and put back", async () => {
    const client = guest();
    await add(client, { quantity: "2" });
    const skew = String(coupe.skew);
    const act = (intent: string, more: Record<string, string> = {}) =>
      client.post("/shop/basket", { intent, skew, ...more });
    expect((await act("update", { quantity: "4" })).status).toBe(303);
    expect(await counted(client)).toBe(4);
    await act("save-for-later");
    expect(await counted(client)).toBe(0);
    expect((await client.get("/shop/basket")).text).toContain("Saved for later");
    await act("move-to-basket");
    expect(await counted(client)).toBe(4);
    await act("update", { quantity: "0" });
    expect((await client.get("/shop/basket")).text).toContain("was taken out");
    await act("undo");
    expect(await counted(client)).toBe(4);
  });

  it("goes back to what is saved for later where it was taken out of that", async () => {
    const client = guest();
    await add(client, { quantity: "2" });
    const act = (intent: string) => client.post("/shop/basket", { intent, skew: String(coupe.skew) });
    await act("save-for-later");
    await act("remove");
    expect((await client.get("/shop/basket")).text).not.toContain("Saved for later");
    await act("undo");
    expect(await counted(client)).toBe(0);
    expect((await client.get("/shop/basket")).text).toContain("Saved for later");
    // And from there it is as before.
    await act("move-to-basket");
    await act("remove");
    await act("undo");
    expect(await counted(client)).toBe(2);
  });

  it("is saved for later besides what is saved already, and taken out where it was asked", async () => {
    const client = guest();
    const act = (intent: string, more: Record<string, string> = {}) =>
      client.post("/shop/basket", { intent, skew: String(coupe.skew), ...more });
    await add(client, { quantity: "3" });
    await act("save-for-later");
    await add(client, { quantity: "2" });
    await act("save-for-later");
    expect((await client.get("/shop/basket")).text.replaceAll("<!-- -->", "")).toMatch(/>5, £/);
    await add(client);
    await act("remove", { place: "saved" });
    expect(await counted(client)).toBe(1);
    expect((await client.get("/shop/basket")).text).not.toContain("Saved for later");
    await act("undo");
    const asked = await client.get(`/shop/basket?remove=${coupe.skew}&place=saved`, { "sec-fetch-site": "none" });
    expect(asked.text).toMatch(/name="place" value="saved"/);
    await client.get(`/shop/basket?remove=${coupe.skew}&place=saved`, sameOrigin);
    expect(await counted(client)).toBe(1);
  });

  it.each(["1.5", "-1", "", "many"])("a quantity of “%s” is told beside its field", async (quantity) => {
    const client = guest();
    await add(client, { quantity: "2" });
    const told = await client.post("/shop/basket", { intent: "update", skew: String(coupe.skew), quantity });
    expect(told.status).toBe(400);
    expect(told.text).toMatch(
      new RegExp(`id="quantity-${coupe.skew}-error"[^>]*>(?:<[^>]*>|<!-- -->|Error:|\\s)*Enter how many you want`),
    );
    expect(await counted(client)).toBe(2);
  });

  it("lies where it lay when it is put back", async () => {
    const client = guest();
    await add(client);
    const [other] = (await client.get("/api/shop/search?keyword=muddler")).json<{
      results: { id: number; skews: { id: number }[] }[];
    }>().results;
    await add(client, { product_id: String(other!.id), "skew[]": String(other!.skews[0]!.id) });
    const order = async () => (await client.get("/shop/basket")).text.match(/name="skew(?:\[\])?" value="\d+"/g);
    const before = await order();
    expect(new Set(before).size).toBe(2);
    await client.post("/shop/basket", { intent: "remove", skew: String(coupe.skew) });
    expect(new Set(await order())).not.toEqual(new Set(before));
    await client.post("/shop/basket", { intent: "undo" });
    expect(await order()).toEqual(before);
  });

  it("is taken out by an address only from the site itself; a link from elsewhere is asked again", async () => {
    const client = guest();
    await add(client);
    const address = `/shop/basket?remove=${coupe.skew}`;
    const typed = await client.get(address, { "sec-fetch-site": "none" });
    expect(typed.status).toBe(200);
    expect(typed.text).toContain("Remove this item from your basket?");
    await client.get(address, { "sec-fetch-site": "cross-site" });
    expect(await counted(client)).toBe(1);
    expect((await client.get(address, sameOrigin)).status).toBe(303);
    expect(await counted(client)).toBe(0);
  });

  it("belongs to whoever has its cookie: a guessed or changed one opens nothing", async () => {
    const client = guest();
    await add(client);
    for (const token of ["x", "A".repeat(22), `${client.cookies.get("basket")}x`, "' or true --"]) {
      const other = guest();
      other.cookies.set("basket", encodeURIComponent(token));
      expect(await counted(other)).toBe(0);
    }
  });

  it("comes along when its guest signs in: sums, within the limit, and said", async () => {
    const member = await signedIn(site);
    member.cookies.set("cookie_policy", "all");
    await add(member, { quantity: "2" });
    const again = guest();
    await add(again, { quantity: "3" });
    expect((await signIn(again, member.email)).status).toBe(303);
    expect(again.cookies.has("basket")).toBe(false);
    expect(await counted(again)).toBe(5);
    expect((await again.get("/shop/basket")).text).toContain("before you signed in is in it now");
    const fresh = guest();
    await add(fresh, { quantity: "4" });
    await signIn(fresh, member.email);
    const { rows } = await site.house.pool.query("select max_per_order from offer where id = $1", [coupe.id]);
    expect(await counted(fresh)).toBe(Math.min(9, rows[0].max_per_order));
    expect((await fresh.get("/shop/basket")).text).toContain("limited to a maximum");
  });

  it("tells that a price has changed, and what is sold out or gone", async () => {
    const client = guest();
    await add(client);
    await site.house.pool.query("update skew set gbp = gbp + 100 where id = $1", [coupe.skew]);
    expect((await client.get("/shop/basket")).text).toMatch(/The price was £[\d.]+ and is now £[\d.]+\./);
    await site.house.pool.query("update skew set gbp = gbp - 100 where id = $1", [coupe.skew]);
  });

  it("tells what has changed in the currency that was chosen for it, and in no other", async () => {
    const client = guest();
    await add(client);
    await client.post("/shop/basket", { intent: "save-for-later", skew: String(coupe.skew) });
    await client.post("/shop/basket", { intent: "remove", skew: String(coupe.skew) });
    await client.post("/shop/basket", { intent: "currency", currency: "EUR" });
    expect((await client.get("/shop/basket")).text).not.toContain("was taken out");
    await add(client);
    await client.post("/shop/basket", { intent: "currency", currency: "EUR" });
    const now = async () => (await client.get("/shop/basket")).text;
    await site.house.pool.query("update skew set gbp = gbp + 100 where id = $1", [coupe.skew]);
    expect(await now()).not.toContain("The price was");
    await site.house.pool.query("update skew set gbp = gbp - 100, eur = eur + 150 where id = $1", [coupe.skew]);
    expect(await now()).toMatch(/The price was €[\d.]+ and is now €[\d.]+\./);
    // What was not said yet is not forgotten by choosing another.
    await client.post("/shop/basket", { intent: "currency", currency: "GBP" });
    expect(await now()).toMatch(/The price was €[\d.]+ and is now €[\d.]+\./);
    await site.house.pool.query("update skew set eur = eur - 150 where id = $1", [coupe.skew]);
  });
});
