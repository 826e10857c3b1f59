import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailWith } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";
import { claimsFor, wayThrough } from "./shop-claims.ts";

let site: TestSite;
/** A skew of an offer of which one order may have many, priced £10 here and out of nobody's way. */
const bottle = { offer: 0, skew: 0 };
const book = { offer: 0, skew: 0 };
beforeAll(async () => {
  site = await testSite();
  const pick = async (vat: string) =>
    (
      await site.house.pool.query(
        "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where vat = $1 group by offer.id order by offer.id limit 1",
        [vat],
      )
    ).rows[0];
  Object.assign(bottle, await pick("standard"));
  Object.assign(book, await pick("books"));
  await site.house.pool.query("update offer set max_per_order = 99 where id = any($1)", [[bottle.offer, book.offer]]);
  await stock(1000, 1000);
});
afterAll(() => site?.close());

/** So many of each, each for £12 and £6. */
async function stock(bottles: number, books = bottles): Promise<void> {
  const set = "update skew set stock = $1, gbp = $2, eur = $2 where id = $3";
  await site.house.pool.query(set, [bottles, 1200, bottle.skew]);
  await site.house.pool.query(set, [books, 600, book.skew]);
  await site.house.pool.query("delete from stock_level");
}

function guest(): Client {
  const client = new Client(site.url);
  client.cookies.set("cookie_policy", "essential");
  return client;
}
async function buyer(quantity = 1, client = guest()): Promise<Client> {
  const fields = { product_id: String(bottle.offer), "skew[]": String(bottle.skew), quantity: String(quantity) };
  const added = await client.post("/api/dev/frontend/shop/add-to-basket", fields);
  expect(added.status).toBe(200);
  return client;
}
const details = {
  email: "ada@example.org",
  name: "Ada Byron",
  street: "1 Long Lane",
  city: "Leeds",
  postCode: "LS1 1AA",
  country: "GB",
  book_delivery: "yes",
  payment: "invoice",
};
const place = (client: Client, change: Record<string, string> = {}) =>
  client.post("/shop/your-details", { ...details, ...change });
const orders = async () => (await site.house.pool.query("select * from sales_order order by id")).rows;
const left = async (skew = bottle.skew) =>
  (
    await site.house.pool.query(
      "select skew.stock + coalesce(moved, 0) as left from skew left join stock_level on skew_id = skew.id where skew.id = $1",
      [skew],
    )
  ).rows[0].left as number;
const pathOf = (answer: { headers: Record<string, string> }) => answer.headers.location!.split("?")[0]!;

