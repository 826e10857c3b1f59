import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let desk: Client;
const tin = { offer: 0, skew: 0 };
beforeAll(async () => {
  site = await testSite();
  desk = await signedIn(site, "Edith");
  await site.house.pool.query("update person set role = 'admin'");
  const { rows } = await site.house.pool.query(
    "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where vat = 'standard' group by offer.id order by offer.id limit 1",
  );
  Object.assign(tin, rows[0]);
  await site.house.pool.query("update skew set gbp = 1100, stock = 50 where id = $1", [tin.skew]);
});
afterAll(() => site?.close());

/** A paid order of three. */
async function paid() {
  const client = new Client(site.url);
  client.cookies.set("cookie_policy", "essential");
  const wanted = { product_id: String(tin.offer), "skew[]": String(tin.skew), quantity: "3" };
  await client.post("/api/dev/frontend/shop/add-to-basket", wanted);
  const done = await client.post("/shop/your-details", {
    ...{ email: "ada@example.org", name: "Ada Byron", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
    ...{ country: "GB", book_delivery: "yes", payment: "invoice" },
  });
  const path = done.headers.location!.split("?")[0]!;
  const number = path.split("/")[3]!;
  const page = `/desk/orders/${number}`;
  expect((await desk.post(page, { step: "pay" })).status).toBe(303);
  const slip = async () => (await desk.get(`${page}/packing-slip`)).text.replaceAll("<!-- -->", "");
  return { client, path, number, page, slip };
}

it("has no more than is still to be sent: not what was paid back and is in stock again, nor what was withdrawn from", async () => {
  const { client, path, page, slip } = await paid();
  expect(await slip()).toContain("3 things in all");
  await desk.post(page, { step: "refund", amount: "11.00", note: "One less", [`back[${tin.skew}]`]: "1" });
  expect(await slip()).toContain("2 things in all");
  await client.post(path, { intent: "withdraw", [`withdraw[${tin.skew}]`]: "2", seen: "0" });
  expect(await slip()).toContain("1 thing in all");
  // Which of them are the same goods nobody can tell from here: whoever packs it sees both.
  for (const told of ["2 withdrawn from", "1 back in stock"]) expect(await slip()).toContain(told);
  // Sent, it tells what was sent.
  const other = await paid();
  await desk.post(other.page, { step: "send" });
  await desk.post(other.page, { step: "take-back", [`back[${tin.skew}]`]: "1" });
  expect(await other.slip()).toContain("3 things in all");
});

it("is found by the number of its invoice and of its credit note", async () => {
  const { number, page } = await paid();
  await desk.post(page, { step: "refund", amount: "5.00", note: "A dent" });
  const { rows } = await site.house.pool.query<{ invoice: string; credit: string }>(
    "select invoice_number as invoice, credit_number as credit from sales_order join order_refund on order_id = sales_order.id where number = $1",
    [number],
  );
  for (const keyword of [rows[0]!.invoice, rows[0]!.credit.toLowerCase()])
    expect((await desk.get(`/desk/orders?keyword=${keyword}`)).text).toContain(number);
});

it("without essential cookies is ordered again in words for people", async () => {
  const { client, path } = await paid();
  client.cookies.set("cookie_policy", "none");
  const refused = await client.post(path, { intent: "reorder" });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Enable essential cookies to add items to your basket.");
  expect(refused.text.split("</main>")[0]).not.toContain("rejected by cookie policy");
});
