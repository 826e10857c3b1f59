import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalled, longestPaste, mostLines, pasteLines } from "./paste-lines.ts";

const names = (text: string) => pasteLines(text).map(({ name }) => name);

describe("a pasted list", () => {
  it("is parted by lines, commas and semicolons, and its amounts are left out", () => {
    expect(names("gin, campari, 2 limes")).toEqual(["gin", "campari", "limes"]);
    expect(names("- Gin\n* 70cl Campari;  1 bottle of sweet vermouth\r\n3) Lemons (unwaxed)")).toEqual([
      "Gin",
      "Campari",
      "sweet vermouth",
      "Lemons",
    ]);
    expect(names("half a bottle of Aperol, 1,5 l soda water, a dash of Angostura, Tanqueray No. Ten 70 cl")).toEqual([
      "Aperol",
      "soda water",
      "Angostura",
      "Tanqueray No. Ten",
    ]);
  });

  it("keeps names that begin with a number or hold one", () => {
    expect(names("7Up, Licor 43, absinthe, Amaro Nonino")).toEqual(["7Up", "Licor 43", "absinthe", "Amaro Nonino"]);
    expect(names("12 eggs, a lemon, rum x 2")).toEqual(["eggs", "lemon", "rum"]);
  });

  it("knows what is called so from what a search only guesses", () => {
    expect(isCalled("limes", "Lime", [])).toBe(true);
    expect(isCalled("cherries", "Maraschino cherry", [])).toBe(true);
    expect(isCalled("angostura", "Aromatic bitters", ["Angostura"])).toBe(true);
    expect(isCalled("Dom Pérignon Vintage", "Dom Perignon", ["Champagne"])).toBe(true);
    expect(isCalled("moon dust", "Corn whiskey", ["Moonshine"])).toBe(false);
    expect(isCalled("campri", "Campari", [])).toBe(true);
    expect(isCalled("blorp", "Bloody Mary mix", [])).toBe(false);
    expect(isCalled("rum", "Rye whiskey", [])).toBe(false);
    expect(isCalled("?!", "Gin", [])).toBe(false);
  });

  it("is bounded whatever is pasted, and has a name wherever it has a text", () => {
    expect(pasteLines("gin\n".repeat(10_000)).length).toBe(mostLines);
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        for (const line of pasteLines(text)) expect(line.name).toMatch(/\S/);
      }),
    );
    const started = performance.now();
    pasteLines("1 ".repeat(longestPaste));
    pasteLines(`(${"[".repeat(longestPaste)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
