import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { mailTo } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn, signIn } from "./client.ts";

const call = "/api/dev/frontend/shop/add-to-basket";
let site: TestSite;
/** An offer of one skew. */
const offer = { id: 0, skew: 0 };
const query = (text: string, values: unknown[] = []) => site.house.pool.query(text, values);
beforeAll(async () => {
  site = await testSite();
  const { rows } = await query(
    "select offer_id as id, min(skew.id) as skew from skew join offer on offer.id = offer_id where not alcohol and weight_g < 2000 group by offer_id having count(*) = 1 order by 1 limit 1",
  );
  Object.assign(offer, rows[0]);
});
afterAll(() => site?.close());
beforeEach(() =>
  query("update skew set gbp = 1200, usd = 1500, eur = 1400, aud = 2500, stock = 100 where id = $1", [offer.skew]).then(
    () => query("update offer set max_per_order = 12, asks = '{}' where id = $1", [offer.id]),
  ),
);

const sent = (more: Record<string, string> = {}) => ({
  ...{ product_id: String(offer.id), "skew[]": String(offer.skew), quantity: "1" },
  ...more,
});
async function buyer(more: Record<string, string> = {}, client = new Client(site.url)): Promise<Client> {
  client.cookies.set("cookie_policy", "essential");
  expect((await client.post(call, sent(more))).status).toBe(200);
  return client;
}
const details = {
  ...{ email: "ada@example.org", name: "Ada Byron", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  ...{ country: "GB", book_delivery: "yes", payment: "invoice" },
};
const sealOf = (text: string) => /name="seal" value="([^"]+)"/.exec(text)![1]!;

describe("a currency", () => {
  it("is what the profile says, wherever prices are told", async () => {
    const member = await signedIn(site);
    await member.post("/your-account/update", {
      intent: "profile",
      display_name: "Ada",
      industryYN: "no",
      currency: "AUD",
    });
    const found = (await member.get("/api/shop/search?limit=1")).json<{ results: { price: object }[] }>();
    expect(found.results[0]!.price).toMatchObject({ currency: "AUD" });
    expect((await member.get("/api/dev/frontend/personal")).json()).toMatchObject({ basket: { currency: "AUD" } });
    await buyer({}, member);
    expect((await member.get("/shop/basket")).text).toContain("A$25.00");
    expect((await member.get("/shop/your-details")).text).toContain("A$25.00");
    const told = (await member.get("/api/shop/search?limit=1&currency=EUR")).json<{ results: { price: object }[] }>();
    expect(told.results[0]!.price).toMatchObject({ currency: "EUR" });
  });

  it("is what the address says, from the basket to the order, without being kept", async () => {
    const client = await buyer();
    const { text } = await client.get("/shop/basket?currency=USD");
    expect(text).toContain("US$15.00");
    expect(text).toContain("/shop/your-details?currency=USD");
    expect((await client.get("/shop/basket")).text).toContain("£12.00");
    const update = { intent: "update", skew: String(offer.skew), quantity: "2" };
    expect((await client.post("/shop/basket?currency=USD", update)).headers.location).toBe("/shop/basket?currency=USD");
    const page = "/shop/your-details?currency=USD";
    const seal = sealOf((await client.get(page)).text);
    expect(seal).toMatch(/^USD GB /);
    expect((await client.post(page, { ...details, seal })).status).toBe(303);
    const { rows } = await query("select currency, goods from sales_order order by id desc limit 1");
    expect(rows[0]).toEqual({ currency: "USD", goods: 3000 });
  });

  it("that something in an order has no price in turns all of it to pounds, and whose fault that is stands on each page", async () => {
    const { rows: others } = await query(
      "select offer_id as id, min(skew.id) as skew, offer.name from skew join offer on offer.id = offer_id where not alcohol and weight_g < 2000 and offer.id <> $1 group by offer_id, offer.name having count(*) = 1 order by 1 limit 1",
      [offer.id],
    );
    const other = others[0];
    await query("update skew set gbp = 2900, aud = null, stock = 10 where id = $1", [other.skew]);
    const client = await buyer({ currency: "AUD" });
    const told = async (path: string) => (await client.get(`${path}?currency=AUD`)).text.replaceAll("&amp;", "&");
    const why = `${other.name} has no price in Australian dollars: this order is in pounds.`;
    expect(await told("/shop/basket")).not.toContain("in pounds.");
    await buyer({ product_id: String(other.id), "skew[]": String(other.skew), currency: "AUD" }, client);
    const basket = await told("/shop/basket");
    expect(basket).toContain(why);
    expect(basket).toContain("£12.00");
    // What was chosen stays chosen.
    expect(basket).toMatch(/<option[^>]* selected=""[^>]*>AUD</);
    const page = await told("/shop/your-details");
    expect([page.includes(why), sealOf(page).slice(0, 3)]).toEqual([true, "GBP"]);
    expect(await client.get("/shop/basket?currency=GBP").then(({ text }) => text)).not.toContain("in pounds.");
    // What is saved for later is no part of the order.
    await client.post("/shop/basket", { intent: "save-for-later", skew: String(other.skew) });
    const without = await told("/shop/basket");
    expect([without.includes("in pounds."), without.includes("A$25.00"), without.includes("£29.00")]).toEqual([
      ...[false, true, true],
    ]);
    expect(sealOf(await told("/shop/your-details"))).toMatch(/^AUD /);
  });

  it("that a thing has no price in any more is told as a price that changed", async () => {
    const client = await buyer({ currency: "AUD" });
    await query("update skew set aud = null where id = $1", [offer.skew]);
    const shown = await client.post("/shop/your-details?currency=AUD", details);
    expect(shown.status).toBe(409);
    expect(shown.text).toContain("The price was A$25.00 and is now £12.00.");
    expect(shown.text).toContain("has no price in Australian dollars: this order is in pounds.");
  });
});

