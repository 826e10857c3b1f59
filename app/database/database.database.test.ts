import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

it("no statement is compiled: that takes longer than any of ours, where the server can do it", async () => {
  expect((await open.house.pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
});
