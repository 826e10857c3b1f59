import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { findSubjects } from "../search-store.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());

const find = async (keyword: string) =>
  (await findSubjects(open.house.db, { keyword, limit: 3, offset: 0 })).rows.map(({ name }) => name);

describe("what bears a name is found first by", () => {
  it.each([
    ["brambles", "Bramble"],
    ["aviations", "Aviation"],
    ["white ladies", "White Lady"],
    ["bloody marys", "Bloody Mary"],
    ["old fashioneds", "Old Fashioned"],
    ["french 75s", "French 75"],
    ["cuba libres", "Cuba Libre"],
    ["coupes", "Coupe"],
    ["gins", "Gin"],
    ["rums", "Rum"],
  ])("several of it: %s", async (several, name) => {
    expect((await find(several))[0]).toBe(name);
  });

  it.each([
    ["whisky sour", "Whiskey Sour"],
    ["irish whisky", "Irish whiskey"],
    ["scotch whiskey", "Scotch whisky"],
    ["rye whiskies", "Rye whiskey"],
  ])("either spelling of whisky: %s", async (typed, name) => {
    expect((await find(typed))[0]).toBe(name);
  });

  it.each([
    ["b52", "B-52"],
    ["side car", "Sidecar"],
    ["jager bomb", "Jägerbomb"],
    ["maitai", "Mai Tai"],
    ["7-up", "7UP"],
  ])("words run together or torn apart: %s", async (typed, name) => {
    expect((await find(typed))[0]).toBe(name);
  });

  it.each([
    ["chartreuse green", "Green Chartreuse"],
    ["vermouth sweet", "Sweet vermouth"],
    ["rum white", "White rum"],
  ])("the order of a list of stock: %s", async (typed, name) => {
    expect((await find(typed))[0]).toBe(name);
  });
});

it("both spellings find as much; what ends a name and what begins it are not side by side", async () => {
  const count = async (keyword: string) => (await findSubjects(open.house.db, { keyword, limit: 0, offset: 0 })).count;
  expect(await count("whisky")).toBe(await count("whiskey"));
  expect(await find('"fashioned old"')).not.toContain("Old Fashioned");
  expect(await find('"old fashioned"')).toContain("Old Fashioned");
});

it("of a long keyword no words are run together: what is asked stays small", async () => {
  const { rows } = await open.house.pool.query("select search_query('gin lime mint soda sugar')::text as query");
  expect(rows[0].query).not.toContain("ginlime");
  expect((await open.house.pool.query("select search_query('side car')::text as query")).rows[0].query).toContain(
    "sidecar",
  );
  expect((await open.house.pool.query("select search_query('') as query")).rows[0].query).toBeNull();
});