describe("an order", () => {
  it("is placed with its number, invoice and mail, and takes its stock", async () => {
    const before = await left();
    const client = await buyer(2);
    const done = await place(client);
    expect(done.status).toBe(303);
    const path = pathOf(done);
    expect(path).toMatch(/^\/shop\/order\/J\d{10}\/[\w-]{22}$/);
    expect(await left()).toBe(before - 2);
    const page = await client.get(`${path}?placed=1`);
    expect(page.text).toContain("Your order is placed");
    // £24 and £4.95 for delivery: of £28.95 a sixth is VAT.
    expect(page.text).toContain("£28.95");
    expect(page.text).toContain("£4.83");
    const invoice = await guest().get(`${path}/invoice`);
    expect(invoice.text).toMatch(/I\d{10}/);
    expect(invoice.text).toContain(`href="${path}"`);
    const file = await guest().get(`${path}/invoice.pdf`);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
    expect(file.headers["content-disposition"]).toMatch(/^inline; filename="I\d{10}\.pdf"$/);
    expect(file.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.bytes.length).toBeLessThan(80_000);
    const number = path.split("/")[3]!;
    // It goes out once its buyer has the answer.
    await mailWith(site, `Your order ${number}`);
    expect((await client.get("/api/dev/frontend/personal")).json()).toMatchObject({ basket: { count: 0 } });
  });

  it("is filled in from the first address of a member's book, and the others are a choice away", async () => {
    const ada = await signedIn(site);
    ada.cookies.set("cookie_policy", "essential");
    const book = "/your-account/address-book";
    await ada.post(book, {
      intent: "save",
      ...{ street: "12 Quiet Lane", city: "Leeds", postCode: "LS1 4DY", country: "GB" },
    });
    await ada.post(book, {
      intent: "save",
      ...{ street: "Marktgasse 3", city: "Bonn", postCode: "53111", country: "DE" },
    });
    await buyer(1, ada);
    const { text } = await ada.get("/shop/your-details");
    expect(/<input[^>]*name="street"[^>]*>/.exec(text)?.[0]).toContain('value="12 Quiet Lane"');
    expect(text).toContain("From your address book");
    expect(text.match(/<option[^>]*>[^<]*Marktgasse 3[^<]*/g)).toHaveLength(1);
  });

  it("says all that is wrong at once, and keeps what was typed", async () => {
    const client = await buyer();
    const refused = await place(client, { email: "ada", street: "", country: "Atlantis", name: "Ada <b>" });
    expect(refused.status).toBe(400);
    for (const text of ["name@example.com", "Enter the street", "We do not deliver there", "Ada &lt;b&gt;"])
      expect(refused.text).toContain(text);
    expect((await place(guest())).status).toBe(400);
  });

  it("is refused where its papers have not the letters of a name or an address, beside the field and only for these", async () => {
    const client = await buyer();
    const refused = await place(client, { name: "東京 Łucja", street: "Ελλάδος 東 3", country: "JP" });
    expect(refused.status).toBe(400);
    const words = "Write this in Latin letters: the invoice and the parcel cannot show";
    expect(refused.text).toContain(`${words} 東, 京<`);
    expect(refused.text).toContain(`${words} 東<`);
    expect(Array.from(refused.text.matchAll(/id="(\w+)-error"/g), ([, field]) => field)).toEqual(["name", "street"]);
    const billed = { billing_street: "서울 1", billing_city: "Seoul", billing_postCode: "1", billing_country: "日本" };
    const elsewhere = await place(client, { ...billed, book_delivery: "" });
    expect([elsewhere.status, elsewhere.text.includes(`${words} 서, 울<`), elsewhere.text.includes("日, 本")]).toEqual([
      ...[400, true, true],
    ]);
    // What is not printed is not asked about, and what the font has is not refused.
    const right = { name: "Żaneta Ångström-Ђорђевић", street: "Ελλάδος 3, Կոմիտաս", city: "Łódź" };
    expect((await place(client, { ...billed, ...right })).status).toBe(303);
  });

  it("asks for the bill's address where it goes elsewhere, and takes a tick before the page's own no", async () => {
    const client = await buyer();
    const refused = await place(client, { book_delivery: "no" });
    expect([refused.status, refused.text.includes("Enter the postcode for the bill")]).toEqual([400, true]);
    // Without a script both come from a page that was refused: the tick stands first.
    const sent = { ...details, billing_city: "York", book_delivery: "yes" };
    const body = `${new URLSearchParams(sent)}&book_delivery=no`;
    const headers = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
    expect((await client.send("/shop/your-details", { method: "POST", headers, body })).status).toBe(303);
  });

  it("charges VAT by where it goes and who buys", async () => {
    const total = async (change: Record<string, string>) => {
      const done = await place(await buyer(), change);
      expect(done.status).toBe(303);
      const { total, vat, vat_exempt, goods, delivery_price } = (await orders()).at(-1)!;
      expect(goods + delivery_price).toBe(total);
      return { total, vat, vat_exempt };
    };
    expect(await total({})).toMatchObject({ total: 1695, vat: [{ rate: 2000, vat: 283 }], vat_exempt: false });
    expect(await total({ country: "DE", private_buyer: "yes" })).toMatchObject({
      total: 2395,
      vat: [{ rate: 1900, vat: 382 }],
    });
    expect(await total({ country: "DE", vat_number: "DE136695976" })).toMatchObject({
      total: 1996,
      vat: [],
      vat_exempt: true,
    });
    expect(await total({ country: "US" })).toMatchObject({ total: 2663, vat: [], vat_exempt: true });
    const refused = await place(await buyer(), { country: "DE", vat_number: "DE136695975" });
    expect([refused.status, refused.text.includes("Enter a VAT number of Germany")]).toEqual([400, true]);
  });

  it("takes nothing of money, stock or who is exempt from any form: each column of the shop is sent with each, and nothing differs", async () => {
    const claims = await claimsFor(site);
    expect(claims.length).toBeGreaterThan(100);
    const honest = await wayThrough(site, guest(), { bottle, book, claims: [] });
    expect(honest).toContainEqual(["place", undefined, 303]);
    expect(await wayThrough(site, guest(), { bottle, book, claims })).toEqual(honest);
  });

  it("is one order for fifty times the same form", async () => {
    const client = await buyer();
    const [before, stockBefore] = [(await orders()).length, await left()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(client, { idempotency_key: "one form" })));
    expect(new Set(answers.map((answer) => answer.headers.location)).size).toBe(1);
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect((await orders()).length).toBe(before + 1);
    expect(await left()).toBe(stockBefore - 1);
  });

  it("whose price has changed since it was shown is shown again before it is placed", async () => {
    const client = await buyer();
    await site.house.pool.query("update skew set gbp = 1500 where id = $1", [bottle.skew]);
    const changed = await place(client);
    expect(changed.status).toBe(409);
    expect(changed.text).toContain("The price was £12.00 and is now £15.00.");
    expect(changed.text).toContain("£19.95");
    expect((await place(client)).status).toBe(303);
    await stock(1000);
  });

  it("has books and glasses taxed each by its own rate", async () => {
    const client = await buyer();
    await client.post("/api/dev/frontend/shop/add-to-basket", {
      product_id: String(book.offer),
      "skew[]": String(book.skew),
    });
    await place(client);
    const { vat, total } = (await orders()).at(-1)!;
    expect(total).toBe(1200 + 600 + 495);
    expect(vat).toEqual([
      { rate: 2000, net: 1412, vat: 283 },
      { rate: 0, net: 600, vat: 0 },
    ]);
  });
});

