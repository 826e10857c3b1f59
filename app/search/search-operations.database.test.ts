import { afterAll, beforeAll, expect, test } from "vitest";
import type { Result } from "#app/kit/result.ts";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { foundSchema, resultSchema, suggestionsSchema } from "./found.ts";
import { autocompleteOperation, findOperation, popularOperation } from "./search-operations.server.ts";

let open: TestHouse;
let caller: Caller;
beforeAll(async () => {
  open = await testHouse({ library: true });
  caller = callerOf(open.house);
});
afterAll(() => open?.close());

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
const autocomplete = async (input: Record<string, unknown>) => got(await run(autocompleteOperation, input, caller));
const find = async (input: Record<string, unknown>) => got(await run(findOperation, input, caller));

test("autocomplete gives four with the fields of the specification and says how many there are", async () => {
  const answer = await autocomplete({ k: "gin", a: "cocktails" });
  expect(answer.results.length).toBe(4);
  expect(answer.count).toBeGreaterThan(20);
  expect(suggestionsSchema.strict().parse(answer)).toEqual(answer);
  for (const found of answer.results) expect(foundSchema.strict().parse(found)).toEqual(found);
  expect(answer.results[0]).toMatchObject({ name: "Gin", section: "ingredients", category: "Ingredient" });
});

test("a page of results tells ratings, and the colour that each picture stands on", async () => {
  const { results } = await find({ keyword: "negroni" });
  for (const found of results) expect(resultSchema.strict().parse(found)).toEqual(found);
  expect(results[0]).toMatchObject({ name: "Negroni", rating: 5.5, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
});

test("who finds nothing is told by which word less there is how much, and finds that", async () => {
  const { instead } = await find({ keyword: "gin campari xqzvk" });
  expect(instead).toHaveLength(1);
  expect(instead[0]).toMatchObject({ keyword: "gin campari", without: "xqzvk" });
  expect((await find({ keyword: "gin campari" })).count).toBe(instead[0]!.count);
});

test("under three characters nothing is found, spaces do not count", async () => {
  for (const k of ["", "gi", "  gi  ", "gi\u0000"]) {
    expect(await autocomplete({ k })).toEqual({ results: [], count: 0 });
  }
});

test.each([
  ["8", undefined, 8],
  ["0", undefined, 0],
  ["-5", "-5", 0],
  ["99999999999999999999", undefined, 100],
  ["abc", "abc", 4],
  ["NaN", "1e400", 0],
  [["1", "2"], { x: "1" }, 4],
])("limit %j and offset %j are clamped", async (limit, offset, results) => {
  const answer = await autocomplete({ k: "gin", limit, offset });
  expect(answer.results.length).toBe(Math.min(results, answer.count));
});

test("a keyword that is no text is no keyword", async () => {
  expect(await autocomplete({ k: ["negroni"] })).toEqual({ results: [], count: 0 });
  expect(await find({ keyword: { a: "b" } })).toMatchObject({ keyword: "", count: 0, results: [] });
});

test("the page of results has 24, and the next one goes on", async () => {
  const first = await find({ keyword: "gin" });
  const second = await find({ keyword: "gin", offset: "24" });
  expect(first).toMatchObject({ keyword: "gin", offset: 0, page_size: 24, count: second.count });
  expect(first.results.length).toBe(24);
  const names = [...first.results, ...second.results].map((found) => `${found.href} ${found.name}`);
  expect(new Set(names).size).toBe(names.length);
});

test("a keyword of 10,000 characters is cut and answered", async () => {
  const found = await find({ keyword: "%_'\"\\".repeat(2_000) });
  expect(found.keyword.length).toBe(100);
  expect(found.count).toBe(0);
});

test("a page is narrowed to a section that there is, and ignores any other", async () => {
  const all = await find({ keyword: "gin" });
  expect(all.sections.map(({ count }) => count)).toEqual(
    all.sections.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  const books = await find({ keyword: "gin", section: "books" });
  const [count] = all.sections.filter(({ section }) => section === "books").map((one) => one.count);
  expect(books).toMatchObject({ section: "books", count });
  expect(books.results.every(({ section }) => section === "books")).toBe(true);
  for (const section of ["nothing", ["books"], "x".repeat(500), "__proto__"])
    expect(await find({ keyword: "gin", section })).toMatchObject({ section: "", count: all.count });
});

test.each<[string, object]>([
  ["gin xqzvk", { instead: [{ keyword: "gin", without: "xqzvk" }] }],
  ['"reviver corpse"', { instead: [{ keyword: "reviver corpse", without: null, count: null }] }],
  ["xqzvkw qqqqqq", { instead: [], near: [] }],
  ["coktails", { near: [expect.objectContaining({ title: "Cocktails", path: "/cocktails" })] }],
  ["negorni", { meant: "Negroni", instead: [] }],
  ["-gin", { count: 0, instead: [] }],
])("%s leads on", async (keyword, hints) => {
  expect(await find({ keyword })).toMatchObject(hints);
});

test("what is popular is of many areas, and is kept", async () => {
  const { results } = got(await run(popularOperation, {}, caller));
  expect(new Set(results.map(({ section }) => section)).size).toBeGreaterThan(3);
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(["Gin", "Jerry Thomas"]));
});
