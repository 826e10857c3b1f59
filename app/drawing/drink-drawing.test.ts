import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSvg } from "#tests/svg.ts";
import {
  type DrinkFacts,
  describeDrink,
  drawBar,
  drawDrink,
  drawDrinkScene,
  drawPerson,
  pieces,
} from "./drink-drawing.ts";
import { vesselOf, vessels } from "./glasses/glasses.ts";
import { levelAt } from "./glasses/profile.ts";
import { fillShare, surfaceAt } from "./liquid/liquid.ts";
import { clarities, garnishes, glassShapes, ices, methods } from "./words.ts";

const negroni: DrinkFacts = {
  name: "Negroni",
  shape: "old-fashioned",
  glassMl: 300,
  method: "build",
  ice: "large",
  pours: [
    { name: "Gin", ml: 30, colour: "#f6f7f4", clarity: "clear", fizzy: false },
    { name: "Campari", ml: 30, colour: "#c8102e", clarity: "clear", fizzy: false },
    { name: "Sweet vermouth", ml: 30, colour: "#7a2d1c", clarity: "clear", fizzy: false },
  ],
  garnishes: ["orange-slice"],
  foam: false,
  hot: false,
};

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.constantFrom("<script>alert(1)</script>", `"><img src=x onerror='x'>`, "]]>&amp;&#0;", "Piña 🍍 colada", ""),
);
const anyPour = fc.record({
  name: anyText,
  ml: fc.oneof(fc.double({ min: 0, max: 400, noNaN: true }), fc.constantFrom(0, -5, Number.NaN, Infinity, 1e9)),
  colour: fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
    fc.constantFrom("red", '#fff"/><script>', "", "#12345"),
  ),
  clarity: fc.constantFrom(...clarities),
  fizzy: fc.boolean(),
  tops: fc.boolean(),
  layer: fc.constantFrom(undefined, "float" as const, "sink" as const, "dots" as const),
});
const anyFacts: fc.Arbitrary<DrinkFacts> = fc
  .record({
    name: anyText,
    shape: fc.constantFrom(...glassShapes),
    glassMl: fc.oneof(fc.integer({ min: 20, max: 900 }), fc.constantFrom(0, -1, Number.NaN)),
    method: fc.constantFrom(...methods),
    ice: fc.constantFrom(...ices),
    pours: fc.array(anyPour, { maxLength: 8 }),
    garnishes: fc.array(fc.constantFrom(...garnishes), { maxLength: 6 }),
    pieces: fc.subarray([...pieces]),
    foam: fc.boolean(),
    hot: fc.boolean(),
    mixed: fc.boolean(),
    sunk: fc.boolean(),
    peel: fc.constantFrom("laid" as const, "curl" as const, "ribbon" as const),
    scoop: fc.constantFrom("#f8eed4", "no colour"),
    aside: fc.record({ pours: fc.array(anyPour, { minLength: 1, maxLength: 3 }), within: fc.boolean() }),
  })
  .map(({ aside, scoop, ...facts }) => ({
    ...facts,
    ...(facts.garnishes.length % 3 === 0 ? { scoop } : {}),
    ...(facts.garnishes.length % 4 === 1 ? { aside } : {}),
  }));

