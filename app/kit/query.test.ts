import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryOf, saysNo, saysYes, withQuery } from "./query.ts";

describe("a query", () => {
  it("leaves out what says nothing", () => {
    const nothing = { a: "", b: 0, c: false, d: null, e: undefined, f: [] };
    expect(queryOf(nothing)).toBe("");
    expect(queryOf({ ...nothing, keyword: "gin" })).toBe("?keyword=gin");
  });

  it("says yes as 1 and joins a list by commas, in the order of the fields", () => {
    expect(queryOf({ offset: 24, free: true, ids: [3, 1] })).toBe("?offset=24&free=1&ids=3%2C1");
  });

  it("keeps every character of a text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        expect(new URLSearchParams(queryOf({ text, after: 1 })).get("text")).toBe(text);
      }),
    );
  });
});

describe("an address with one value changed", () => {
  it("keeps the rest", () => {
    expect(withQuery("/my-bar", "?sort=name&wine_offset=9", "spirit_offset", 8)).toBe(
      "/my-bar?sort=name&wine_offset=9&spirit_offset=8",
    );
    expect(withQuery("/my-bar", "?spirit_offset=9", "spirit_offset", 0)).toBe("/my-bar");
    expect(withQuery("/my-bar", "?keyword=gin", "keyword", "")).toBe("/my-bar");
  });
});

it("a yes and a no are read in every way that they are written, and nothing else is either (contract.md, 8)", () => {
  for (const yes of ["yes", "YES", "1", 1, "true", true, "on", " on "])
    expect([saysYes(yes), saysNo(yes)]).toEqual([true, false]);
  for (const no of ["no", "0", 0, "false", false, "off"]) expect([saysYes(no), saysNo(no)]).toEqual([false, true]);
  for (const none of ["", "2", "y", null, undefined, [], ["yes"], {}, "yes please"])
    expect([saysYes(none), saysNo(none)]).toEqual([false, false]);
});
