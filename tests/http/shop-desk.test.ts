import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { postOrderMails } from "#app/shop/shop-calls.server.ts";
import { mailsWith, mailWith } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
/** An admin, who sees orders; `content` is an editor, who does not. */
let editor: Client;
let content: Client;
const glass = { offer: 0, skew: 0 };
const tool = { offer: 0, skew: 0 };
beforeAll(async () => {
  site = await testSite();
  editor = await signedIn(site, "Edith");
  await site.house.pool.query("update person set role = 'admin'");
  content = await signedIn(site, "Connie");
  await site.house.pool.query("update person set role = 'editor' where role <> 'admin'");
  const { rows } = await site.house.pool.query(
    "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where vat = 'standard' group by offer.id order by offer.id limit 2",
  );
  Object.assign(glass, rows[0]);
  Object.assign(tool, rows[1]);
  await site.house.pool.query("update skew set gbp = 1200, stock = 50 where id = any($1)", [[glass.skew, tool.skew]]);
});
afterAll(() => site?.close());

const details = {
  ...{ email: "ada@example.org", name: "Ada Byron", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  ...{ country: "GB", book_delivery: "yes", payment: "invoice" },
};
/** An order of two of one and one of another, £40.95 with delivery: where its buyer sees it, and where the desk does. */
async function ordered(change: Record<string, string> = {}, more: readonly [typeof glass, string][] = []) {
  const client = await withBasket(more);
  const done = await client.post("/shop/your-details", { ...details, ...change });
  expect(done.status).toBe(303);
  const path = done.headers.location!.split("?")[0]!;
  const number = path.split("/")[3]!;
  return { client, path, number, desk: `/desk/orders/${number}` };
}
/** Somebody who has in the basket what `ordered` orders. */
async function withBasket(more: readonly [typeof glass, string][] = []): Promise<Client> {
  const client = new Client(site.url);
  client.cookies.set("cookie_policy", "essential");
  for (const [{ offer, skew }, quantity] of [[glass, "2"], [tool, "1"], ...more] as const)
    await client.post("/api/dev/frontend/shop/add-to-basket", {
      product_id: String(offer),
      "skew[]": String(skew),
      quantity,
    });
  return client;
}
const step = (desk: string, name: string, fields: Record<string, string> = {}) =>
  editor.post(desk, { step: name, ...fields });
const creditsOf = async (number: string) =>
  (
    await site.house.pool.query(
      "select credit_number, refund.vat from order_refund refund join sales_order on sales_order.id = order_id where number = $1 order by refund.id",
      [number],
    )
  ).rows as { credit_number: string; vat: { vat: number }[] }[];
const left = async ({ skew }: { skew: number }) =>
  (
    await site.house.pool.query(
      "select skew.stock + coalesce(moved, 0) as left from skew left join stock_level on skew_id = skew.id where skew.id = $1",
      [skew],
    )
  ).rows[0].left as number;

describe("an order at the desk", () => {
  it("goes its way step by step, its buyer told of each by mail and on its page", async () => {
    const { client, path, number, desk } = await ordered();
    expect((await editor.get(`/desk/orders?keyword=${number.slice(-4)}&state=placed`)).text).toContain(number);
    expect((await editor.get(desk)).text).toContain("Mark as paid");
    expect((await step(desk, "send")).status).toBe(400);
    expect((await step(desk, "pay", { note: "by bank" })).status).toBe(303);
    expect((await step(desk, "pay")).status).toBe(400);
    expect((await step(desk, "send", { note: "Royal Mail AB123" })).status).toBe(303);
    const page = (await client.get(path)).text;
    expect(page).toContain("Royal Mail AB123");
    expect(page).not.toContain("by bank");
    await mailWith(site, `Order ${number} is paid`);
    expect(await mailWith(site, `Order ${number} is on its way`)).toContain("Royal Mail AB123");
    // The log of changes says which order went which step, and not who bought it.
    const log = (await editor.get(`/desk/audit?keyword=${number}`)).text.replaceAll("<!-- -->", "");
    for (const words of [`Order ${number}`, ": pay ", ": send ", ">placed</del>", ">sent</ins>"])
      expect(log).toContain(words);
    expect(log).not.toContain("Ada Byron");
  });

  it("is paid back in parts, never more than was paid, once for a form; then it is refunded", async () => {
    const { client, path, number, desk } = await ordered();
    await step(desk, "pay");
    const before = await left(glass);
    const part = { amount: "12.50", note: "One was chipped", seen: "0", [`back[${glass.skew}]`]: "1" };
    expect((await step(desk, "refund", { ...part, note: "" })).text).toContain("Enter why");
    const both = await Promise.all([step(desk, "refund", part), step(desk, "refund", part)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    const then = both.find(({ status }) => status === 303)!.headers.location!;
    expect((await editor.get(then)).text.replaceAll("<!-- -->", "")).toContain("Done: A part is paid back. The buyer");
    expect(await left(glass)).toBe(before + 1);
    for (const amount of ["28.46", "-1", "0", "1e9", "12.345", "", "NaN"])
      expect([amount, (await step(desk, "refund", { amount, note: "x" })).status]).toEqual([amount, 400]);
    expect((await step(desk, "refund", { amount: "1", note: "x", [`back[${glass.skew}]`]: "2" })).status).toBe(400);
    expect((await client.get(path)).text).toContain("One was chipped");
    expect((await step(desk, "refund", { amount: "28.45", note: "All of it" })).status).toBe(303);
    const { rows } = await site.house.pool.query("select state, total, refunded from sales_order where number = $1", [
      number,
    ]);
    expect(rows[0]).toEqual({ state: "refunded", total: 4095, refunded: 4095 });
    const notes = await creditsOf(number);
    expect(notes.map(({ credit_number }) => Number(credit_number.slice(-6)))).toEqual([1, 2]);
    const billed = (await site.house.pool.query("select vat from sales_order where number = $1", [number])).rows[0].vat;
    const sumOf = (shares: { vat: number }[]) => shares.reduce((sum, { vat }) => sum + vat, 0);
    expect(notes.reduce((sum, { vat }) => sum + sumOf(vat), 0)).toBe(sumOf(billed));
    // Whoever packs it and answers its buyer has the same papers.
    const told = (await editor.get(desk)).text.replaceAll("<!-- -->", "");
    expect(told).toMatch(/Paid back<\/span><span[^>]*>£40\.95/);
    for (const paper of ["invoice.pdf", `credit/${notes[0]!.credit_number}.pdf`]) {
      expect(told).toContain(`href="${desk}/${paper}"`);
      const read = await editor.get(`${desk}/${paper}`);
      expect([paper, read.status, read.headers["content-type"]]).toEqual([paper, 200, "application/pdf"]);
      expect((await client.get(`${desk}/${paper}`)).status).toBe(302);
    }
    expect((await editor.get(`${desk}/credit/${number}.pdf`)).status).toBe(404);
    const file = await client.get(`${path}/credit/${notes[0]!.credit_number}.pdf`);
    expect([file.status, file.headers["content-type"], file.bytes.subarray(0, 5).toString()]).toEqual([
      ...[200, "application/pdf", "%PDF-"],
    ]);
    expect((await client.get(path)).text).toContain(`/credit/${notes[1]!.credit_number}.pdf`);
    const others = await ordered();
    expect((await others.client.get(`${others.path}/credit/${notes[0]!.credit_number}.pdf`)).status).toBe(404);
    expect((await client.get(`${path}x/credit/${notes[0]!.credit_number}.pdf`)).status).toBe(404);
    await vi.waitFor(async () => expect(await mailsWith(site, `<order-${number}-`)).toHaveLength(4));
    expect((await step(desk, "refund", { amount: "0.01", note: "x" })).status).toBe(400);
  });

  it("is withdrawn from in part, taken back as it was counted, and every movement says why", async () => {
    const { client, path, number, desk } = await ordered();
    await step(desk, "pay");
    await step(desk, "send");
    const before = [await left(glass), await left(tool)];
    const withdraw = { intent: "withdraw", [`withdraw[${glass.skew}]`]: "1", [`withdraw[${tool.skew}]`]: "0" };
    const many = await client.post(path, { ...withdraw, [`withdraw[${glass.skew}]`]: "3" });
    expect(`${many.status} ${many.text}`).toMatch(/^400 .* open="".*Withdraw from.*"withdraw\[\d+\]"[^>]*value="3"/s);
    expect((await client.post(path, withdraw)).status).toBe(303);
    expect((await client.post(path, withdraw)).status).toBe(400);
    const receipt = await mailWith(site, `You have withdrawn from order ${number}`);
    expect(receipt).toMatch(/came in on .* GMT/);
    expect(receipt).toContain("1 =C3=97 ");
    expect((await editor.get("/desk/orders?state=withdrawn")).text).toContain(number);
    // What is left may still be withdrawn from; the same form sent twice counts once.
    const [form = ""] =
      /<form[^>]*>(?:(?!<\/form>).)*name="seen".*?<\/form>/s.exec((await client.get(path)).text) ?? [];
    expect(form).toMatch(/name="seen" value="1"/);
    expect(form).toMatch(/max="1"/);
    const rest = { ...withdraw, seen: "1" };
    expect((await client.post(path, { ...rest, [`withdraw[${glass.skew}]`]: "2" })).status).toBe(400);
    expect((await client.post(path, rest)).status).toBe(303);
    expect((await client.post(path, rest)).status).toBe(400);
    await vi.waitFor(async () =>
      expect((await mailsWith(site, "You have withdrawn from order"))[0]).toContain("2 =C3=97 "),
    );
    expect((await step(desk, "take-back", { [`back[${glass.skew}]`]: "3" })).status).toBe(400);
    expect((await step(desk, "take-back", { [`back[${glass.skew}]`]: "1" })).status).toBe(303);
    expect([await left(glass), await left(tool)]).toEqual([before[0]! + 1, before[1]]);
    const moves = (await editor.get(`/desk/offers/${glass.skew}`)).text;
    expect(moves).toContain("Returned");
    expect(moves).toContain(number);
    // That part is back; the rest of it may be withdrawn from as before.
    const other = { intent: "withdraw", seen: "2", [`withdraw[${tool.skew}]`]: "1" };
    expect((await client.get(path)).text).toContain(`name="withdraw[${tool.skew}]"`);
    expect((await client.post(path, { ...other, [`withdraw[${glass.skew}]`]: "1" })).status).toBe(400);
    expect((await client.post(path, other)).status).toBe(303);
    expect((await client.get(path)).text).not.toContain("Confirm the withdrawal");
  });

  it("credits what comes back at the rate that it was taxed at, and says on the invoice which that is", async () => {
    const { rows } = await site.house.pool.query<{ offer: number; skew: number }>(
      "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where vat = 'books' group by offer.id order by offer.id limit 1",
    );
    const book = rows[0]!;
    await site.house.pool.query("update skew set gbp = 2000, stock = 50 where id = $1", [book.skew]);
    const { client, path, number, desk } = await ordered({}, [[book, "1"]]);
    const invoice = (await client.get(`${path}/invoice`)).text.replaceAll("<!-- -->", "");
    expect(invoice.match(/>\d+ %<\/td>/g)).toEqual([">20 %</td>", ">20 %</td>", ">0 %</td>"]);
    for (const name of ["pay", "send"]) await step(desk, name);
    await step(desk, "take-back", { [`back[${glass.skew}]`]: "2", [`back[${book.skew}]`]: "1" });
    await step(desk, "refund", { amount: "44.00", note: "Two glasses and a book" });
    expect((await creditsOf(number)).map(({ vat }) => vat)).toEqual([
      [
        { rate: 2000, net: 2000, vat: 400, goods: 2400 },
        { rate: 0, net: 2000, vat: 0, goods: 2000 },
      ],
    ]);
  });

  it("is cancelled with all of its stock, and by two at once only once", async () => {
    const before = await left(glass);
    const { path, client, desk } = await ordered();
    const done = await Promise.all([client.post(path, { intent: "cancel" }), step(desk, "cancel")]);
    expect(done.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await left(glass)).toBe(before);
  });

  it("has a packing slip without prices, and what a buyer typed stays text", async () => {
    const { desk } = await ordered({ name: "Ada <script>" });
    const slip = (await editor.get(`${desk}/packing-slip`)).text;
    expect(slip).toContain("Ada &lt;script&gt;");
    expect(slip).not.toContain("£");
    expect((await editor.get(`${desk}/invoice`)).status).toBe(404);
    expect((await editor.get("/desk/orders?keyword=%25_%5C'")).text).toContain("Nothing is there that fits");
  });

  it("whose mail could not go out has it sent later, once", async () => {
    const { send } = site.house.mail;
    const tried: string[] = [];
    site.house.mail.send = ({ subject }) => {
      tried.push(subject);
      return Promise.reject(new Error("the mail server is away"));
    };
    const { number } = await ordered();
    // That is tried once the answer is on its way.
    await vi.waitFor(() => expect(tried).toContain(`Your order ${number}`));
    site.house.mail.send = send;
    await postOrderMails(site.house);
    expect(await mailsWith(site, `Your order ${number}`)).toHaveLength(0);
    await site.house.pool.query("update order_mail set due_at = now() where due_at is not null");
    await Promise.all([postOrderMails(site.house), postOrderMails(site.house)]);
    await mailWith(site, `Your order ${number}`);
  });

  it("is told what a step waits for, and that it is too late only where it is", async () => {
    const { desk } = await ordered();
    const refused = async (name: string) => {
      const { status, text } = await step(desk, name, { amount: "1", note: "x" });
      return [status, /This order cannot be [^<]*/.exec(text)?.[0]];
    };
    expect(await refused("send")).toEqual([400, "This order cannot be sent: it is not paid yet."]);
    expect(await refused("refund")).toEqual([400, "This order cannot be refunded: it is not paid yet."]);
    expect((await step(desk, "pay")).status).toBe(303);
    expect(await refused("take-back")).toEqual([400, "This order cannot be taken back: it is not sent yet."]);
    expect(await refused("cancel")).toEqual([400, "This order cannot be cancelled any more."]);
  });

  it("is for editors alone, and of them orders for admins", async () => {
    const { desk } = await ordered();
    const ada = await signedIn(site);
    for (const path of [
      ...["/desk/shop", "/desk/orders", desk, `${desk}/packing-slip`, "/desk/offers", `/desk/offers/${glass.skew}`],
      ...["/desk/offers/file", "/desk/offers/file.csv", "/desk/rates"],
    ]) {
      const { status, text } = await ada.get(path);
      expect([path, status, text.includes("This is for the staff")]).toEqual([path, 403, true]);
      expect([path, (await new Client(site.url).get(path)).status]).toEqual([path, 302]);
      expect([path, (await editor.get(path)).status]).toEqual([path, 200]);
      const ofOrders = path.startsWith("/desk/orders");
      expect([path, (await content.get(path)).status]).toEqual([path, ofOrders ? 403 : 200]);
    }
    expect((await content.post(desk, { step: "pay" })).status).toBe(403);
    for (const path of ["/desk", "/desk/shop", "/desk/offers", "/desk/rates", "/desk/content?keyword=gin"]) {
      expect([path, (await content.get(path)).text.includes('href="/desk/orders')]).toEqual([path, false]);
      expect([path, (await editor.get(path)).text.includes('href="/desk/orders')]).toEqual([path, true]);
    }
    expect((await ada.post(desk, { step: "pay" })).status).toBe(403);
    expect((await editor.post(desk, { step: "pay" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

it("the shop's day tells what was ordered and taken, what sold best and from which form, and leaves out what was cancelled", async () => {
  await site.house.pool.query("update sales_order set placed_at = placed_at - interval '60 days'");
  const words = async () =>
    (await editor.get("/desk/shop")).text.replaceAll(/<!-- -->|<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(await words()).toContain("nothing was ordered yet.");
  await ordered();
  const gone = await ordered();
  await step(gone.desk, "cancel");
  const told = await words();
  expect(told).toContain("one order, £40.95.");
  expect(told).toContain("Orders in 30 days: 1");
  expect(told).toContain("Ordered for, in GBP: £40.95");
  expect(told).toMatch(/What sold best .* 2 .* 1 Where it was put into the basket Elsewhere 3/);
});

describe("offers at the desk", () => {
  it("have their stock counted, with what came and what broke", async () => {
    const path = `/desk/offers/${tool.skew}`;
    const there = await left(tool);
    expect((await editor.post(path, { why: "delivered", quantity: "10", note: "a crate" })).status).toBe(303);
    expect(await left(tool)).toBe(there + 10);
    expect((await editor.post(path, { why: "delivered", quantity: "10", seen: "0" })).status).toBe(400);
    expect((await editor.post(path, { why: "damaged", quantity: "1000" })).text).toContain(`There are ${there + 10}`);
    expect((await editor.post(path, { why: "counted", quantity: "7" })).status).toBe(303);
    expect(await left(tool)).toBe(7);
    for (const quantity of ["-1", "1.5", "1e9", "", "99999999"])
      expect([quantity, (await editor.post(path, { why: "delivered", quantity })).status]).toEqual([quantity, 400]);
    // A form that the page does not have does nothing.
    expect((await editor.post(path, { intent: "burn", why: "delivered", quantity: "1" })).status).toBe(400);
    expect(await left(tool)).toBe(7);
    const page = (await editor.get(path)).text;
    expect(page).toContain("a crate");
    await editor.post(path, { why: "counted", quantity: "50" });
  });

  it("are priced at the desk, and stay so where the library writes them anew", async () => {
    const path = `/desk/offers/${tool.skew}`;
    expect((await editor.post(path, { intent: "price", gbp: "0", eur: "x", usd: "1", aud: "" })).status).toBe(400);
    const long = await editor.post(path, { intent: "price", gbp: "1".repeat(50), eur: "1", usd: "1", aud: "" });
    expect(long.text).toContain("Enter a price such as 12.50");
    const prices = { intent: "price", gbp: "13.50", eur: "16", usd: "18.00", aud: "" };
    expect((await editor.post(path, prices)).status).toBe(303);
    await site.house.pool.query("update skew set gbp = 999 where id = $1", [tool.skew]);
    expect((await new Client(site.url).get(`/shop/product/${tool.offer}?sku=${tool.skew}`)).status).toBe(301);
    const { rows } = await site.house.pool.query("select gbp, eur, usd, aud from skew where id = $1", [tool.skew]);
    expect(rows[0]).toEqual({ gbp: 1350, eur: 1600, usd: 1800, aud: null });
    await editor.post(path, { ...prices, gbp: "12" });
    const log = (await editor.get(`/desk/audit?keyword=skews/${tool.skew}`)).text;
    for (const words of [">gbp</dt>", ">13.50</del>", ">12.00</ins>"]) expect(log).toContain(words);
  });

  it("are told in a file that no spreadsheet runs, and set from one after a dry run", async () => {
    await site.house.pool.query("update offer set name = '=1+1' where id = $1", [glass.offer]);
    const file = await editor.get("/desk/offers/file.csv");
    expect(file.headers["content-disposition"]).toContain("offers.csv");
    expect(file.text).toContain("'=1+1");
    const head = "skew,gbp,stock";
    const count = (await left(glass)) + 7;
    const text = `${head}\n${glass.skew},11.00,${count}\n${tool.skew},12.00,\n`;
    const dry = await editor.post("/desk/offers/file", { text });
    expect(dry.status).toBe(200);
    expect(dry.text).toContain("One skew changes");
    expect(await left(glass)).toBe(count - 7);
    const seal = /name="seal" value="([^"]+)"/.exec(dry.text)![1]!;
    await editor.post(`/desk/offers/${glass.skew}`, { why: "counted", quantity: String(count + 100) });
    expect((await editor.post("/desk/offers/file", { text, seal })).text).toContain("changed since the dry run");
    const again = /name="seal" value="([^"]+)"/.exec((await editor.post("/desk/offers/file", { text })).text)![1]!;
    expect((await editor.post("/desk/offers/file", { text, seal: again })).status).toBe(303);
    expect(await left(glass)).toBe(count);
    // The log tells of it once: a dry run changes nothing.
    const log = (await editor.get("/desk/audit")).text;
    expect(log.match(/>desk\/offers\/file</g)).toHaveLength(1);
    expect(log).not.toContain(">shop/import-offers");
    const long = await editor.post("/desk/offers/file", { text: "x".repeat(900_001) });
    expect([long.status, long.text.includes("A file has at most 900,000 characters.")]).toEqual([400, true]);
    // As it was downloaded, it changes nothing.
    const now = (await editor.get("/desk/offers/file.csv")).text;
    expect((await editor.post("/desk/offers/file", { text: now })).text).toContain("there is nothing to change");
    const wrong = `${head}\nx,1,1\n${glass.skew},-1,1\n${glass.skew},1,1\n99999999,1,1\n`;
    const { status, text: told } = await editor.post("/desk/offers/file", { text: wrong });
    expect([status, told.includes("99999999,1,1")]).toEqual([400, true]);
    for (const words of ["Line 2", "no number of a skew", "no price in GBP", "stands there twice", "no skew 99999999"])
      expect(told).toContain(words);
    for (const text of ['skew,gbp\n"1,2', "skew,gbp\n", `skew,gbp\n${"1,1\n".repeat(6_000)}`, "gbp\n1"])
      expect([text.slice(0, 20), (await editor.post("/desk/offers/file", { text })).status]).toEqual([
        ...[text.slice(0, 20), 400],
      ]);
    const twice = await editor.post("/desk/offers/file", { text: `skew,gbp, GBP,,\n${tool.skew},1,2,,\n` });
    expect([twice.status, twice.text.includes("The column “gbp” stands there twice.")]).toEqual([400, true]);
    // Columns without a name are what spreadsheets leave behind.
    const bare = await editor.post("/desk/offers/file", { text: `skew,gbp,,\n${tool.skew},12.50,,\n` });
    expect([bare.status, bare.text.includes("One skew changes")]).toEqual([200, true]);
  });
});

describe("rates at the desk", () => {
  it("hold from their day on, say where they are written, and are refused where they are none", async () => {
    const rate = {
      intent: "rate",
      country: "FR",
      category: "standard",
      rate: "21.5",
      holds_from: "2020-01-01",
      source: "A law",
    };
    for (const wrong of [
      { rate: "60" },
      { rate: "x" },
      { holds_from: "2020-02-31" },
      { source: " " },
      { country: "XX" },
      { category: "x" },
    ])
      expect([wrong, (await editor.post("/desk/rates", { ...rate, ...wrong })).status]).toEqual([wrong, 400]);
    expect((await editor.post("/desk/rates", rate)).status).toBe(303);
    expect((await editor.get("/desk/rates")).text).toContain("21.5");
    const age = { intent: "age", country: "NO", age: "20", source: "A law" };
    for (const wrong of ["12", "twenty", "20 years", "-"])
      expect([wrong, (await editor.post("/desk/rates", { ...age, age: wrong })).status]).toEqual([wrong, 400]);
    expect((await editor.post("/desk/rates", age)).status).toBe(303);
    const price = { intent: "delivery", zone: "gb", up_to_g: "2000", gbp: "5", eur: "6", usd: "7", aud: "10" };
    expect((await editor.post("/desk/rates", { ...price, gbp: "free" })).status).toBe(400);
    expect((await editor.post("/desk/rates", price)).status).toBe(303);
    const { rows } = await site.house.pool.query("select gbp from delivery_price where zone = 'gb' and up_to_g = 2000");
    expect(rows[0].gbp).toBe(500);
    const log = (await editor.get("/desk/audit")).text.replaceAll("<!-- -->", "");
    const rated = ["VAT in France, standard, from 2020-01-01", ">21.5 %</ins>", "Alcohol in Norway", ">20</ins>"];
    for (const words of [...rated, "Delivery to gb, up to 2000 g", ">5.00</ins>"]) expect(log).toContain(words);
  });
});
