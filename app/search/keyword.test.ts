import fc from "fast-check";
import { expect, test } from "vitest";
import { isLongEnough, longestKeyword, resultsPath, tidyKeyword } from "./keyword.ts";

test("one space between words, none around them", () => {
  expect(tidyKeyword("  old \t\n fashioned ")).toBe("old fashioned");
});

test("a zero byte, a half character and a loose accent do no harm", () => {
  expect(tidyKeyword("gin\u0000fizz")).toBe("gin fizz");
  expect(tidyKeyword("gin\ud83cfizz")).toBe("gin fizz");
  expect(tidyKeyword("pin\u0303a")).toBe("piña");
});

test("10,000 characters become 100", () => {
  expect(tidyKeyword("x".repeat(10_000))).toBe("x".repeat(longestKeyword));
});

test("whatever is typed ends up short, tidy and the same when tidied again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const keyword = tidyKeyword(typed);
      expect([...keyword].length).toBeLessThanOrEqual(longestKeyword);
      expect(keyword).toBe(keyword.trim());
      expect(keyword.isWellFormed()).toBe(true);
      expect(tidyKeyword(keyword)).toBe(keyword);
    }),
  );
});

test("three characters are enough, two are not", () => {
  expect(isLongEnough("gin")).toBe(true);
  expect(isLongEnough("gi")).toBe(false);
  expect(isLongEnough("\u{1f378}\u{1f378}")).toBe(false);
});

test("the address of results keeps every character of the keyword", () => {
  expect(resultsPath("g&t 100%", { offset: 24 })).toBe("/search?keyword=g%26t+100%25&offset=24");
  expect(resultsPath("gin", { section: "books" })).toBe("/search?keyword=gin&section=books");
  expect(resultsPath("gin")).toBe("/search?keyword=gin");
});
