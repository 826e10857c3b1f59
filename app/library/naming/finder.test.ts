import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openFinder } from "./finder.ts";

/** What is found of some common names and some that are written with capitals. */
function found(text: string, common: string[] = [], exact: string[] = []): string[] {
  const find = openFinder([
    ...common.map((name) => ({ text: name, exact: false, of: name })),
    ...exact.map((name) => ({ text: name, exact: true, of: name })),
  ]);
  return find(text).map(({ at, length, of }) => `${text.slice(at, at + length)}=${of.join("/")}`);
}

describe("a name in a text", () => {
  it("is found whatever its capitals, where they do not count", () => {
    expect(found("Gin, then more gin.", ["gin"])).toEqual(["Gin=gin", "gin=gin"]);
    expect(found("a bramble and a Bramble", [], ["Bramble"])).toEqual(["Bramble=Bramble"]);
  });

  it("is never inside another word", () => {
    for (const text of ["ginger", "begin", "gin-based", "non-gin", "gin's", "o'gin", "gin@bar", "gin.com", "gíngin"])
      expect(found(text, ["gin"]), text).toEqual(text === "gin's" ? ["gin=gin"] : []);
    expect(found("Negroni’s rival, ’twas gin’s", ["gin"], ["Negroni"])).toEqual(["Negroni=Negroni", "gin=gin"]);
  });

  it("is the longest that stands there, and nothing within it is another", () => {
    const names = ["vermouth", "sweet vermouth", "dry vermouth"];
    expect(found("sweet vermouth, vermouth", names)).toEqual(["sweet vermouth=sweet vermouth", "vermouth=vermouth"]);
    expect(found("Corpse Reviver No. 2 and Corpse Reviver", [], ["Corpse Reviver", "Corpse Reviver No. 2"])).toEqual([
      "Corpse Reviver No. 2=Corpse Reviver No. 2",
      "Corpse Reviver=Corpse Reviver",
    ]);
  });

  it("may be spelled with other apostrophes, dashes and spaces, not with other words between", () => {
    expect(found("a Bee’s  Knees", [], ["Bee's Knees"])).toEqual(["Bee’s  Knees=Bee's Knees"]);
    expect(found("an eye–opener", ["eye-opener"])).toEqual(["eye–opener=eye-opener"]);
    expect(found("the last, word", ["last word"])).toEqual([]);
    expect(found("Dark 'n' Stormy", [], ["Dark 'n' Stormy"])).toEqual(["Dark 'n' Stormy=Dark 'n' Stormy"]);
  });

  it("is not a part of a longer proper name", () => {
    expect(found("It is Tom Bullock's, at the Campari Group.", [], ["Bullock", "Campari"])).toEqual([]);
    expect(found("Then Campari came. The Campari stayed", [], ["Campari"]).length).toBe(2);
    expect(found("a Plymouth Gin, a gin Martini", ["gin"], ["Martini"])).toEqual(["gin=gin", "Martini=Martini"]);
  });
});

/** Texts in which names stand often, in and outside other words. */
const text = fc
  .array(
    fc.constantFrom("gin", "dry gin", "Gin", "ginger", " ", " ", "-", "’s", "'", ". ", "é", "\u0301", "dry", "9", "–"),
  )
  .map((parts) => parts.join(""));

it("a match touches no letter on either side, matches follow one another, and a match is a name", () => {
  const find = openFinder(["gin", "dry gin", "Dry"].map((name) => ({ text: name, exact: name === "Dry", of: name })));
  fc.assert(
    fc.property(text, (given) => {
      let done = 0;
      for (const { at, length } of find(given)) {
        expect(at).toBeGreaterThanOrEqual(done);
        done = at + length;
        expect(given.slice(0, at)).not.toMatch(/[\p{L}\p{N}\p{M}]$/u);
        expect(given.slice(done)).not.toMatch(/^[\p{L}\p{N}\p{M}]/u);
        expect(given.slice(at, done).toLowerCase().replace(/\s+/, " ")).toMatch(/^(gin|dry gin|dry)$/);
      }
    }),
  );
});

it("looks for twenty thousand names at once: with each by itself this would take minutes", () => {
  const names = Array.from({ length: 20_000 }, (_, number) => ({
    text: `Old ${number} Gin`,
    exact: false,
    of: number,
  }));
  const find = openFinder(names);
  const started = performance.now();
  expect(find("old gin and an old 7 gin of it ".repeat(5_000)).length).toBe(5_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});