describe("what is no longer as it was shown", () => {
  it("is told where an order may have less of it, and the basket brought in line", async () => {
    const client = await buyer({ quantity: "7" });
    await query("update offer set max_per_order = 2 where id = $1", [offer.id]);
    expect((await client.get("/shop/basket")).text).toContain("limited to a maximum of 2 per order now");
    const refused = await client.post("/shop/your-details", details);
    expect([refused.status, refused.text.includes("limited to a maximum of 2 per order")]).toEqual([409, true]);
    expect((await client.post("/shop/your-details", { ...details, seal: sealOf(refused.text) })).status).toBe(303);
    const { rows } = await query("select quantity from order_line order by order_id desc limit 1");
    expect(rows[0]).toEqual({ quantity: 2 });
  });

  it("is what another country makes of the sum, in these words, and not that prices changed", async () => {
    const client = await buyer();
    const seal = sealOf((await client.get("/shop/your-details")).text);
    const abroad = { ...details, country: "FR", private_buyer: "yes", seal };
    const shown = await client.post("/shop/your-details", abroad);
    expect([shown.status, /With delivery to France your order comes to £[\d.]+/.test(shown.text)]).toEqual([409, true]);
    expect(shown.text).not.toContain("Something has changed");
    expect((await client.post("/shop/your-details", { ...abroad, seal: sealOf(shown.text) })).status).toBe(303);
  });
});

