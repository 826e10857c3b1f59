import fc from "fast-check";
import { expect, test } from "vitest";
import { guessQuery, slipsBetween, undoneSlips } from "./spelling.ts";

test("a swap and a letter too many are undone", () => {
  expect(undoneSlips("negorni")).toContain("negroni");
  expect(undoneSlips("neegroni")).toContain("negroni");
});

test("short words stay what they are", () => {
  expect(undoneSlips("gni")).toEqual([]);
});

test("whatever is swapped or doubled can be undone", () => {
  const words = fc.string({ unit: fc.constantFrom(..."abcdefgé1"), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(10), (word, place) => {
      const letters = [...word];
      const at = place % (letters.length - 1);
      const swapped = letters.toSpliced(at, 2, letters[at + 1]!, letters[at]!).join("");
      if (swapped !== word) expect(undoneSlips(swapped)).toContain(word);
      expect(undoneSlips(letters.toSpliced(at, 0, letters[at]!).join(""))).toContain(word);
      expect(undoneSlips(word)).not.toContain(word);
    }),
  );
});

test("every word is asked for, the last as a beginning, what is spelled alike as it is", () => {
  const query = guessQuery([
    { word: "dry", near: [], slips: [] },
    { word: "martni", near: ["martini"], slips: ["martin"] },
  ]);
  expect(query).toBe("('dry')&('martni':*|'martin':*|'martini')");
});

test("there is nothing to ask without a guess", () => {
  expect(guessQuery([{ word: "xyzzy", near: [], slips: [] }])).toBeNull();
});

test.each([
  ["negroni", "negroni", 0],
  ["negor", "negroni", 1],
  ["negor", "negus", 2],
  ["jon colins", "john collins", 2],
  ["colada pinya", "pina colada", 1],
  ["mo jito", "mojito", 0],
  ["oldfashioned", "old fashioned", 0],
  ["mar", "margarita", 0],
  ["zmobie", "zombie", 1],
])("between %s and %s lie %i slips", (typed, name, slips) => {
  expect(slipsBetween(typed, name)).toBe(slips);
});

test("no slips lie between a name and itself, and never more than its letters", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcd"), minLength: 1, maxLength: 8 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(slipsBetween(one, one)).toBe(0);
      expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
