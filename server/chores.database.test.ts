import { afterAll, beforeAll, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { areas } from "#app/guide/areas.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { startChores, startWarming } from "./chores.ts";

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

it("what takes long to find is read beforehand, and again after a change of the library, until the stop", async () => {
  const kept = () => (open.house.kept.get("kept/guide/index") as { size: number } | undefined)?.size ?? 0;
  const stop = startWarming(open.house, { quiet: 1, worth: 0 });
  // Every area's list is among it.
  await expect.poll(kept).toBe(areas.length);
  // The house may not listen yet when it is told first, and what is thrown away is read again at once.
  const before = open.house.kept.get("kept/guide/index") as { clear(): void };
  before.clear();
  await expect
    .poll(async () => {
      await tell(open.house.db, "library", "content");
      return kept();
    })
    .toBeGreaterThan(0);
  await stop();
  await open.house.notices.caughtUp();
  before.clear();
  await tell(open.house.db, "library", "content");
  await open.house.notices.caughtUp();
  expect(kept()).toBe(0);
});