describe("a basket", () => {
  it("takes the same names in JSON as in a form, and says of what it cannot take what guide.md does", async () => {
    const client = await buyer();
    const json = { product_id: offer.id, "skew[]": [offer.skew], quantity: 2 };
    expect((await client.postJson(call, json)).json()).toEqual({ num_items: 3 });
    for (const wrong of [
      { quantity: "-1" },
      { quantity: "1.5" },
      { quantity: "1e9" },
      { quantity: "100" },
      { product_id: "abc" },
    ])
      expect([wrong, (await client.post(call, sent(wrong))).text]).toEqual([
        wrong,
        "ERROR: failed to add item to basket",
      ]);
    const update = { intent: "update", product_id: String(offer.id), quantity: "5" };
    expect((await client.post("/shop/basket", update)).status).toBe(303);
    expect((await client.get("/api/dev/frontend/personal")).json()).toMatchObject({ basket: { count: 5 } });
  });

  it("keeps what was typed where there may be no so many", async () => {
    const client = await buyer();
    const { status, text } = await client.post("/shop/basket", {
      intent: "update",
      skew: String(offer.skew),
      quantity: "13",
    });
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="quantity-${offer.skew}"[^>]* value="13"`));
  });

  it("loses no text that an offer asked for", async () => {
    await query("update offer set asks = '{Engraving}' where id = $1", [offer.id]);
    const client = await buyer({ quantity: "2", "product_vars[Engraving]": "Anna" });
    const other = await client.post(call, sent({ "product_vars[Engraving]": "Bob" }));
    expect([other.status, other.text.includes("“Anna”")]).toEqual([409, true]);
    expect((await client.post(call, sent({ "product_vars[Engraving]": "Anna" }))).json()).toEqual({ num_items: 3 });
    // Nor when an order with another one is ordered again, nor when a guest with another one signs in.
    const guest = await buyer({ "product_vars[Engraving]": "Bob" });
    const order = (await guest.post("/shop/your-details", details)).headers.location!.split("?")[0]!;
    await buyer({ "product_vars[Engraving]": "Anna" }, guest);
    expect((await guest.post(order, { intent: "reorder" })).status).toBe(303);
    const basket = (await guest.get("/shop/basket")).text;
    expect(basket).toMatch(/could not be put into your basket: it is there with “Anna”/);
    const member = await signedIn(site);
    await buyer({ "product_vars[Engraving]": "Cleo" }, member);
    expect((await signIn(guest, member.email)).status).toBe(303);
    const both = (await guest.get("/shop/basket")).text;
    expect(both).toContain("your basket has it with “Cleo”, so the one with “Anna” was left out");
    expect((await guest.get("/api/dev/frontend/personal")).json()).toMatchObject({ basket: { count: 1 } });
  });

  it("has a token that the site drew: one that was planted is not taken up", async () => {
    const client = new Client(site.url);
    client.cookies.set("basket", "A".repeat(22));
    await buyer({}, client);
    expect(client.cookies.get("basket")).toMatch(/^[\w-]{22}$/);
    expect(client.cookies.get("basket")).not.toBe("A".repeat(22));
  });
});

it("another person's order is not found, whatever is asked of it", async () => {
  const member = await buyer({}, await signedIn(site));
  const placed = await member.post("/shop/your-details", details);
  const path = placed.headers.location!.split("?")[0]!;
  const stranger = await signedIn(site);
  for (const intent of ["cancel", "reorder", "withdraw"])
    expect([intent, (await stranger.post(path, { intent })).status]).toEqual([intent, 404]);
  const guest = new Client(site.url);
  const number = path.split("/").at(-1)!;
  expect((await guest.post(`/shop/order/${number}/${"x".repeat(43)}`, { intent: "cancel" })).status).toBe(404);
  expect((await member.post(path, { intent: "cancel" })).status).toBe(303);
});

it("the cheapest is what can be had for least: what is sold out does not count", async () => {
  const first = async () =>
    (await new Client(site.url).get("/api/shop/search?sort=cheapest&limit=1")).json<{ results: { id: number }[] }>()
      .results[0]!.id;
  const { rows } = await query(
    "select offer_id as id, min(id) as skew from skew where offer_id <> $1 and stock > 0 group by offer_id having count(*) > 1 order by 1 limit 1",
    [offer.id],
  );
  await query("update skew set gbp = 1 where id = $1", [rows[0].skew]);
  await query("update skew set gbp = 2 where id = $1", [offer.skew]);
  await tell(site.house.db, "library", "content");
  await expect.poll(first).toBe(rows[0].id);
  await query("update skew set stock = 0 where id = $1", [rows[0].skew]);
  await tell(site.house.db, "rating", `shop:${rows[0].id}`);
  await expect.poll(first).not.toBe(rows[0].id);
});

it("a glass leads to the drinks that are served in it", async () => {
  expect((await new Client(site.url).get("/shop/product/48/classic-coupe")).text).toContain(
    ">Drinks that are served in it<",
  );
});

it("the details ask eight things at most where nothing special is bought, and say who is exempt", async () => {
  const { text } = await (await buyer()).get("/shop/your-details");
  const form = /<form[^>]*method="post"[\s\S]*?name="idempotency_key"[\s\S]*?<\/form>/.exec(text)![0];
  // What lies in a fold that is shut is not there at first.
  const open = form.replace(/<details(?![^>]* open)[\s\S]*?<\/details>/g, "");
  const controls = [...open.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].filter(
    ([tag]) => !tag.includes('type="hidden"'),
  );
  expect(controls.length).toBeGreaterThan(5);
  expect(controls.length).toBeLessThanOrEqual(8);
  expect(form).toContain('name="vat_exempt" value="no"');
});

describe("an order without VAT", () => {
  it("says why its lines come to more than its goods, and is cancelled after a question", async () => {
    const why = "The prices of the goods, one by one, are those with it.";
    const client = await buyer();
    const { text } = await client.get("/shop/your-details?country=US");
    expect(text.replaceAll("<!-- -->", "")).toContain(why);
    const seal = sealOf(text);
    const done = await client.post("/shop/your-details", { ...details, country: "US", postCode: "10001", seal });
    expect(done.status).toBe(303);
    const page = (await client.get(done.headers.location!)).text.replaceAll("<!-- -->", "");
    expect(page).toContain("Goods, without VAT");
    expect(page).toContain(why);
    expect(page).toMatch(/<summary[^>]*>Cancel the order<\/summary>.*Yes, cancel it/);
    const number = /J\d{10}/.exec(done.headers.location!)![0];
    const mail = await mailTo(site, details.email, `Your order ${number}`);
    for (const words of ["Goods, without VAT: ", why]) expect(mail).toContain(words);
  });
});

describe("an order", () => {
  it("is sold by whom the settings name, as they did when it was placed", async () => {
    const place = async (client: Client) =>
      (await client.post("/shop/your-details", details)).headers.location!.split("?")[0]!;
    const [sampled, client] = [await buyer(), await buyer()];
    const sample = await place(sampled);
    const seller = { SHOP_NAME: "The Long Bar Ltd", SHOP_ADDRESS: ["2 High Street", "Leeds"], SHOP_VAT_NUMBER: "GB1" };
    Object.assign(site.house.settings, seller);
    const told = "Sold by The Long Bar Ltd, 2 High Street, Leeds, VAT number GB1.";
    expect((await client.get("/shop/your-details")).text).toContain(told);
    const path = await place(client);
    Object.assign(site.house.settings, { SHOP_NAME: undefined });
    const invoice = (await client.get(`${path}/invoice`)).text;
    for (const line of ["The Long Bar Ltd", "2 High Street", "VAT number GB1"]) expect(invoice).toContain(`>${line}<`);
    expect(invoice).not.toContain("A sample shop");
    expect((await sampled.get(`${sample}/invoice`)).text).toContain("A sample shop");
    await query("update sales_order set state = 'paid' where number = $1", [path.split("/")[3]]);
    expect((await client.post(path, { intent: "withdraw" })).status).toBe(303);
    const mail = (subject: string) => mailTo(site, details.email, subject);
    expect(await mail(`Your order ${path.split("/")[3]}`)).toContain(told);
    expect(await mail(`You have withdrawn from order ${path.split("/")[3]}`)).toMatch(
      /The goods go to:\s+The Long Bar Ltd/,
    );
  });
});
