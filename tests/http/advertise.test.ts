import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

const path = "/bartenders-lounge/jobs/advertise-here";
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite({ RATE_LIMIT: "off" });
});
afterAll(() => site?.close());
beforeEach(async () => {
  visitor = new Client(site.url);
  await site.house.pool.query("delete from job_advert");
});

const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const right = {
  job_title: "Head bartender",
  company: "The Quiet Glass & Sons",
  contact_name: "Ada Byron",
  email: "ada@example.org",
  phone: "+44 20 7946 0000",
  city: "Leeds",
  country: "England",
  hours: "full time",
  pay: "£32,000 a year",
  description:
    "You run a bar of twelve seats with two colleagues, write its list four times a year and lock up at one.",
  closes: soon,
  package: "first",
};
const waiting = async () => (await site.house.pool.query("select * from job_advert order by id")).rows;

describe("the advertisement of a job", () => {
  it("waits for an editor once it is sent, with what the shop will ask for", async () => {
    const answer = await visitor.post(path, {
      ...right,
      "product_vars[company]": "Somebody else",
      status: "published",
    });
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?sent=1`]);
    expect((await visitor.get(`${path}?sent=1`)).text).toContain("Your advertisement waits for an editor");
    expect(await waiting()).toMatchObject([
      {
        status: "waiting",
        company: right.company,
        phone: right.phone,
        package: "first",
        product_vars: { job_title: right.job_title, company: right.company },
      },
    ]);
    expect((await visitor.get("/bartenders-lounge/jobs?when=all")).text).not.toContain("Quiet Glass");
  });

  it("is bought in the shop: it lies in the basket, is not sent anywhere, and the desk sees that it is paid", async () => {
    expect((await visitor.get(path)).text).toMatch(/First in the list, £110\.00/);
    visitor.cookies.set("cookie_policy", "essential");
    const answer = await visitor.post(path, { ...right, "product_vars[company]": "Somebody else" });
    expect([answer.status, answer.headers.location]).toEqual([303, "/shop/basket"]);
    const basket = (await visitor.get("/shop/basket")).text;
    for (const text of ["Job advertisement: First in the list", "Job title", right.job_title, "£110.00"])
      expect(basket).toContain(text);
    expect(basket).not.toContain("Somebody else");
    // Another one is another order.
    const second = await visitor.post(path, { ...right, job_title: "Barback" });
    expect(second.headers.location).toBe(`${path}?sent=1`);
    expect((await visitor.get(`${path}?sent=1`)).text).toContain("Buy it in the shop");
    const address = { street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA", country: "GB", payment: "invoice" };
    const placed = await visitor.post("/shop/your-details", { ...address, email: right.email, name: "Ada" });
    expect(placed.status).toBe(303);
    const ordered = "select number, total, delivery_price from sales_order";
    const [order] = (await site.house.pool.query(ordered)).rows;
    expect(order).toMatchObject({ total: 11_000, delivery_price: 0 });
    const editor = await signedIn(site);
    await site.house.pool.query("update person set role = 'admin' where email = $1", [editor.email]);
    const waits = async () => (await editor.get("/desk/queue/jobs")).text;
    expect(await waits()).toContain(`Ordered, and not paid yet: ${order.number}`);
    expect(await waits()).toContain("Not ordered yet");
    await editor.post(`/desk/orders/${order.number}`, { step: "pay" });
    expect(await waits()).toContain(`Paid: ${order.number}`);
    // A card asks for no job: it leads to the page that does.
    const listed = (await visitor.get("/api/shop/search?keyword=advertisement")).json<{ results: object[] }>();
    const href = "/shop/product/112/job-advertisement";
    expect(listed.results).toEqual([expect.objectContaining({ href, add_to_basket: false })]);
    expect((await visitor.get(href)).text).toContain("Write the advertisement");
  });

  it("sent twice waits once", async () => {
    await Promise.all([visitor.post(path, right), visitor.post(path, right)]);
    await visitor.post(path, { ...right, email: "ADA@example.org", pay: "more" });
    expect((await waiting()).length).toBe(1);
  });

  it("that is not right comes back with every message and all that was typed, and is not kept", async () => {
    const answer = await visitor.post(`/de-de${path}`, { ...right, email: "ada", closes: "2020-01-01", pay: "" });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/<title>Error: /);
    for (const [field, message] of [
      ["email", "Enter an email address in the form name@example.com"],
      ["closes", "The closing date must be in the future"],
      ["pay", "Enter the pay"],
    ])
      expect(answer.text).toMatch(new RegExp(`<a href="#${field}"[^>]*>${message}</a>`));
    expect(answer.text).toMatch(/id="email-error"[\s\S]*aria-describedby="[^"]*email-error/);
    expect(answer.text).toContain('value="The Quiet Glass &amp; Sons"');
    expect(answer.text).toMatch(/<option selected="">England/);
    expect(answer.text).toContain(right.description);
    expect(answer.text).toMatch(/value="first"[^>]*checked|checked=""[^>]*value="first"/);
    expect(await waiting()).toEqual([]);
  });

  it("may be anything at all, and is answered", async () => {
    const many = { ...right, description: "<b>".repeat(60_000), job_title: "\u0000\u202e<script>" };
    const answer = await visitor.post(path, many);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("<script>\n");
    expect((await visitor.postJson(path, { job_title: { a: 1 }, company: [1], closes: null })).status).toBe(400);
    expect((await visitor.post(path, right, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect(await waiting()).toEqual([]);
  });
});

it("is taken twenty times an hour from one place, mistakes included", async () => {
  const limited = await testSite({ RATE_LIMIT: "on" });
  try {
    const client = new Client(limited.url);
    const sent = [];
    for (let number = 1; number <= 21; number += 1) sent.push((await client.post(path, { ...right, pay: "" })).status);
    expect(sent).toEqual([...Array(20).fill(400), 429]);
    expect((await client.post(path, right)).text).toContain(right.description);
  } finally {
    await limited.close();
  }
});
