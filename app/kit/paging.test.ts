import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampNumber, clampPage, offsetBefore, offsetWithin, pageWithin } from "./paging.ts";

describe("a place in a list", () => {
  it("is clamped, never an error", () => {
    expect(clampPage("-5", "-5", 24)).toEqual({ limit: 0, offset: 0 });
    expect(clampPage("1e99", "1e99", 24)).toEqual({ limit: 100, offset: 1_000_000_000 });
    expect(clampPage("Infinity", "-Infinity", 24)).toEqual({ limit: 100, offset: 0 });
    expect(clampPage("abc", "NaN", 24)).toEqual({ limit: 24, offset: 0 });
    expect(clampPage("7.9", "3.9", 24)).toEqual({ limit: 7, offset: 3 });
    expect(clampPage(undefined, undefined, 24)).toEqual({ limit: 24, offset: 0 });
    expect(clampPage("", "  ", 24)).toEqual({ limit: 24, offset: 0 });
  });

  it("falls back for what is no number at all, however it is made", () => {
    for (const value of [null, {}, Object.create(null), { toString: 1, valueOf: 1 }, [5], true, Symbol("5")])
      expect(clampNumber(value, 8, 0, 100)).toBe(8);
  });

  it("gives a whole number within bounds for anything", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (limit, offset) => {
        const page = clampPage(limit, offset, 24);
        expect(Number.isInteger(page.limit) && page.limit >= 0 && page.limit <= 100).toBe(true);
        expect(Number.isInteger(page.offset) && page.offset >= 0 && page.offset <= 1_000_000_000).toBe(true);
      }),
    );
  });
});

describe("an offset past the end", () => {
  it("is that of the last page; one within the list stays", () => {
    expect(offsetWithin(100_000, 10, 23)).toBe(20);
    expect(offsetWithin(20, 10, 20)).toBe(10);
    expect(offsetWithin(7, 10, 23)).toBe(7);
    expect(offsetWithin(5, 10, 0)).toBe(0);
    expect(offsetWithin(5, 0, 3)).toBe(2);
  });
});

it("a page that begins behind the end is the last one, asked for once more; any other is asked for once", async () => {
  const asked: number[] = [];
  const find = async (offset: number) => ({ count: 23, first: asked.push(offset) });
  expect(await pageWithin(20, 10, find)).toMatchObject({ offset: 20, count: 23 });
  expect(await pageWithin(90, 10, find)).toMatchObject({ offset: 20, count: 23 });
  expect(await pageWithin(9, 10, async () => ({ result_count: 0 }))).toEqual({ offset: 0, result_count: 0 });
  expect(asked).toEqual([20, 90, 20]);
});

it("the page before one begins a page earlier, and before what lies behind the end is the last that has something", () => {
  expect([48, 24, 20, 0].map((offset) => offsetBefore(offset, 24, 100))).toEqual([24, 0, 0, 0]);
  expect([99_999, 100].map((offset) => offsetBefore(offset, 24, 100))).toEqual([96, 96]);
  expect([offsetBefore(99_999, 24, 96), offsetBefore(24, 24, 0)]).toEqual([72, 0]);
});
