import { type ChildProcess, fork, spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { postOrderMails, shopCalls } from "#app/shop/shop-calls.server.ts";
import { callerOf } from "#tests/callers.ts";
import { freePort } from "#tests/free-port.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { scratchFolder } from "#tests/scratch.ts";
import type { AskedOrder, ToldOrder } from "../../shop/checkout-process.ts";
import { Client } from "../client.ts";

/** How often the whole site is killed; `KILLS=50 npm test -- checkout-killed` as often as one asks for. */
const siteKills = Number(process.env.KILLS) || 4;
/** How often its checkout is, in a process that has nothing else to load: fifty kills, and no more time than twenty took. */
const checkoutKills = 46;
const buyersEach = 5;

let open: TestHouse;
let folder: string;
let child: ChildProcess | undefined;
const all: string[] = [];
const goods: { offer: number; skew: number }[] = [];
beforeAll(async () => {
  open = await testHouse({ library: true });
  folder = scratchFolder("jigger-checkout-");
  await build({
    ...{ configFile: false, publicDir: false, logLevel: "error", ssr: { noExternal: true } },
    build: { ssr: "tests/shop/checkout-process.ts", outDir: folder, rolldownOptions: { external: ["pg-native"] } },
  });
  const { rows } = await open.house.pool.query(
    "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id where choice = 'one' group by offer.id order by offer.id limit 2",
  );
  goods.push(...rows);
  await open.house.pool.query("update skew set stock = 10000 where id = any($1)", [goods.map(({ skew }) => skew)]);
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await open?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A process that takes orders: true where one was told to be placed, false where nothing was told of it any more. */
type Shop = { process: ChildProcess; order(cookie: string): Promise<boolean> };

const environment = (url: string) => ({
  ...process.env,
  BASE_URL: url,
  ...{ NODE_ENV: "production", RATE_LIMIT: "off", LOG_LEVEL: "fatal" },
  ...{ DATABASE_URL: open.databaseUrl, DATA_DIR: open.house.settings.DATA_DIR },
});

/** The site as a process of its own, on the test's database. */
async function openSite(): Promise<Shop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...environment(url), PORT: String(port) };
  const started = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  await new Promise<void>((ready, failed) => {
    started.stdout!.on("data", (chunk) => String(chunk).includes("is open at") && ready());
    started.once("exit", () => failed(new Error("the site ended before it was open")));
  });
  return {
    process: started,
    async order(cookie) {
      const client = new Client(url);
      for (const pair of cookie.split("; ")) client.cookies.set(...(pair.split("=", 2) as [string, string]));
      const answer = await client.post("/shop/your-details", details).catch(() => null);
      return answer?.status === 303;
    },
  };
}

/** Its checkout alone, by the same code. */
async function openCheckout(): Promise<Shop> {
  const started = fork(join(folder, "checkout-process.js"), [], {
    env: environment(open.house.settings.BASE_URL),
    execArgv: [],
  });
  child = started;
  const asked = new Map<number, (placed: boolean) => void>();
  await new Promise<void>((ready, failed) => {
    started.once("exit", () => {
      for (const told of asked.values()) told(false);
      failed(new Error("the checkout ended before it was ready"));
    });
    started.on("message", (told: ToldOrder) => ("ready" in told ? ready() : asked.get(told.place)?.(told.ok)));
  });
  return {
    process: started,
    order(cookie) {
      const place = asked.size;
      // Whoever is killed while it is told something has heard nothing.
      started.send({ place, cookie, details } satisfies AskedOrder, () => undefined);
      return new Promise((told) => asked.set(place, told));
    },
  };
}

const addToBasket = shopCalls.find(({ path }) => path.endsWith("/add-to-basket"))!;
const details = {
  ...{ email: "ada@example.org", name: "Ada", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  ...{ country: "GB", payment: "invoice", idempotency_key: "one form" },
};
/** Somebody new with both goods in the basket, in one order or the other; by the cookies of their browser. */
async function buyer(place: number): Promise<string> {
  let cookie = "cookie_policy=essential";
  for (const { offer, skew } of place % 2 ? goods : goods.toReversed()) {
    const caller = callerOf(open.house, { cookie });
    const added = await run(addToBasket.operation, { product_id: offer, skew, quantity: 1 + (place % 3) }, caller);
    expect(added.ok).toBe(true);
    cookie = `cookie_policy=essential; ${caller.lines[0]!.split(";", 1)[0]}`;
  }
  return cookie;
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

it.each([
  { who: "the site", openShop: openSite, kills: siteKills },
  { who: "its checkout alone", openShop: openCheckout, kills: checkoutKills },
])(
  "$who, killed $kills times in the middle of checkout, leaves orders whole, and each buyer has one in the end",
  {
    timeout: 120_000 + 10_000 * siteKills,
  },
  async ({ openShop, kills }) => {
    let [placed, cut] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const [shop, buyers] = await Promise.all([
        openShop(),
        Promise.all(Array.from({ length: buyersEach }, (_, place) => buyer(place))),
      ]);
      all.push(...buyers);
      const ended = new Promise((gone) => shop.process.once("exit", gone));
      const kill = () => shop.process.kill("SIGKILL");
      const sent = buyers.map(shop.order);
      // Now with one of those that are through, however slow the machine; now by the clock, before them or among them.
      const through = sent[round % buyersEach]!;
      const timer = round % 2 === 0 ? void through.then(kill) : setTimeout(kill, 5 + ((round * 7) % 60));
      await ended;
      clearTimeout(timer ?? undefined);
      const told = await Promise.all(sent);
      placed += told.filter(Boolean).length;
      cut += told.includes(false) ? 1 : 0;
      await expectWhole();
    }
    // Most were killed with somebody on their way, and somebody was through: else nothing was shown.
    expect(cut).toBeGreaterThan(kills / 4);
    expect(placed).toBeGreaterThan(0);
    const last = await openShop();
    for (let from = 0; from < all.length; from += 10)
      expect(await Promise.all(all.slice(from, from + 10).map(last.order))).not.toContain(false);
    last.process.kill("SIGKILL");
    expect(await expectWhole()).toBe(all.length);
    // Mails of those whose process was killed before it sent them are sent by the next, each once.
    await open.house.pool.query("update order_mail set due_at = now() where due_at is not null");
    for (let more = true; more; ) {
      await postOrderMails(open.house);
      more = (await open.house.pool.query("select 1 from order_mail where due_at <= now()")).rows.length > 0;
    }
    const mails = (await readdir(join(open.house.settings.DATA_DIR, "mail"))).filter((name) =>
      name.startsWith("order-"),
    );
    expect(mails).toHaveLength(all.length);
  },
);
