import fc from "fast-check";
import { expect, it } from "vitest";
import { firstSentence } from "./words.ts";

it("a first sentence ends where the next begins", () => {
  expect(firstSentence("Ice melts. Slowly, that is.")).toEqual(["Ice melts.", "Slowly, that is."]);
  expect(firstSentence("“What is it?” Nobody knew.")).toEqual(["“What is it?”", "Nobody knew."]);
  expect(firstSentence("About 4.5 litres, i.e. a gallon. More.")).toEqual([
    "About 4.5 litres, i.e. a gallon.",
    "More.",
  ]);
  expect(firstSentence("One sentence alone")).toEqual(["One sentence alone", ""]);
});

it("no word of a text is lost or doubled", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const [first, rest] = firstSentence(text);
      expect((first + rest).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});
