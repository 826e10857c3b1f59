import { type ChildProcess, spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { postOrderMails, shopCalls } from "#app/shop/shop-calls.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { freePort } from "#tests/site.ts";
import { Client } from "../client.ts";

/** `KILLS=50 npm test -- checkout-killed` kills it fifty times, however long that takes (docs/shop.md). */
const asked = Number(process.env.KILLS) || 0;
const rounds = asked || 20;
const buyersEach = 6;
/** Rounds that have not begun by then are left out: a slow machine proves it with fewer of them (milliseconds). */
const longest = asked ? Number.POSITIVE_INFINITY : 28_000;

let open: TestHouse;
let port: number;
let child: ChildProcess | undefined;
const goods: { offer: number; skew: number }[] = [];
beforeAll(async () => {
  open = await testHouse({ library: true });
  port = await freePort();
  const { rows } = await open.house.pool.query(
    "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where choice = 'one' group by offer.id order by offer.id limit 2",
  );
  goods.push(...rows);
  await open.house.pool.query("update skew set stock = 10000 where id = any($1)", [goods.map(({ skew }) => skew)]);
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await open?.close();
});

/** The site as a process of its own, on the test's database. */
async function start(): Promise<ChildProcess> {
  const started = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      ...{
        NODE_ENV: "production",
        BASE_URL: `http://localhost:${port}`,
        PORT: String(port),
        RATE_LIMIT: "off",
        LOG_LEVEL: "fatal",
      },
      ...{ DATABASE_URL: open.databaseUrl, DATA_DIR: open.house.settings.DATA_DIR },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((ready, failed) => {
    started.stdout!.on("data", (chunk) => String(chunk).includes("is open at") && ready());
    started.once("exit", () => failed(new Error("the site ended before it was open")));
  });
  return started;
}

const addToBasket = shopCalls.find(({ path }) => path.endsWith("/add-to-basket"))!;
const details = {
  ...{ email: "ada@example.org", name: "Ada", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  ...{ country: "GB", payment: "invoice", idempotency_key: "one form" },
};
async function buyer(place: number): Promise<Client> {
  const client = new Client(`http://localhost:${port}`);
  client.cookies.set("cookie_policy", "essential");
  for (const { offer, skew } of place % 2 ? goods : goods.toReversed()) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const caller = callerOf(open.house, { cookie });
    const added = await run(addToBasket.operation, { product_id: offer, skew, quantity: 1 + (place % 3) }, caller);
    expect(added.ok).toBe(true);
    const [pair = ""] = caller.lines[0]!.split(";");
    client.cookies.set("basket", pair.slice(pair.indexOf("=") + 1));
  }
  return client;
}

/** What the tables say together, whatever was killed: nothing of it is half. */
async function expectWhole(): Promise<number> {
  const one = async <T>(query: string) => (await open.house.pool.query(query)).rows[0] as T;
  const { orders, last, half, wrong, unsettled } = await one<Record<string, number>>(`
    select (select count(*)::int from sales_order) as orders,
      (select coalesce(sum(last), 0)::int from order_counter where series = 'J') as last,
      (select count(*)::int from sales_order o where not exists (select from order_line where order_id = o.id)
        or not exists (select from order_step where order_id = o.id) or not exists (select from order_mail where order_id = o.id)) as half,
      (select count(*)::int from sales_order o where total <> goods + delivery_price
        or goods <> (select sum(price * quantity) from order_line where order_id = o.id)) as wrong,
      (select count(*)::int from sales_order o join basket_line line on line.basket_id = o.basket_id) as unsettled`);
  expect({ half, wrong, unsettled }).toEqual({ half: 0, wrong: 0, unsettled: 0 });
  expect(last).toBe(orders);
  const { rows } = await open.house.pool.query(`
    select level.skew_id, level.moved, (select sum(quantity)::int from stock_move where skew_id = level.skew_id) as noted,
      (select -sum(quantity)::int from order_line where skew_id = level.skew_id) as sold
    from stock_level level where moved <> 0`);
  for (const { moved, noted, sold } of rows) expect([noted, sold]).toEqual([moved, moved]);
  return orders ?? 0;
}

it(`a process that is killed in the middle of checkout ${rounds} times leaves orders whole, and each buyer has one in the end`, {
  timeout: 90_000 + 10_000 * asked,
}, async () => {
  const began = Date.now();
  const all: Client[] = [];
  const counted: number[] = [];
  for (let round = 0; round < rounds && Date.now() - began < longest; round += 1) {
    const [site, buyers] = await Promise.all([
      start(),
      Promise.all(Array.from({ length: buyersEach }, (_, place) => buyer(place))),
    ]);
    child = site;
    all.push(...buyers);
    const ended = new Promise((gone) => site.once("exit", gone));
    const sent = buyers.map((client) => client.post("/shop/your-details", details).catch(() => null));
    // Now with the first that is through, however slow the machine; now before it, among them or after most, by the clock.
    const kill = () => site.kill("SIGKILL");
    if (round % 2 === 0) void Promise.race(sent).then(kill);
    const timer = round % 2 === 0 ? undefined : setTimeout(kill, 15 + 12 * round);
    await ended;
    clearTimeout(timer);
    await Promise.all(sent);
    counted.push(await expectWhole());
  }
  // Some were killed before they were through, and some came through: else nothing was shown.
  expect(counted.at(-1)).toBeGreaterThan(0);
  expect(counted.at(-1)).toBeLessThan(all.length);
  expect(counted.length).toBeGreaterThanOrEqual(5);
  child = await start();
  for (let from = 0; from < all.length; from += buyersEach) {
    const again = all.slice(from, from + buyersEach).map((client) => client.post("/shop/your-details", details));
    expect(new Set((await Promise.all(again)).map(({ status }) => status))).toEqual(new Set([303]));
  }
  expect(await expectWhole()).toBe(all.length);
  // Mails of those whose process was killed before it sent them are sent by the next, each once.
  await open.house.pool.query("update order_mail set due_at = now() where due_at is not null");
  for (let more = true; more; ) {
    await postOrderMails(open.house);
    more = (await open.house.pool.query("select 1 from order_mail where due_at <= now()")).rows.length > 0;
  }
  const mails = (await readdir(join(open.house.settings.DATA_DIR, "mail"))).filter((name) => name.startsWith("order-"));
  expect(mails).toHaveLength(all.length);
});
