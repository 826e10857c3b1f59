import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { startChores } from "./chores.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

it("chores are done at the start, by several processes at once, and what is under way is finished at the stop", async () => {
  const day = 86_400_000;
  for (const [id, at] of [
    ["gone", Date.now() - 1],
    ["leaving", Date.now() + day],
  ] as const) {
    await personIn(open.house, id);
    await open.house.db
      .updateTable("person")
      .set({ leaves_at: new Date(at) })
      .where("id", "=", id)
      .execute();
  }
  await personIn(open.house, "stays");
  const kept = { changed_at: new Date(Date.now() - 29 * day), token_hash: Buffer.from("29 days") };
  const forgotten = { changed_at: new Date(Date.now() - 31 * day), token_hash: Buffer.from("31 days") };
  await open.house.db.insertInto("basket").values([kept, forgotten]).execute();
  const stops = [startChores(open.house), startChores(open.house)];
  await Promise.all(stops.map((stop) => stop()));
  const left = await open.house.db.selectFrom("person").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(["leaving", "stays"]);
  const baskets = await open.house.db.selectFrom("basket").select("token_hash").execute();
  expect(baskets.map(({ token_hash }) => token_hash?.toString())).toEqual(["29 days"]);
});
