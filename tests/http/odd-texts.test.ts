import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
let errors: MockInstance;
let collection: string;
beforeAll(async () => {
  site = await testSite();
  errors = vi.spyOn(site.house.log, "error");
  ada = await signedIn(site, "Ada");
  ada.cookies.set("cookie_policy", "essential");
  await site.house.pool.query("update person set premium_until = 'infinity'");
  const made = await ada.post("/builder/api/collection", { name: "Odd" });
  collection = made.json<{ response: { id_encoded: string } }>().response.id_encoded;
});
afterAll(() => site?.close());

/** A text that is cut between the two halves of its last sign, where it may have so many letters. */
const cutAt = (most: number) => `${"x".repeat(most - 1)}😀`;
const half = /[\ud800-\udbff](?![\udc00-\udfff])/;

describe("a sign that takes two letters is kept whole, or not at all,", () => {
  it.each([
    [
      "a bottle's barcode",
      "/beer-wine-spirits/submit-product?step=1",
      { "upc[0][barcode]": cutAt(40), intent: "next" },
    ],
    ["a bottle's size", "/beer-wine-spirits/submit-product?step=1", { "upc[0][size_ml]": cutAt(40), intent: "next" }],
    ["what it is made from", "/beer-wine-spirits/submit-product?step=5", { "raw_material[]": cutAt(60) }],
    ["its description", "/beer-wine-spirits/submit-product?step=6", { description: cutAt(4_000) }],
    ["its tasting note", "/beer-wine-spirits/submit-product?step=6", { tasting_note: cutAt(1_200) }],
  ])("in %s", async (_what, path, fields) => {
    expect((await ada.post(path, fields)).status).toBeLessThan(500);
    expect(errors).not.toHaveBeenCalled();
  });

  it("in a menu's title, an engraving, and a teaser", async () => {
    const named = await ada.post("/builder/api/collection", { id: collection, "menu[title]": cutAt(80) });
    expect(named.status).toBe(200);
    const { rows } = await site.house.pool.query(
      "select offer.id, min(skew.id) as skew, asks[1] as ask from offer join skew on skew.offer_id = offer.id where cardinality(asks) > 0 group by offer.id order by offer.id limit 1",
    );
    const wanted = { product_id: String(rows[0].id), "skew[]": String(rows[0].skew), quantity: "1" };
    const call = "/api/dev/frontend/shop/add-to-basket";
    expect((await ada.post(call, { ...wanted, [`product_vars[${rows[0].ask}]`]: cutAt(200) })).status).toBe(200);
    expect(errors).not.toHaveBeenCalled();
    const kept = await site.house.pool.query(
      "select menu::text as text from collection union all select product_vars::text from basket_line",
    );
    for (const { text } of kept.rows) expect(text).not.toMatch(half);
  });

  it("and half of one that JSON can write becomes a sign of its own", async () => {
    const body = '{"cocktail":{"name":"Odd","description":"d \\ud800"},"keyword":"a\\udc00"}';
    const answer = await ada.send("/my-bar/submit-cocktail", {
      method: "POST",
      headers: { "content-type": "application/json", ...sameOrigin },
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("d \ufffd");
    expect(errors).not.toHaveBeenCalled();
  });
});

it.each([
  ["GET", "/builder/recipes/search?step_one[chosen_ingredient][40][b]=1", {}],
  ["POST", "/builder/recipes/search", { "step_one[chosen_ingredient][40][b]": "1" }],
  ["POST", "/builder/collections/CODE", { intent: "edit", "name[b]": "1" }],
  ["POST", "/builder/collections/CODE", { intent: "edit", name: "x", "is_public[b]": "1" }],
  ["POST", "/builder/collections/CODE", { intent: "up", "link_table[b]": "1", link_id: "1", place: "0" }],
  ["POST", "/builder/collections/CODE", { intent: "up", link_table: "cocktails", "link_id[b]": "1", place: "0" }],
  ["POST", "/builder/collections/CODE", { intent: "down", link_table: "cocktails", link_id: "1", "place[b]": "1" }],
  ["POST", "/my-bar/substitutes", { intent: "substitute-add", "ingredient[b]": "1", alternative: "Gin" }],
  ["POST", "/my-bar/substitutes", { intent: "substitute-add", ingredient: "Gin", "alternative[b]": "1" }],
  ["POST", "/your/personalise?of=ingredients:156", { "intent[b]": "1" }],
])("what is no text is none: %s %s %o", async (method, path, fields: Record<string, string>) => {
  const address = path.replace("CODE", collection);
  const answer = method === "GET" ? await ada.get(address) : await ada.post(address, fields);
  expect(answer.status).toBeLessThan(500);
  expect(errors).not.toHaveBeenCalled();
});

it("whoever is signed out and presses a button of an order is led to sign in, as by its address", async () => {
  const answer = await new Client(site.url).post("/your-account/orders/J2026000001", { intent: "cancel" });
  expect(answer.headers.location).toMatch(/^\/login\?redir=/);
});
