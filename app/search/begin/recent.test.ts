import fc from "fast-check";
import { expect, it } from "vitest";
import { mostRecent, readSearches, withSearch } from "./recent.ts";

it("keeps the last few, the last first, each once", () => {
  const all = ["gin", "rum", "GIN", " ", "negroni"].reduce<string[]>(withSearch, []);
  expect(all).toEqual(["negroni", "GIN", "rum"]);
  expect([..."abcdefghij"].reduce<string[]>(withSearch, [])).toEqual([..."jihgfe"].slice(0, mostRecent));
});

it("reads whatever stands in the browser, and never more than a few words", () => {
  expect(readSearches('["gin", 1, null, "gin", ""]')).toEqual(["gin"]);
  for (const broken of [null, "", "{", "{}", "null", '"gin"']) expect(readSearches(broken)).toEqual([]);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readSearches(text).length).toBeLessThanOrEqual(mostRecent);
    }),
  );
});
