import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeId, encodeId, fold, slugOf } from "./slug.ts";
import { highestId } from "./subject.ts";

describe("the readable part of an address", () => {
  it("is what people would type", () => {
    expect(slugOf("Dark 'n' Stormy")).toBe("dark-n-stormy");
    expect(slugOf("Piña Colada")).toBe("pina-colada");
    expect(slugOf("Vieux Carré")).toBe("vieux-carre");
    expect(slugOf("Smørrebrød & Œuf")).toBe("smorrebrod-and-oeuf");
    expect(slugOf("Rakı and Water")).toBe("raki-and-water");
    expect(slugOf("Mother-in-law’s")).toBe("mother-in-laws");
    expect(slugOf("  20th Century  ")).toBe("20th-century");
  });

  it("is never empty, always safe in a path, and the same when made again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it("folds accents and case away, and folding twice changes nothing", () => {
    expect(fold("CRÈME DE MÛRE")).toBe("creme de mure");
    fc.assert(fc.property(fc.string(), (text) => fold(fold(text)) === fold(text)));
  });
});

it("a word stands for one number, and is short enough for an address", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: highestId }), (id) => {
      expect(decodeId(encodeId(id))).toBe(id);
      expect(encodeId(id).length).toBeLessThanOrEqual(24);
    }),
  );
  expect(encodeId(1).slice(0, 3)).not.toBe(encodeId(2).slice(0, 3));
});

it("whatever else is sent is none", () => {
  for (const word of [
    "",
    "c",
    "12",
    "c0",
    "c00",
    "C1",
    "c-1",
    "czzzzzz",
    "c".repeat(30),
    `${encodeId(5)}0`,
    ` ${encodeId(5)}`,
  ])
    expect([word, decodeId(word)]).toEqual([word, null]);
  fc.assert(fc.property(fc.string(), (any) => decodeId(any) === null || encodeId(decodeId(any)!) === any));
});
