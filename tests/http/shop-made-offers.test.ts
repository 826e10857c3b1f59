import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let desk: Client;
beforeAll(async () => {
  site = await testSite();
  desk = await signedIn(site);
  await site.house.pool.query("update person set role = 'editor'");
  desk.cookies.set("cookie_policy", "essential");
});
afterAll(() => site?.close());

const offer = {
  offer: "Pistachio orgeat",
  category: "459",
  teaser: "Green rather than white, and drier than most.",
  description: "Pistachios are pressed as almonds are, and the syrup is left cloudy. Shake it before each use, please.",
  for: "orgeat",
  ...{ choice: "one", max_per_order: "4", vat: "standard", weight_g: "600", shows: "", asks: "" },
  ...{ name: "250 ml", gbp: "9.50", eur: "11", usd: "12", aud: "", stock: "7" },
};
const said = async (path: string, fields: Record<string, string>) => {
  const answer = await desk.post(path, fields);
  return [answer.status, answer.headers.location];
};
const skewsOf = async (name: string) =>
  (
    await site.house.pool.query(
      "select offer.id as offer, skew.id, skew.name, gbp, stock from skew join offer on offer.id = offer_id where offer.name = $1 order by position",
      [name],
    )
  ).rows;

describe("an offer made at the desk", () => {
  it("is in the shop, its search and its category at once, and can be bought", async () => {
    const made = await desk.post("/desk/offers/new", offer);
    expect(made.status).toBe(303);
    const [skew] = await skewsOf("Pistachio orgeat");
    expect(skew).toMatchObject({ name: "250 ml", gbp: 950, stock: 7 });
    expect(made.headers.location).toBe(`/desk/offers/offer/${skew.offer}?done=make`);
    const reader = new Client(site.url);
    reader.cookies.set("cookie_policy", "essential");
    const found = (await reader.get("/api/shop/search?keyword=pistachio")).json<{ count: number }>();
    expect(found.count).toBe(1);
    const page = await reader.get(`/shop/product/${skew.offer}/pistachio-orgeat`);
    expect([page.status, page.text.includes("£9.50")]).toEqual([200, true]);
    expect((await reader.get(`/drawings/shop/${skew.offer}.svg`)).status).toBe(200);
    const fields = { product_id: String(skew.offer), "skew[]": String(skew.id), quantity: "1" };
    expect((await reader.post("/api/dev/frontend/shop/add-to-basket", fields)).json()).toEqual({ num_items: 1 });
  });

  it("is not made twice by a form that is sent twice, and mistakes come back with what was typed", async () => {
    const again = await desk.post("/desk/offers/new", offer);
    expect([again.status, again.text.includes("There is an offer of this name already")]).toEqual([400, true]);
    const twice = { ...offer, offer: "Sent twice" };
    const both = await Promise.all([desk.post("/desk/offers/new", twice), desk.post("/desk/offers/new", twice)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    const wrong = await desk.post("/desk/offers/new", { ...offer, offer: "Other", gbp: "free", teaser: "Short <b>" });
    expect(wrong.status).toBe(400);
    for (const text of ["Enter a price such as 12.50", "Enter one sentence of 20", "Short &lt;b&gt;"])
      expect(wrong.text).toContain(text);
  });

  it("is changed, gets further skews, and what is changed is seen at once", async () => {
    const [{ offer: id }] = await skewsOf("Pistachio orgeat");
    const path = `/desk/offers/offer/${id}`;
    expect((await desk.get(path)).text).toContain("Change the offer");
    const edit = { ...offer, intent: "edit", teaser: "As green as the nuts that it is pressed from." };
    expect(await said(path, edit)).toEqual([303, `${path}?done=edit`]);
    const size = { intent: "add-skew", name: "1 litre", gbp: "30", eur: "35", usd: "38", stock: "2" };
    expect(await said(path, size)).toEqual([303, `${path}?done=add-skew`]);
    expect((await said(path, size))[0]).toBe(400);
    const page = (await new Client(site.url).get(`/shop/product/${id}/pistachio-orgeat`)).text;
    for (const text of ["1 litre", "As green as the nuts"]) expect(page).toContain(text);
  });

  it("is taken off the shop: in no list, not to be bought, told to who has it in the basket; and comes back", async () => {
    const [{ offer: id, id: skew }] = await skewsOf("Pistachio orgeat");
    const path = `/desk/offers/offer/${id}`;
    const reader = new Client(site.url);
    reader.cookies.set("cookie_policy", "essential");
    const add = { product_id: String(id), "skew[]": String(skew), quantity: "1" };
    await reader.post("/api/dev/frontend/shop/add-to-basket", add);
    expect(await said(path, { intent: "retire" })).toEqual([303, `${path}?done=retire`]);
    // What is kept in memory goes with the notice of the change, which comes a moment later.
    const found = async () => (await reader.get("/api/shop/search?keyword=pistachio")).json();
    const page = async () => (await reader.get(`/shop/product/${id}/pistachio-orgeat`)).status;
    await expect.poll(found).toMatchObject({ count: 0 });
    await expect.poll(page).toBe(404);
    expect((await reader.post("/api/dev/frontend/shop/add-to-basket", add)).status).toBe(404);
    expect((await reader.get("/shop/basket")).text).toContain("Pistachio orgeat");
    expect((await desk.get("/desk/offers?only=retired")).text).toContain("off the shop");
    expect(await said(path, { intent: "bring-back" })).toEqual([303, `${path}?done=bring-back`]);
    await expect.poll(page).toBe(200);
  });

  it("of the library keeps what its file says; only whether it is sold is the desk's", async () => {
    expect((await desk.get("/desk/offers/offer/1")).text).toContain("stands in the library’s files");
    expect((await said("/desk/offers/offer/1", { ...offer, intent: "edit" }))[0]).toBe(400);
    expect((await said("/desk/offers/offer/1", { intent: "retire" }))[0]).toBe(303);
    expect((await said("/desk/offers/offer/1", { intent: "bring-back" }))[0]).toBe(303);
  });

  it("is nobody's but an editor's", async () => {
    const member = await signedIn(site);
    expect((await member.get("/desk/offers/new")).status).toBe(403);
    expect((await member.post("/desk/offers/new", { ...offer, offer: "Mine" })).status).toBe(403);
    expect((await member.post("/desk/offers/offer/1", { intent: "retire" })).status).toBe(403);
  });
});

it("a file makes offers after a dry run, all of them or none", async () => {
  const columns = ["skew", ...Object.keys(offer)];
  const lineOf = (change: Record<string, string>) =>
    columns.map((name) => `"${({ ...offer, skew: "", ...change } as Record<string, string>)[name]}"`).join(",");
  const rows = [lineOf({ offer: "Rose orgeat" }), lineOf({ offer: "Rose orgeat", name: "1 litre", gbp: "28" })];
  const text = [columns.join(","), ...rows].join("\n");
  const wrong = await desk.post("/desk/offers/file", { text: `${text}\n${lineOf({ offer: "Bad", category: "bar" })}` });
  expect(wrong.text).toContain("Line 4: category: Choose a category.");
  const dry = await desk.post("/desk/offers/file", { text });
  expect(dry.text).toContain("One new offer");
  expect(await skewsOf("Rose orgeat")).toEqual([]);
  const seal = /name="seal" value="([^"]+)"/.exec(dry.text)![1]!;
  expect((await desk.post("/desk/offers/file", { text, seal })).status).toBe(303);
  expect(await skewsOf("Rose orgeat")).toMatchObject([{ name: "250 ml" }, { name: "1 litre", gbp: 2800 }]);
  // Sent again, the seal is that of a file that would now make what there is.
  const again = await desk.post("/desk/offers/file", { text, seal });
  expect([again.status, again.text.includes("There is an offer “Rose orgeat” already.")]).toEqual([400, true]);
});
