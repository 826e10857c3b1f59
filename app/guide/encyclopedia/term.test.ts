import fc from "fast-check";
import { expect, it } from "vitest";
import { firstSentence, localeOfTerm } from "./term.ts";

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

it("an old address names a language, a country or a locale, and nothing else", () => {
  expect(["gb", "en", "us", "fr", "de-de", "en-gb"].map(localeOfTerm)).toEqual([
    "en-gb",
    "en-gb",
    "en-us",
    "fr-fr",
    "de-de",
    "en-gb",
  ]);
  for (const other of ["", "xx", "EN", "pt", "toString", "__proto__", "en_gb"]) expect(localeOfTerm(other)).toBeNull();
});
