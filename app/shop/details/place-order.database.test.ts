import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { callerOf, type TestCaller } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { addToBasket } from "../basket/add-operation.server.ts";
import { changeOrder } from "../orders/order-operations.server.ts";
import { tokenOf } from "../orders/order-token.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { settleBasket } from "./settle-basket.server.ts";

let open: TestHouse;
let goods: { offer: number; skew: number }[];
beforeAll(async () => {
  open = await testHouse({ library: true });
  goods = (
    await open.house.pool.query(
      "select offer.id as offer, min(skew.id) as skew from offer join skew on skew.offer_id = offer.id group by offer.id order by offer.id limit 3",
    )
  ).rows;
});
afterAll(() => open?.close());

async function stock(skew: number, left: number): Promise<void> {
  await open.house.pool.query("delete from stock_level where skew_id = $1", [skew]);
  await open.house.pool.query("update skew set stock = $1 where id = $2", [left, skew]);
}
const left = async (skew: number) =>
  (
    await open.house.pool.query(
      "select skew.stock + coalesce(moved, 0) as left from skew left join stock_level on skew_id = skew.id where skew.id = $1",
      [skew],
    )
  ).rows[0].left as number;

/** A guest with these in the basket. */
async function buyer(...wanted: { offer: number; skew: number }[]): Promise<TestCaller> {
  let cookie = "cookie_policy=essential";
  for (const { offer, skew } of wanted) {
    const caller = callerOf(open.house, { cookie });
    const added = await run(addToBasket, { product_id: offer, skew, quantity: 1 }, caller);
    expect(added.ok).toBe(true);
    cookie = `cookie_policy=essential; ${caller.lines[0]!.split(";")[0]}`;
  }
  return callerOf(open.house, { cookie });
}
const details = {
  email: "ada@example.org",
  name: "Ada",
  street: "1 Long Lane",
  city: "Leeds",
  postCode: "LS1 1AA",
  country: "GB",
  payment: "invoice",
};
/** Sent again where so many at once found no free connection, as browsers do with a 503 (contract.md, 13: Retries). */
async function place(caller: TestCaller): ReturnType<typeof run<typeof placeOrder.input, typeof placeOrder.answers>> {
  try {
    return await run(placeOrder, details, caller);
  } catch (cause) {
    if (!String(cause).includes("timeout exceeded when trying to connect")) throw cause;
    return place(caller);
  }
}

it("200 buyers of one bottle at once are one order, and the others are told what has changed", async () => {
  const [bottle] = goods as [{ offer: number; skew: number }];
  await stock(bottle.skew, 1000);
  const buyers: TestCaller[] = [];
  for (let made = 0; made < 200; made += 20)
    buyers.push(...(await Promise.all(Array.from({ length: 20 }, () => buyer(bottle)))));
  await stock(bottle.skew, 1);
  const done = await Promise.all(buyers.map(place));
  const kinds = Map.groupBy(done, (one) => (one.ok ? "placed" : one.kind));
  expect([kinds.get("placed")?.length, kinds.get("conflict")?.length]).toEqual([1, 199]);
  expect(await left(bottle.skew)).toBe(0);
  const told = await run(settleBasket, {}, buyers[done.findIndex((one) => !one.ok)]!);
  expect(told.ok && told.value.changes.join()).toContain("sold out");
});

it("orders of the same things in another order never wait for each other for ever; numbers have no gaps, stock and money agree", async () => {
  const [one, two, three] = goods as [(typeof goods)[0], (typeof goods)[0], (typeof goods)[0]];
  for (const { skew } of goods) await stock(skew, 25);
  const buyers = await Promise.all(
    Array.from({ length: 40 }, (_, place) => buyer(...(place % 2 === 0 ? [one, two, three] : [three, two, one]))),
  );
  const done = await Promise.all(buyers.map(place));
  expect(done.filter(({ ok }) => ok)).toHaveLength(25);
  expect(await Promise.all(goods.map(({ skew }) => left(skew)))).toEqual([0, 0, 0]);
  const { rows } = await open.house.pool.query(
    "select number, invoice_number, total, goods + delivery_price as parts from sales_order order by id",
  );
  const places = rows.map((_, place) => place + 1);
  expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(places);
  expect(rows.map(({ invoice_number }) => Number(invoice_number.slice(5)))).toEqual(places);
  expect(rows.every(({ total, parts }) => total === parts)).toBe(true);
  const moves = await open.house.pool.query("select sum(quantity)::int as sum from stock_move where skew_id = $1", [
    two.skew,
  ]);
  expect(moves.rows[0].sum).toBe(-25);
});

it("sells what came since the file said how many there are, all of it and no more", async () => {
  const [bottle] = goods as [{ offer: number; skew: number }];
  await stock(bottle.skew, 1);
  await open.house.pool.query("insert into stock_level (skew_id, moved) values ($1, 1)", [bottle.skew]);
  const buyers = [await buyer(bottle), await buyer(bottle), await buyer(bottle)];
  const done = await Promise.all(buyers.map(place));
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await left(bottle.skew)).toBe(0);
});

it("is cancelled once, however many ask at once", async () => {
  const [bottle] = goods as [{ offer: number; skew: number }];
  await stock(bottle.skew, 5);
  const caller = await buyer(bottle);
  const done = await place(caller);
  const number = (done.ok && done.value.number) || "";
  const asked = { number, token: tokenOf(open.house, number), intent: "cancel" };
  const cancelled = await Promise.all(Array.from({ length: 8 }, () => run(changeOrder, asked, caller)));
  expect(cancelled.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await left(bottle.skew)).toBe(5);
});

it("no address is mailed very many orders, whoever names it and wherever they are", async () => {
  const limited = await testHouse({ settings: { RATE_LIMIT: "on" } });
  const kinds: string[] = [];
  for (let time = 0; time < 104; time += 1) {
    const done = await run(
      placeOrder,
      { ...details, email: time % 2 ? "Eve@Example.org " : "eve@example.org" },
      callerOf(limited.house, { address: `198.51.100.${time}` }),
    );
    kinds.push(done.ok ? "ok" : done.kind);
  }
  // The baskets are empty; what is refused is counted as well.
  expect(kinds.filter((kind) => kind === "invalid")).toHaveLength(100);
  expect(kinds.at(-1)).toBe("too-many");
  const another = await run(placeOrder, details, callerOf(limited.house, { address: "198.51.100.1" }));
  expect(another).toMatchObject({ kind: "invalid" });
  await limited.close();
});