describe("drawDrink", () => {
  test("any facts give a small, well-formed, self-contained picture", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => checkSvg(drawDrink(facts))),
      { numRuns: 400 },
    );
  });

  test("so do the people and the bars that are known for them, and the scene, which has more room", () => {
    fc.assert(
      fc.property(anyFacts, anyText, (drink, name) => {
        checkSvg(drawPerson({ name, role: "bartender", years: "1862–1930", drink }));
        checkSvg(drawBar({ name, city: "London", kind: "hotel", drink }));
        const scene = drawDrinkScene(drink);
        expect(Buffer.byteLength(scene)).toBeLessThan(10_800);
        const ids = [...scene.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(drawDrinkScene(drink)).toBe(scene);
      }),
      { numRuns: 40 },
    );
  });

  test("the same facts give the same picture, other facts other ids", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(drawDrink(structuredClone(facts))).toBe(drawDrink(facts));
      }),
      { numRuns: 50 },
    );
    const ids = (facts: DrinkFacts): string[] =>
      [...drawDrink(facts).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    const first = ids(negroni);
    expect(first.length).toBeGreaterThan(3);
    expect(ids({ ...negroni, name: "Boulevardier" }).filter((id) => first.includes(id))).toEqual([]);
  });

  test("a name cannot break out of the title", () => {
    const svg = drawDrink({ ...negroni, name: `<script>"it's" & co` });
    expect(svg).toContain("<title>&lt;script&gt;&quot;it&#39;s&quot; &amp; co</title>");
  });

  test("a colour that is no colour is replaced", () => {
    const pour = { name: "Gin", ml: 60, colour: 'url("javascript:x")', clarity: "clear" as const, fizzy: false };
    expect(drawDrink({ ...negroni, pours: [pour] })).not.toContain("javascript");
  });

  test.each(glassShapes)("fills a %s", (shape) => {
    const full = drawDrink({ ...negroni, shape, garnishes: [] });
    checkSvg(full);
    expect(full).not.toBe(drawDrink({ ...negroni, shape, garnishes: [], pours: [] }));
  });

  test.each(garnishes)("draws %s, in every glass within the size", (garnish) => {
    for (const shape of glassShapes) {
      const facts = { ...negroni, shape, ice: "crushed" as const };
      const [bare, dressed] = [drawDrink({ ...facts, garnishes: [] }), drawDrink({ ...facts, garnishes: [garnish] })];
      const drawing = (svg: string): string =>
        svg.replace(/[a-z][a-z0-9]{3,7}(?=["')])/g, "").replace(/<title>.*<\/title>/, "");
      checkSvg(dressed);
      expect(drawing(dressed).length).toBeGreaterThan(drawing(bare).length + 60);
    }
  });

  test.each(ices.filter((ice) => ice !== "none"))("%s ice changes the picture", (ice) => {
    expect(drawDrink({ ...negroni, ice }).length).toBeGreaterThan(drawDrink({ ...negroni, ice: "none" }).length + 200);
  });
});

describe("fill level", () => {
  test("rises with what is poured and stays inside the glass", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...glassShapes),
        fc.constantFrom(...methods),
        fc.constantFrom(...ices),
        fc.integer({ min: 30, max: 700 }),
        fc.double({ min: 1, max: 600, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (shape, method, ice, glassMl, ml, more) => {
          const vessel = vesselOf(shape);
          const level = (poured: number): number =>
            surfaceAt(vessel, fillShare({ method, ice, glassMl, pours: [{ ...negroni.pours[0]!, ml: poured }] }));
          expect(level(ml + more)).toBeLessThanOrEqual(level(ml));
          expect(level(ml)).toBeGreaterThan(vessel.bowl[0]?.[1] ?? 0);
          expect(level(ml)).toBeLessThanOrEqual(vessel.bowl.at(-1)?.at(-1) ?? 0);
        },
      ),
    );
  });

  test("is that of a solid of revolution", () => {
    expect(
      levelAt(
        [
          [50, 0],
          [50, 100],
        ],
        0.25,
      ),
    ).toBeCloseTo(75, 5);
    expect(
      levelAt(
        [
          [100, 0],
          [0, 100],
        ],
        1 / 8,
      ),
    ).toBeCloseTo(50, 0);
  });

  test("every bowl runs downwards only", () => {
    for (const { bowl } of Object.values(vessels)) {
      const heights = bowl.map((segment) => segment.at(-1) ?? 0);
      expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    }
  });
});

describe("what tops a drink up", () => {
  const gin = { name: "Gin", ml: 45, colour: "#f4f4ef", clarity: "clear" as const, fizzy: false };
  const soda = { ...gin, name: "Soda water", ml: 5, fizzy: true, tops: true };
  const long: DrinkFacts = { ...negroni, shape: "highball", glassMl: 330, ice: "none", pours: [gin] };
  test("fills a tall glass", () => {
    expect(fillShare(long)).toBeLessThan(0.4);
    expect(fillShare({ ...long, pours: [gin, soda] })).toBeGreaterThan(0.75);
  });
});

describe("describeDrink", () => {
  test("says what the picture shows", () => {
    expect(describeDrink(negroni)).toBe(
      "Negroni: a red drink in an old-fashioned glass over a large ice cube, with an orange slice.",
    );
    expect(describeDrink({ ...negroni, name: "Water", pours: [], ice: "none", garnishes: [] })).toBe(
      "Water: a drink in an old-fashioned glass.",
    );
  });

  test("names the glass, the colour and each garnish", () => {
    const words = new Map(glassShapes.map((shape) => [shape, describeDrink({ ...negroni, shape })]));
    expect(new Set([...words.values()]).size).toBe(glassShapes.length);
    for (const garnish of garnishes) {
      const text = describeDrink({ ...negroni, garnishes: [garnish] });
      expect(text).toContain(" red drink");
      const word = garnish === "horses-neck" ? "spiral" : garnish.slice(0, 4);
      expect(text).toMatch(new RegExp(`, with .*${word}`));
    }
  });

  test("joins what it is given into one sentence", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const text = describeDrink(facts);
        expect(text.startsWith(`${facts.name}: a`)).toBe(true);
        expect(text.slice(facts.name.length)).not.toMatch(/undefined|NaN| {2}|,\.|, and/);
      }),
      { numRuns: 100 },
    );
  });
});