it("of what was sold out meanwhile says so as often as it is sent, and so does the basket, until it is changed", async () => {
  const client = await buyer();
  await stock(0);
  for (const _time of ["first", "again"]) {
    const refused = await place(client, { idempotency_key: "one form" });
    expect([refused.status, /It is sold out now\./.test(refused.text)]).toEqual([409, true]);
  }
  const shown = async () => /It is sold out now\./.test((await client.get("/shop/basket")).text);
  expect(await shown()).toBe(true);
  await stock(1000);
  await buyer(1, client);
  expect(await shown()).toBe(false);
  expect((await place(client)).status).toBe(303);
});

it("of the last bottle is one order for two hundred buyers at once; all others are told", async () => {
  const buyers: Client[] = [];
  for (let made = 0; made < 200; made += 20)
    buyers.push(...(await Promise.all(Array.from({ length: 20 }, () => buyer()))));
  await stock(1);
  const before = (await orders()).length;
  /** Sent again where so many at once found no free connection, as browsers do with a 503 (contract.md, 13: Retries). */
  const tryToBuy = async (client: Client): Promise<Awaited<ReturnType<typeof place>>> => {
    const answer = await place(client, { idempotency_key: "one form" });
    return answer.status === 503 ? tryToBuy(client) : answer;
  };
  const answers = await Promise.all(buyers.map(tryToBuy));
  expect(Map.groupBy(answers, ({ status }) => status).get(303)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 303);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
  expect(others.every(({ text }) => /sold out/i.test(text))).toBe(true);
  expect([(await orders()).length - before, await left()]).toEqual([1, 0]);
  await stock(1000);
});

it("is placed once by either name of its key", async () => {
  for (const name of ["idempotency-key", "idempotency_key"]) {
    const client = await buyer();
    const send = () => client.post("/shop/your-details", details, { ...sameOrigin, [name]: `once by ${name}` });
    const first = pathOf(await send());
    expect([name, pathOf(await send())]).toEqual([name, first]);
  }
});

it("of alcohol is for those who are old enough where it goes, and goes nowhere where none may be sent", async () => {
  await site.house.pool.query("update offer set alcohol = true where id = $1", [bottle.offer]);
  const born = (year: number) => ({ dob_day: "1", dob_month: "1", dob_year: String(year) });
  const year = new Date().getFullYear();
  const told = async (change: Record<string, string>) => {
    const { status, text } = await place(await buyer(), change);
    return [
      status,
      /Enter your date of birth|not a valid date|those of \d+ and over only|do not send alcohol/.exec(text)?.[0] ?? "",
    ];
  };
  expect(await told({})).toEqual([400, "Enter your date of birth"]);
  expect(await told(born(year - 17))).toEqual([400, "those of 18 and over only"]);
  expect(await told({ dob_day: "31", dob_month: "2", dob_year: "1980" })).toEqual([400, "not a valid date"]);
  expect(await told({ ...born(year - 19), country: "SE", private_buyer: "yes" })).toEqual([
    400,
    "those of 20 and over only",
  ]);
  expect(await told({ ...born(year - 40), country: "US" })).toEqual([400, "do not send alcohol"]);
  expect(await told(born(year - 40))).toEqual([303, ""]);
  await site.house.pool.query("update offer set alcohol = false where id = $1", [bottle.offer]);
});

