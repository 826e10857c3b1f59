import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#app/kit/slug.ts";
import { highlightParts } from "./highlight-parts.ts";

/** The name with what is lit in brackets. */
function shown(name: string, keyword: string): string {
  return highlightParts(name, keyword)
    .map(({ text, lit }) => (lit ? `[${text}]` : text))
    .join("");
}

test.each([
  ["Negroni", "neg", "[Neg]roni"],
  ["White Negroni", "neg", "White [Neg]roni"],
  ["Piña Colada", "pina col", "[Piña] [Col]ada"],
  ["Vieux Carré", "CARRE", "Vieux [Carré]"],
  ["Crème de cassis", "creme cassis", "[Crème] de [cassis]"],
  ["Planter's Punch", "planters", "[Planter's] Punch"],
  ["Planter's Punch", "planter", "[Planter]'s Punch"],
  ["Bee's Knees", "bee’s", "[Bee's] Knees"],
  ["Cre\u0301me", "creme", "[Cre\u0301me]"],
  ["Œuf", "o", "[Œ]uf"],
  ["Gin & Tonic", "gin & tonic", "[Gin] & [Tonic]"],
  ["Ginger beer", "ngin", "Ginger beer"],
  ["Mojito", "mojto", "Mojito"],
  ["Mojito", "", "Mojito"],
  ["Gin Gin Mule", "gin ging", "[Gin] [Gin] Mule"],
  ["100% Agave", "%", "100% Agave"],
])("%s, typed %j", (name, keyword, expected) => {
  expect(shown(name, keyword)).toBe(expected);
});

const text = fc.string({ unit: fc.constantFrom(..."abcéñœ'’ -&%1İ", "e\u0301", "\u{1f378}"), maxLength: 20 });

test("the parts are the name, lit and unlit in turn, whatever is typed", () => {
  fc.assert(
    fc.property(text, text, (name, keyword) => {
      const parts = highlightParts(name, keyword);
      expect(parts.map((part) => part.text).join("")).toBe(name);
      for (const [index, part] of parts.entries()) {
        expect(part.text).not.toBe("");
        if (index > 0) expect(part.lit).not.toBe(parts[index - 1]!.lit);
      }
    }),
  );
});

test("a word of the name, typed in full without accents, is lit", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcéñç"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, word, (first, second) => {
      const parts = highlightParts(`${first} ${second}`, fold(second).toUpperCase());
      expect(parts.at(-1)).toMatchObject({ lit: true });
      expect(parts.at(-1)!.text.endsWith(second)).toBe(true);
    }),
  );
});
