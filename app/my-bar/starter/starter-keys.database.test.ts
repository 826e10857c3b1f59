import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { barCatalogueOf } from "../catalogue/bar-catalogue.server.ts";
import { starterKeys } from "./starter-keys.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse({ library: true });
});
afterAll(() => house?.close());

it("offers only what the library has, and each but once", async () => {
  const catalogue = await barCatalogueOf(house.house);
  const known = new Set([...catalogue.ingredients.values()].map((row) => row.key));
  const keys = starterKeys.flatMap((group) => group.keys);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(20);
});
