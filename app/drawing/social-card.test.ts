import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { linesOf, outlined, widthOf } from "./card/type-outlines.server.ts";
import type { DrinkFacts } from "./facts.ts";
import { cardSize, socialCard, socialPng } from "./social-card.server.ts";

const negroni: DrinkFacts = {
  name: "Negroni",
  shape: "old-fashioned",
  glassMl: 300,
  method: "build",
  ice: "large",
  pours: [
    { name: "Gin", ml: 30, colour: "#f6f7f4", clarity: "clear", fizzy: false },
    { name: "Campari", ml: 30, colour: "#c8102e", clarity: "clear", fizzy: false },
  ],
  garnishes: ["orange-slice"],
  foam: false,
  hot: false,
};

describe("the card for social networks", () => {
  test("is a PNG of 1200 by 630 that needs no font", async () => {
    expect(socialCard(negroni)).not.toContain("<text");
    const png = await socialPng(negroni);
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...cardSize });
    // The name stands in light ink where there is none without it.
    const column = { left: 590, top: 120, width: 540, height: 240 };
    const bright = async (facts: DrinkFacts): Promise<number> => {
      const cut = await sharp(await socialPng(facts))
        .extract(column)
        .toBuffer();
      return (await sharp(cut).stats()).channels[2]?.max ?? 0;
    };
    expect(await bright(negroni)).toBeGreaterThan(220);
    expect(await bright({ ...negroni, name: "", pours: [] })).toBeLessThan(100);
  });

  test("no name breaks out", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.constant("<script>W".repeat(8))),
        (name) => {
          const svg = socialCard({ ...negroni, name });
          expect(svg).not.toMatch(/<script|NaN|undefined|Infinity/);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("type as outlines", () => {
  test("knows the letters of the languages of the site", () => {
    for (const letter of "AZaz09&’“”–—éèêëàâäáãåæçñöøœßüúíìłőžšğİ€")
      expect([letter, widthOf(letter, 100) > 0]).toEqual([letter, true]);
    expect(outlined("é", 0, 0, 10, "#fff")).toMatch(/^<path transform="translate\(0 0\)scale\(0?\.01\)"/);
  });

  test("leaves out what it has no letter for", () => {
    expect(outlined("漢字", 0, 0, 10, "#fff")).toBe("");
    expect(widthOf("ab漢", 10)).toBe(widthOf("ab", 10));
  });

  test("sets pairs closer", () => {
    expect(widthOf("AV", 100)).toBeLessThan(widthOf("A", 100) + widthOf("V", 100));
  });

  test("breaks lines where they are full, and cuts what is too long", () => {
    expect(linesOf("one two three", 20, widthOf("one two", 20), 5)).toEqual(["one two", "three"]);
    expect(linesOf("one two three", 20, 10, 2)).toEqual(["one", "two…"]);
  });
});
