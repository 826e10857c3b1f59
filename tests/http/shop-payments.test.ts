import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetTold } from "#app/shop/shop-calls.server.ts";
import { stripeFake, viesFake } from "../shop/payment-fakes.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let stripe: Awaited<ReturnType<typeof stripeFake>>;
let vies: Awaited<ReturnType<typeof viesFake>>;
let desk: Client;
const thing = { offer: 0, skew: 0 };
beforeAll(async () => {
  stripe = await stripeFake();
  vies = await viesFake({ DE136695976: true, FR40303265045: false });
  site = await testSite({ ...stripe.settings, ...vies.settings });
  const { rows } = await site.house.pool.query(
    "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where vat = 'standard' group by 1 order by 1 limit 1",
  );
  Object.assign(thing, rows[0]);
  await site.house.pool.query("update skew set stock = 1000, gbp = 1200, eur = 1200 where id = $1", [thing.skew]);
  desk = await signedIn(site);
  await site.house.pool.query("update person set role = 'admin'");
});
afterAll(async () => {
  await site?.close();
  await stripe?.close();
  await vies?.close();
});

const details = {
  ...{ email: "ada@example.org", name: "Ada Byron", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  ...{ country: "GB", book_delivery: "yes", payment: "stripe" },
};
async function placed(change: Record<string, string> = {}) {
  const client = new Client(site.url);
  client.cookies.set("cookie_policy", "essential");
  const fields = { product_id: String(thing.offer), "skew[]": String(thing.skew), quantity: "1" };
  expect((await client.post("/api/dev/frontend/shop/add-to-basket", fields)).status).toBe(200);
  const done = await client.post("/shop/your-details", { ...details, ...change });
  return { client, done };
}
/** An order that is placed and not paid yet, with the session that was opened for it. */
async function opened() {
  const { client, done } = await placed();
  expect(done.status).toBe(303);
  const session = stripe.sessions.at(-1)!;
  expect(done.headers.location).toBe(session.url);
  return { client, session, number: session.metadata.order! };
}
const paidEvent = (session: object, more: object = {}, options = {}) =>
  stripe.event(
    "checkout.session.completed",
    { ...session, payment_status: "paid", payment_intent: `pi_${(session as { id: string }).id}`, ...more },
    options,
  );
const tell = ({ body, headers }: ReturnType<typeof stripe.event>) =>
  new Client(site.url).send("/webhooks/stripe", { method: "POST", headers, body });
const orderOf = async (number: string) =>
  (
    await site.house.pool.query(
      "select state, refunded, total, invoice_number, vat_checked, vat_exempt, vat_unanswered from sales_order where number = $1",
      [number],
    )
  ).rows[0];
const left = async () =>
  (
    await site.house.pool.query(
      "select stock + coalesce(moved, 0) as left from skew left join stock_level on skew_id = id where id = $1",
      [thing.skew],
    )
  ).rows[0].left as number;

describe("paying online", () => {
  it("leads to the provider with the order's own total, and its policy lets the form go there", async () => {
    const { client, session, number } = await opened();
    expect(session).toMatchObject({ amount_total: 1695, currency: "gbp" });
    expect(await orderOf(number)).toMatchObject({ state: "placed", invoice_number: null });
    const page = await client.get("/shop/basket");
    expect(page.headers["content-security-policy"]).toContain(`form-action 'self' ${stripe.settings.STRIPE_API_BASE}`);
  });

  it("is paid once, however often and by how many at once that is told", async () => {
    const { session, number } = await opened();
    const event = paidEvent(session);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await tell(paidEvent(session))).status).toBe(200);
    expect(await orderOf(number)).toMatchObject({ state: "paid", invoice_number: expect.stringMatching(/^I\d{10}$/) });
    const { rows } = await site.house.pool.query(
      "select kind from order_mail join sales_order on sales_order.id = order_id where number = $1 order by order_mail.id",
      [number],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["placed", "paid"]);
  });

  it("is not believed where it is not signed, signed by somebody else, or changed on its way", async () => {
    const { session, number } = await opened();
    const right = paidEvent(session);
    const other = paidEvent(session, {}, { signedBy: "whsec_of_somebody" });
    const changed = { ...right, body: right.body.replace("1695", "0001") };
    const unsigned = { ...right, headers: { ...right.headers, "stripe-signature": "" } };
    for (const event of [other, changed, unsigned]) expect((await tell(event)).status).toBe(400);
    expect((await tell({ ...right, body: "x".repeat(2_000_000) })).status).toBe(400);
    expect(await orderOf(number)).toMatchObject({ state: "placed" });
  });

  it.each([
    ["sum", { amount_total: 100 }],
    ["currency", { currency: "usd" }],
  ])("of another %s is refused, and the desk is told", async (_, more) => {
    const { session, number } = await opened();
    expect((await tell(paidEvent(session, more))).status).toBe(200);
    expect(await orderOf(number)).toMatchObject({ state: "placed" });
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("Another sum was paid");
  });

  it("that is not paid in time is cancelled, and its goods are there again; what comes in afterwards is told", async () => {
    const before = await left();
    const { session, number } = await opened();
    expect(await left()).toBe(before - 1);
    await tell(stripe.event("checkout.session.expired", session));
    expect([await orderOf(number), await left()]).toMatchObject([{ state: "cancelled" }, before]);
    await tell(paidEvent(session));
    expect(await orderOf(number)).toMatchObject({ state: "cancelled" });
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("the money has to go back");
  });

  it("told to have ended after it was paid stays paid", async () => {
    const { session, number } = await opened();
    await tell(paidEvent(session));
    await tell(stripe.event("checkout.session.expired", session));
    expect(await orderOf(number)).toMatchObject({ state: "paid" });
  });

  it("waits for a payment that takes days, and names no order that it was not made for", async () => {
    const { session, number } = await opened();
    await tell(paidEvent(session, { payment_status: "unpaid" }));
    expect(await orderOf(number)).toMatchObject({ state: "placed" });
    const another = await opened();
    // The session of one, with the name of another order.
    await tell(paidEvent({ ...session, metadata: { ...session.metadata, order: another.number } }));
    expect(await orderOf(another.number)).toMatchObject({ state: "placed" });
    await tell(stripe.event("checkout.session.async_payment_succeeded", { ...session, payment_status: "paid" }));
    expect(await orderOf(number)).toMatchObject({ state: "paid" });
  });

  it("can be gone on with from the order's page, also where the provider was away", async () => {
    for (let times = 0; times < 2; times += 1)
      stripe.refusing.push({ status: 500, type: "api_error", message: "away" });
    const { client, done } = await placed();
    const page = done.headers.location!.split("?")[0]!;
    expect(page).toMatch(/^\/shop\/order\/J/);
    expect((await client.get(page)).text).toContain("Pay now");
    const [one, other] = await Promise.all([
      client.post(page, { intent: "pay" }),
      client.post(page, { intent: "pay" }),
    ]);
    expect([one.status, other.status]).toEqual([303, 303]);
    expect(one.headers.location).toBe(other.headers.location);
    expect(one.headers.location).toBe(stripe.sessions.at(-1)!.url);
    await client.post(page, { intent: "cancel" });
    expect(stripe.expired).toContain(stripe.sessions.at(-1)!.id);
    expect((await client.post(page, { intent: "pay" })).status).toBe(400);
  });
});

