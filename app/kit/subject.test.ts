import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oidOf, subjectOf, subjectsOf } from "./subject.ts";

describe("a subject in one word", () => {
  it("reads back as what it was", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("cocktails", "spiritbrands", "pubs_and_bars"),
        fc.integer({ min: 1, max: 2_147_483_647 }),
        (link_table, link_id) => {
          expect(subjectOf(oidOf({ link_table, link_id }))).toEqual({ link_table, link_id });
        },
      ),
    );
  });

  it("is none when it is anything else", () => {
    for (const text of [
      "",
      "cocktails",
      "cocktails:0",
      "cocktails:-1",
      "cocktails:2147483648",
      "cocktails:1 ",
      "__proto__:1",
      "_x:1",
      "Cocktails:1",
      "cocktails:1:2",
      "cocktails:1e3",
    ])
      expect(subjectOf(text), text).toBeNull();
  });

  it("stands in comma lists, whose other entries are left out", () => {
    expect(subjectsOf("cocktails:1, nonsense,ingredients:2,,cocktails:0")).toEqual([
      { link_table: "cocktails", link_id: 1 },
      { link_table: "ingredients", link_id: 2 },
    ]);
    expect(subjectsOf("cocktails:1,cocktails:2,cocktails:3", 2)).toHaveLength(2);
  });
});
