import fc from "fast-check";
import { expect, it } from "vitest";
import { askedBy } from "./asked.ts";

const plain = (words: string) => ({ words, phrases: [], without: [] });

it("leaves out what stands behind a minus", () => {
  expect(askedBy("gin -lime")).toEqual({ words: "gin", phrases: [], without: ["lime"] });
  expect(askedBy("-lime gin −mint")).toEqual({ words: "gin", phrases: [], without: ["lime", "mint"] });
  expect(askedBy('gin -"lime juice" tonic')).toEqual({ words: "gin tonic", phrases: [], without: ["lime juice"] });
  expect(askedBy("-lime")).toEqual({ words: "", phrases: [], without: ["lime"] });
});

it("keeps together what stands in quotes of any kind", () => {
  expect(askedBy('"corpse reviver"')).toEqual({ words: "corpse reviver", phrases: ["corpse reviver"], without: [] });
  expect(askedBy("gin “old tom” sour")).toEqual({ words: "gin old tom sour", phrases: ["old tom"], without: [] });
});

it("takes everything else as it is", () => {
  for (const words of ["gin", "fat-washed gin", "gin - lime", "gin -", '"', 'half "a quote', "7&7", '""', '-""', "- -"])
    expect(askedBy(words), words).toEqual(plain(words));
});

it("never loses a word, whatever is typed, and never asks for much", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("gin", "-", '"', " ", "lime", "“", "”", "--")), (parts) => {
      const typed = parts.join("");
      const { words, phrases, without } = askedBy(typed);
      const letters = (text: string) => text.replace(/[^a-z]/g, "").length;
      expect(letters(words) + letters(without.join("")) <= letters(typed)).toBe(true);
      if (without.length === 0) expect(letters(words)).toBe(letters(typed));
      expect(phrases.length).toBeLessThanOrEqual(8);
    }),
  );
  expect(askedBy("-x ".repeat(30)).without.length).toBe(8);
});