describe("paying back", () => {
  const refund = (number: string, amount: string, seen = "0") =>
    desk.post(`/desk/orders/${number}`, { step: "refund", amount, seen, note: "Broken" });

  it("goes to the provider in part and whole, once each, and never more than was paid", async () => {
    const { session, number } = await opened();
    await tell(paidEvent(session));
    const before = stripe.refunds.length;
    expect((await refund(number, "5")).status).toBe(303);
    expect((await refund(number, "5")).status).toBe(400);
    expect((await refund(number, "11.96", "500")).status).toBe(400);
    expect((await refund(number, "11.95", "500")).status).toBe(303);
    expect(stripe.refunds.slice(before)).toMatchObject([
      { payment_intent: `pi_${session.id}`, amount: 500 },
      { payment_intent: `pi_${session.id}`, amount: 1195 },
    ]);
    expect(await orderOf(number)).toMatchObject({ state: "refunded", refunded: 1695 });
  });

  it("is asked for again where the provider was away, and told to the desk where it is refused", async () => {
    const { session, number } = await opened();
    await tell(paidEvent(session));
    const before = stripe.refunds.length;
    for (let times = 0; times < 2; times += 1)
      stripe.refusing.push({ status: 500, type: "api_error", message: "away" });
    await refund(number, "1");
    expect(stripe.refunds.length).toBe(before);
    await site.house.pool.query("update order_refund set due_at = now() where due_at is not null");
    await refund(number, "2", "100");
    expect(
      stripe.refunds
        .slice(before)
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([100, 200]);
    stripe.refusing.push({ status: 400, type: "invalid_request_error", message: "charge disputed" });
    await refund(number, "3", "300");
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("Stripe refused it: charge disputed");
  });
});

describe("what is done on Stripe's own pages", () => {
  const paid = async () => {
    const { session, number } = await opened();
    await tell(paidEvent(session));
    return { number, intent: `pi_${session.id}` };
  };
  const booked = async (number: string) => {
    const { rows } = await site.house.pool.query(
      "select amount, credit_number is not null as noted, due_at is null as done, vat from order_refund where order_id = (select id from sales_order where number = $1) order by id",
      [number],
    );
    return rows;
  };
  const charge = (payment_intent: string) => stripe.event("charge.refunded", { object: "charge", payment_intent });

  it("a refund is booked once, with its credit note and a mail, however it is told", async () => {
    const { number, intent } = await paid();
    const first = stripe.paysBack(intent, 500);
    const told = [charge(intent), stripe.event("refund.created", first), stripe.event("charge.refund.updated", first)];
    const answers = await Promise.all([...told, ...told].map(tell));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await booked(number)).toEqual([
      { amount: 500, noted: true, done: true, vat: [{ rate: 2000, net: 417, vat: 83, goods: 0 }] },
    ]);
    expect(await orderOf(number)).toMatchObject({ state: "paid", refunded: 500 });
    stripe.paysBack(intent, 1000);
    stripe.paysBack(intent, 195);
    await tell(charge(intent));
    expect(await orderOf(number)).toMatchObject({ state: "refunded", refunded: 1695 });
    const { rows } = await site.house.pool.query(
      "select amount from order_mail where kind = 'refunded' and order_id = (select id from sales_order where number = $1) order by id",
      [number],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([500, 1000, 195]);
    // What was asked for from the desk is told as well, and is no second one.
    const other = await paid();
    await desk.post(`/desk/orders/${other.number}`, { step: "refund", amount: "5", seen: "0", note: "Broken" });
    const [own] = stripe.refunds.slice(-1);
    await Promise.all([charge(other.intent), stripe.event("refund.updated", own!)].map(tell));
    expect((await booked(other.number)).map(({ amount }) => amount)).toEqual([500]);
    await tell(stripe.event("refund.failed", { ...own, status: "failed" }));
    expect((await desk.get(`/desk/orders/${other.number}`)).text).toContain("Stripe could not pay this back");
  });

  it("a refund that is told before its payment is booked with it, once, and not where it failed", async () => {
    const { session, number } = await opened();
    const intent = `pi_${session.id}`;
    const [back, failed] = [stripe.paysBack(intent, 500), stripe.paysBack(intent, 195)];
    await tell(stripe.event("refund.failed", { ...failed, status: "failed" }));
    const early = [charge(intent), stripe.event("refund.created", back), stripe.event("refund.created", failed)];
    const answers = await Promise.all(early.map(tell));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await booked(number), await orderOf(number)]).toMatchObject([[], { state: "placed", refunded: 0 }]);
    await Promise.all([tell(paidEvent(session)), tell(stripe.event("refund.updated", back))]);
    expect(await booked(number)).toMatchObject([{ amount: 500, noted: true, done: true }]);
    expect(await orderOf(number)).toMatchObject({ state: "paid", refunded: 500 });
    // Told at the same moment, whichever comes first.
    for (let times = 0; times < 3; times += 1) {
      const other = await opened();
      const given = stripe.paysBack(`pi_${other.session.id}`, 300);
      await Promise.all([tell(stripe.event("refund.created", given)), tell(paidEvent(other.session))]);
      expect(await booked(other.number)).toMatchObject([{ amount: 300, noted: true }]);
    }
    const waiting = "select count(*)::int as waits from early_refund where intent like 'pi_cs_%'";
    expect((await site.house.pool.query(waiting)).rows).toEqual([{ waits: 0 }]);
    await site.house.pool.query("update payment_event set heard_at = now() - interval '91 days'");
    await forgetTold(site.house.db);
    expect((await site.house.pool.query("select from payment_event")).rowCount).toBe(0);
  });

  it("more than is left, or of another currency, is not booked, and the desk is told", async () => {
    const { number, intent } = await paid();
    await tell(stripe.event("refund.created", stripe.paysBack(intent, 1696)));
    await tell(stripe.event("refund.created", { ...stripe.paysBack(intent, 100), currency: "usd" }));
    expect([await booked(number), (await orderOf(number)).refunded]).toEqual([[], 0]);
    const { text } = await desk.get(`/desk/orders/${number}`);
    for (const sum of ["16.96 GBP", "1.00 USD"]) expect(text).toContain(`${sum} went back at Stripe and could not be`);
    expect((await tell(stripe.event("refund.created", stripe.paysBack("pi_of_nobody", 5)))).status).toBe(200);
  });

  it("a dispute is told to the desk, also out of order, and how it ends", async () => {
    const { number, intent } = await paid();
    const dispute = {
      id: "dp_1",
      payment_intent: intent,
      amount: 1695,
      currency: "gbp",
      reason: "product_not_received",
    };
    const about = (type: string, status: string, of: object = dispute) =>
      stripe.event(`charge.dispute.${type}`, { ...of, status, evidence_details: { due_by: 1_800_000_000 } });
    await tell(about("created", "needs_response"));
    const page = await desk.get(`/desk/orders/${number}`);
    expect(page.text).toContain("asks for 16.95 GBP back (product not received)");
    expect(page.text).toContain("until 2027-01-15");
    expect((await desk.get("/desk/orders?state=disputed")).text).toContain(number);
    expect((await desk.get("/desk/shop")).text).toContain("Disputed by a bank");
    expect(await orderOf(number)).toMatchObject({ state: "paid", refunded: 0 });
    const ends = [about("closed", "lost"), about("updated", "lost"), about("closed", "lost")];
    await Promise.all([...ends, ...ends].map(tell));
    await tell(about("updated", "under_review"));
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("and got it");
    expect((await desk.get("/desk/orders?state=disputed")).text).not.toContain(number);
    // What was lost is booked as what went back: once, with its credit note, and nobody can pay it back again.
    expect(await orderOf(number)).toMatchObject({ state: "refunded", refunded: 1695 });
    expect(await booked(number)).toMatchObject([{ amount: 1695, noted: true, done: true }]);
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("Your bank asked for it back, and got it");

    // One that is won books nothing; of one that takes more than was left, what was left; one told before its payment waits for it.
    const won = await paid();
    const ofWon = { ...dispute, id: "dp_2", payment_intent: won.intent };
    for (const [type, status] of [
      ["created", "needs_response"],
      ["closed", "won"],
    ] as const)
      await tell(about(type, status, ofWon));
    expect([await booked(won.number), await orderOf(won.number)]).toMatchObject([[], { state: "paid", refunded: 0 }]);
    const some = await paid();
    await tell(stripe.event("refund.created", stripe.paysBack(some.intent, 500)));
    await tell(about("closed", "lost", { ...dispute, id: "dp_3", payment_intent: some.intent }));
    expect((await booked(some.number)).map(({ amount }) => amount)).toEqual([500, 1195]);
    expect((await desk.get(`/desk/orders/${some.number}`)).text).toContain(
      "16.95 GBP went back at Stripe, which is more",
    );
    const { session, number: early } = await opened();
    await tell(about("closed", "lost", { ...dispute, id: "dp_4", payment_intent: `pi_${session.id}` }));
    await tell(paidEvent(session));
    expect(await booked(early)).toMatchObject([{ amount: 1695, noted: true }]);
    expect((await desk.get(`/desk/orders/${early}`)).text).toContain("Your bank asked for it back, and got it");
  });
});

describe("a VAT number, where VIES is asked", () => {
  const order = async (vat_number: string, country: string) => {
    const { done } = await placed({ country, vat_number, payment: "invoice" });
    const number = done.headers.location?.split("/")[3]?.split("?")[0];
    return { done, number };
  };

  it("is exempt once VIES says so, and asked for again where it says no", async () => {
    const { number } = await order("DE136695976", "DE");
    expect(await orderOf(number!)).toMatchObject({ vat_checked: "vies", vat_exempt: true, vat_unanswered: false });
    const { done } = await order("FR40303265045", "FR");
    expect([done.status, done.text.includes("VIES does not know this VAT number")]).toEqual([400, true]);
  });

  it("goes on without an answer, and the desk is told; a number without its checksum is never asked for", async () => {
    const { number } = await order("IT00743110157", "IT");
    expect(await orderOf(number!)).toMatchObject({ vat_checked: "checksum", vat_exempt: true, vat_unanswered: true });
    expect((await desk.get(`/desk/orders/${number}`)).text).toContain("VIES did not answer for IT00743110157");
    expect((await order("IT00743110158", "IT")).done.status).toBe(400);
    expect(vies.asked).toEqual(["DE136695976", "FR40303265045", "IT00743110157"]);
  });
});
