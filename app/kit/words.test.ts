import fc from "fast-check";
import { expect, it } from "vitest";
import { firstSentence, oneLine, opening } from "./words.ts";

it("a first sentence ends where the next begins", () => {
  expect(firstSentence("Ice melts. Slowly, that is.")).toEqual(["Ice melts.", "Slowly, that is."]);
  expect(firstSentence("“What is it?” Nobody knew.")).toEqual(["“What is it?”", "Nobody knew."]);
  expect(firstSentence("About 4.5 litres, i.e. a gallon. More.")).toEqual([
    "About 4.5 litres, i.e. a gallon.",
    "More.",
  ]);
  expect(firstSentence("Corpse Reviver No. 2, by St. Germain. Next.")).toEqual([
    "Corpse Reviver No. 2, by St. Germain.",
    "Next.",
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

it("a text opens with as many whole sentences as there is room for, with one at least", () => {
  expect(opening("Ice melts. Slowly, that is. Not always.", 28)).toBe("Ice melts. Slowly, that is.");
  expect(opening("Ice melts. Slowly, that is.", 27)).toBe("Ice melts. Slowly, that is.");
  expect(opening("Ice melts. Slowly, that is.", 26)).toBe("Ice melts.");
  expect(opening("Ice melts, all of it.", 5)).toBe("Ice melts, all of it.");
  expect(opening("")).toBe("");
});

it("a line holds nothing that is not seen, and what is only that is none", () => {
  expect(oneLine(" Dark\u202e\u0000 and\r\n\u2028Stormy\ufeff ")).toBe("Dark and Stormy");
  expect(oneLine("\u202e\u200b\u2066\u00ad\u200d\ud800")).toBe("");
  expect(oneLine("Cafe\u0301 \ud800Noir\u200d")).toBe("Café Noir");
  for (const whole of ["می\u200cخواهم", "👩\u200d👩\u200d👧 & co"]) expect(oneLine(whole)).toBe(whole);
});