it("is told and kept in Australian dollars, with what its buyer asked for and nothing that was not", async () => {
  await site.house.pool.query("update skew set aud = 2500 where id = $1", [bottle.skew]);
  await site.house.pool.query("update offer set asks = '{Engraving}' where id = $1", [bottle.offer]);
  const client = guest();
  await client.post("/api/dev/frontend/shop/add-to-basket", {
    ...{ product_id: String(bottle.offer), "skew[]": String(bottle.skew), currency: "AUD" },
    ...{ "product_vars[Engraving]": `To <Bea> ${"x".repeat(300)}`, "product_vars[Price]": "0" },
  });
  expect((await client.get("/shop/basket")).text).toContain("A$25.00");
  const path = pathOf(await place(client, { country: "AU", dob_year: "1980" }));
  const order = (await orders()).at(-1)!;
  // Without the British VAT that both hold: (25.00 + 39.95) / 1.2.
  expect(order).toMatchObject({ currency: "AUD", total: 5413, vat_exempt: true });
  const { rows } = await site.house.pool.query("select product_vars from order_line where order_id = $1", [order.id]);
  expect(Object.keys(rows[0].product_vars)).toEqual(["Engraving"]);
  expect(rows[0].product_vars.Engraving).toHaveLength(200);
  const page = (await client.get(path)).text;
  expect(page).toContain("To &lt;Bea&gt;");
  // What was made to a buyer's order is not sent back.
  await site.house.pool.query("update sales_order set state = 'paid' where id = $1", [order.id]);
  expect((await client.post(path, { intent: "withdraw" })).status).toBe(400);
  await site.house.pool.query("update offer set asks = '{}' where id = $1", [bottle.offer]);
});

describe("an order that is placed", () => {
  it("is cancelled by its buyer, once, and its stock comes back", async () => {
    const before = await left();
    const client = await buyer(3);
    const path = pathOf(await place(client));
    expect((await client.post(path, { intent: "cancel" })).status).toBe(303);
    expect(await left()).toBe(before);
    expect((await client.post(path, { intent: "cancel" })).status).toBe(400);
    expect((await client.get(path)).text).toContain("Cancelled");
    expect((await client.get(`${path}/invoice`)).text).toMatch(/Cancelled on [^<]*: nothing is to be paid\./);
    expect((await client.get(`${path}/invoice.pdf`)).status).toBe(200);
  });

  it("is put into the basket again", async () => {
    const client = await buyer(2);
    const path = pathOf(await place(client));
    const again = await client.post(path, { intent: "reorder" });
    expect(again.headers.location).toBe("/shop/basket");
    expect((await client.get("/api/dev/frontend/personal")).json()).toMatchObject({ basket: { count: 2 } });
  });

  it("is withdrawn from once it is paid, with a receipt", async () => {
    const client = await buyer();
    const path = pathOf(await place(client));
    expect((await client.post(path, { intent: "withdraw" })).status).toBe(400);
    await site.house.pool.query("update sales_order set state = 'paid' where number = $1", [path.split("/")[3]]);
    expect((await client.post(path, { intent: "withdraw" })).status).toBe(303);
    expect((await client.get(`${path}?done=withdraw`)).text).toContain("Your withdrawal has come in");
    expect((await client.post(path, { intent: "withdraw" })).status).toBe(400);
  });

  it("is nobody else's: not by its number, not by another's token, not signed in", async () => {
    const ada = await signedIn(site);
    ada.cookies.set("cookie_policy", "all");
    await buyer(1, ada);
    const mine = pathOf(await place(ada));
    expect(mine).toMatch(/^\/your-account\/orders\/J/);
    expect((await ada.get(mine)).status).toBe(200);
    expect((await ada.get("/your-account/orders")).text).toContain(mine);
    const bea = await signedIn(site, "Bea");
    const number = mine.split("/").at(-1)!;
    const guests = pathOf(await place(await buyer()));
    const token = guests.split("/").at(-1)!;
    for (const address of [
      mine,
      `${mine}/invoice`,
      `${mine}/invoice.pdf`,
      `/shop/order/${number}/${token}`,
      `/shop/order/${number}/x`,
      `/shop/order/${number}/${token}/invoice`,
      `/shop/order/${number}/${token}/invoice.pdf`,
      `/your-account/orders/${guests.split("/")[3]}`,
    ])
      expect([address, (await bea.get(address)).status]).toEqual([address, 404]);
    expect((await bea.post(mine, { intent: "cancel" })).status).toBe(404);
    expect((await new Client(site.url).get(mine)).status).toBe(302);
  });
});

describe("where another shop takes the payment", () => {
  it("the way out ends in its cart", async () => {
    const other = await testSite({ SHOP_CART_HOST: "cart.example" });
    try {
      const client = new Client(other.url);
      client.cookies.set("cookie_policy", "all");
      await client.post("/api/dev/frontend/shop/add-to-basket", {
        product_id: String(bottle.offer),
        "skew[]": String(bottle.skew),
        quantity: "2",
      });
      // No order is made here: its page promises none, nor what would stand on an order's own page.
      const { text } = await client.get("/shop/your-details");
      expect(text).toContain("Go to the partner’s checkout");
      expect(text).not.toMatch(/Place order|you may withdraw/);
      const done = await client.post("/shop/your-details", { ...details, payment: "" });
      expect([done.status, done.headers.location]).toEqual([
        303,
        `https://cart.example/cart/${bottle.skew}:2?storefront=true`,
      ]);
    } finally {
      await other.close();
    }
  });
});
