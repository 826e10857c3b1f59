import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wrap } from "./drawing/bottles/label.ts";
import { initials } from "./drawing/bottles/monogram.ts";
import { vesselOf, vessels } from "./drawing/glasses/glasses.ts";
import { levelAt } from "./drawing/glasses/profile.ts";
import { fillShare, surfaceAt } from "./drawing/liquid.ts";
import {
  type BottleKind,
  type DrinkFacts,
  describeDrink,
  drawBottle,
  drawDrink,
  drawGlass,
  drawMonogram,
} from "./drink-drawing.ts";
import { clarities, garnishes, glassShapes, ices, methods } from "./vocabulary.ts";

const kinds: BottleKind[] = ["spirit", "liqueur", "wine", "beer", "bitters", "syrup", "juice", "mixer", "pantry"];

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
});
const anyFacts: fc.Arbitrary<DrinkFacts> = fc.record({
  name: anyText,
  shape: fc.constantFrom(...glassShapes),
  glassMl: fc.oneof(fc.integer({ min: 20, max: 900 }), fc.constantFrom(0, -1, Number.NaN)),
  method: fc.constantFrom(...methods),
  ice: fc.constantFrom(...ices),
  pours: fc.array(anyPour, { maxLength: 8 }),
  garnishes: fc.array(fc.constantFrom(...garnishes), { maxLength: 6 }),
  foam: fc.boolean(),
  hot: fc.boolean(),
});

/** Throws unless the text is one well-formed element whose text and attributes are all properly escaped. */
function parse(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  let at = 0;
  while (at < svg.length) {
    const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)(\/?)>/y;
    const text = /[^<>]+/y;
    tag.lastIndex = text.lastIndex = at;
    const found = tag.exec(svg);
    if (found) {
      const [whole, closing, name = "", attributes = "", empty] = found;
      const keys = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)="/g)].map(([, key]) => key);
      if (new Set(keys).size !== keys.length) throw new Error(`an attribute stands twice: ${whole}`);
      if (closing) {
        if (open.pop() !== name) throw new Error(`unexpected </${name}>`);
      } else {
        names.push(name);
        if (!empty) open.push(name);
      }
      at += whole.length;
    } else {
      const words = text.exec(svg)?.[0];
      if (!words || open.length === 0) throw new Error(`cannot read on from ${svg.slice(at, at + 40)}`);
      at += words.length;
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`);
  for (const [entity] of svg.matchAll(/&[^;]{0,8};?/g)) expect(entity).toMatch(/^&(amp|lt|gt|quot|#39);$/);
  return names;
}

function check(svg: string): void {
  const names = parse(svg);
  expect(names[0]).toBe("svg");
  expect(svg).toContain('role="img"');
  expect(names).toContain("title");
  expect(names.join()).not.toMatch(/script|image|foreignObject/i);
  const drawn = svg.replace(/<title>.*?<\/title>|<tspan.*?<\/tspan>/gs, "");
  expect(drawn).not.toMatch(/NaN|Infinity|undefined|null|e-\d|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  expect(Buffer.byteLength(svg)).toBeLessThan(6000);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
}

describe("drawDrink", () => {
  test("any facts give a small, well-formed, self-contained picture", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => check(drawDrink(facts))),
      { numRuns: 400 },
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
    check(full);
    expect(full).not.toBe(drawDrink({ ...negroni, shape, garnishes: [], pours: [] }));
  });

  test.each(garnishes)("draws %s, in every glass within the size", (garnish) => {
    for (const shape of glassShapes) {
      const facts = { ...negroni, shape, ice: "crushed" as const };
      const [bare, dressed] = [drawDrink({ ...facts, garnishes: [] }), drawDrink({ ...facts, garnishes: [garnish] })];
      const drawing = (svg: string): string =>
        svg.replace(/[a-z][a-z0-9]{3,7}(?=["')])/g, "").replace(/<title>.*<\/title>/, "");
      check(dressed);
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

describe("describeDrink", () => {
  test("says what the picture shows", () => {
    expect(describeDrink(negroni)).toBe(
      "Negroni: a red drink in an old-fashioned glass over a large ice cube, with an orange slice.",
    );
    expect(describeDrink({ ...negroni, name: "Water", pours: [], ice: "none", garnishes: [] })).toBe(
      "Water: a drink in an old-fashioned glass.",
    );
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

describe("the other pictures", () => {
  test.each(glassShapes)("an empty %s", (shape) => {
    check(drawGlass(shape, vesselOf(shape).ml));
    check(drawGlass(shape, Number.NaN));
  });

  test("any bottle", () => {
    fc.assert(
      fc.property(anyText, anyPour, fc.constantFrom(...kinds), (name, { colour }, kind) => {
        const svg = drawBottle({ name, colour, kind });
        check(svg);
        expect(drawBottle({ name, colour, kind })).toBe(svg);
      }),
      { numRuns: 100 },
    );
  });

  test("any monogram", () => {
    fc.assert(
      fc.property(anyText, fc.oneof(fc.double(), fc.integer({ min: 0, max: 360 })), (name, hue) =>
        check(drawMonogram(name, hue)),
      ),
      { numRuns: 100 },
    );
    expect(["The Last Word", "Negroni", "20th Century", "Élan vital", "No. 209 gin", "???"].map(initials)).toEqual([
      "LW",
      "N",
      "2C",
      "ÉV",
      "G",
      "J",
    ]);
  });

  test("a label breaks its name into at most three even lines", () => {
    expect(wrap("London dry gin")).toEqual(["London", "dry gin"]);
    expect(wrap("Gin")).toEqual(["Gin"]);
    fc.assert(
      fc.property(anyText, (name) => {
        expect(wrap(name).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
