import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSvg } from "#tests/svg.ts";
import { bottleShapes } from "./bottles/bottle-shapes.ts";
import { type Drawn, silhouetteOf, silhouettes } from "./bottles/choose.ts";
import { wrap } from "./bottles/label.ts";
import { samplePath, sheetSections } from "./drawing-sheet.ts";
import {
  barKinds,
  bottleKinds,
  describeBar,
  describeBook,
  describePaper,
  describePerson,
  describeProducer,
  describeTool,
  drawBar,
  drawBook,
  drawBottle,
  drawGlassware,
  drawMonogram,
  drawPaper,
  drawPerson,
  drawProducer,
  drawTool,
  paperKinds,
  toolKinds,
} from "./drink-drawing.ts";
import { vesselOf } from "./glasses/glasses.ts";
import { layouts } from "./plates/book.ts";
import { initials } from "./plates/monogram.ts";
import { toolKindOf } from "./tools/tool.ts";
import { garnishes, glassShapes } from "./words.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    `"><img src=x onerror='x'>`,
    "]]>&amp;&#0;",
    "Piña 🍍 colada",
    "",
    "W".repeat(90),
  ),
);
const anyColour = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  fc.constantFrom("red", '#fff"/><script>', "", "#12345"),
);
const anyYear = fc.option(fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.double()), { nil: undefined });

/** Fails unless the drawing is right, and the same when it is drawn again. */
function drawn(draw: () => string): void {
  const svg = draw();
  checkSvg(svg);
  expect(draw()).toBe(svg);
}

describe("any facts give a small, well-formed, escaped picture, the same each time", () => {
  test("bottles", () => {
    fc.assert(
      fc.property(
        anyText,
        anyColour,
        fc.constantFrom(...bottleKinds),
        fc.option(anyText, { nil: undefined }),
        (name, colour, kind, brand) =>
          drawn(() => drawBottle({ name, colour, kind, ...(brand === undefined ? {} : { brand }) })),
      ),
      { numRuns: 200 },
    );
  });

  test("tools", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, ...toolKinds), (name, kind) =>
        drawn(() => drawTool({ name, ...(kind ? { kind } : {}) })),
      ),
      { numRuns: 200 },
    );
  });

  test("books", () => {
    fc.assert(
      fc.property(anyText, anyText, anyYear, (title, author, year) =>
        drawn(() => drawBook({ title, author, ...(year === undefined ? {} : { year }) })),
      ),
      { numRuns: 200 },
    );
  });

  test("bars", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, ...barKinds), (name, kind) =>
        drawn(() => drawBar({ name, ...(kind ? { kind } : {}) })),
      ),
      { numRuns: 200 },
    );
  });

  test("papers", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...paperKinds), (title, above, kind) => {
        drawn(() => drawPaper({ kind, title, above, below: above }));
        expect(describePaper({ kind, title, above })).toContain(title);
      }),
      { numRuns: 200 },
    );
  });

  test("people, producers, monograms", () => {
    fc.assert(
      fc.property(anyText, anyText, anyYear, fc.double(), (name, place, since, hue) => {
        drawn(() => drawPerson({ name, years: place }));
        drawn(() => drawProducer({ name, place, ...(since === undefined ? {} : { since }) }));
        drawn(() => drawMonogram(name, hue));
      }),
      { numRuns: 100 },
    );
  });

  test.each(glassShapes)("an empty %s", (shape) => {
    drawn(() => drawGlassware(shape, vesselOf(shape).ml));
    drawn(() => drawGlassware(shape, Number.NaN, "<b>A glass</b>"));
  });
});

describe("silhouettes", () => {
  test("there are more than fourteen, and a name leads to each", () => {
    expect(Object.keys(bottleShapes).length).toBeGreaterThan(14);
    const names: Record<Drawn, Parameters<typeof silhouetteOf>[0]> = {
      apothecary: { name: "Plymouth gin", kind: "spirit" },
      tall: { name: "Vodka", kind: "spirit" },
      rum: { name: "Demerara rum", kind: "spirit" },
      whisky: { name: "Blended Scotch", kind: "spirit" },
      bourbon: { name: "Rye whiskey", kind: "spirit" },
      tequila: { name: "Mezcal", kind: "spirit" },
      cognac: { name: "Calvados", kind: "spirit" },
      absinthe: { name: "Pastis", kind: "spirit" },
      round: { name: "Apricot liqueur", kind: "liqueur" },
      cone: { name: "Strega", kind: "liqueur" },
      amaro: { name: "Fernet-Branca", kind: "liqueur" },
      pot: { name: "Advocaat", kind: "liqueur" },
      bordeaux: { name: "Red wine", kind: "wine" },
      burgundy: { name: "Dry white wine", kind: "wine" },
      hock: { name: "Lillet blanc", kind: "wine" },
      champagne: { name: "Prosecco", kind: "wine" },
      port: { name: "Tawny port", kind: "wine" },
      vermouth: { name: "Sweet vermouth", kind: "wine" },
      longneck: { name: "Lager", kind: "beer" },
      stubby: { name: "Stout", kind: "beer" },
      bitters: { name: "Orange bitters", kind: "bitters" },
      swing: { name: "Honey syrup", kind: "syrup" },
      cordial: { name: "Grenadine", kind: "syrup" },
      juice: { name: "White peach purée", kind: "juice" },
      mixer: { name: "Soda water", kind: "mixer" },
      dropper: { name: "Orange flower water", kind: "pantry" },
      jar: { name: "Caster sugar", kind: "pantry" },
      carton: { name: "Cranberry juice", kind: "mixer" },
      dish: { name: "Lime", kind: "juice" },
      square: { name: "Tennessee whiskey", brand: "Jack Daniel's", kind: "spirit" },
      dipped: { name: "Bourbon", brand: "Maker's Mark", kind: "spirit" },
      medicine: { name: "Vodka", brand: "Absolut", kind: "spirit" },
      sapphire: { name: "London dry gin", brand: "Bombay Sapphire", kind: "spirit" },
      shaker: { name: "London dry gin", brand: "Tanqueray", kind: "spirit" },
      dumpy: { name: "Gin", brand: "Hendrick's", kind: "spirit" },
      triangle: { name: "Single malt Scotch", brand: "Glenfiddich 12", kind: "spirit" },
      pillar: { name: "Blended Scotch", brand: "Johnnie Walker Black", kind: "spirit" },
      milan: { name: "Campari", kind: "liqueur" },
      orange: { name: "Aperol", kind: "liqueur" },
      spire: { name: "Galliano", kind: "liqueur" },
      orb: { name: "Chambord", kind: "liqueur" },
      straw: { name: "Maraschino liqueur", kind: "liqueur" },
      block: { name: "Cointreau", kind: "liqueur" },
      still: { name: "Grand Marnier", kind: "liqueur" },
      friar: { name: "Hazelnut liqueur", kind: "liqueur" },
      arcade: { name: "Elderflower liqueur", kind: "liqueur" },
      hunter: { name: "Jägermeister", kind: "liqueur" },
      abbey: { name: "Bénédictine", kind: "liqueur" },
      charterhouse: { name: "Green Chartreuse", kind: "liqueur" },
      arches: { name: "Coffee liqueur", kind: "liqueur" },
      cut: { name: "Amaretto", kind: "liqueur" },
      chalk: { name: "Coconut rum", kind: "liqueur" },
      rind: { name: "Melon liqueur", kind: "liqueur" },
      contour: { name: "Cola", kind: "mixer" },
    };
    for (const silhouette of silhouettes)
      expect([silhouette, silhouetteOf(names[silhouette])]).toEqual([silhouette, silhouette]);
    const shapes = silhouettes.map((one) =>
      drawBottle({ ...names[one], colour: "#c07a2c" }).replace(/<title>.*?<\/text>/gs, ""),
    );
    expect(new Set(shapes).size).toBe(silhouettes.length);
  });

  test("a brand stands larger than what it is", () => {
    const svg = drawBottle({ name: "Gin", colour: "#f4f4ef", kind: "spirit", brand: "Old Harbour" });
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  });
});

test("a tool's name leads to its drawing", () => {
  const names = {
    "Boston shaker, two tins": "boston-set",
    "Parisian shaker": "parisian-shaker",
    "Hawthorne strainer": "hawthorne-strainer",
    "Fine strainer": "fine-strainer",
    "Japanese jigger": "jigger",
    "Large ice moulds": "ice-tray",
    "Yarai mixing glass": "mixing-glass",
    "Something else": "cobbler-shaker",
  };
  for (const [name, kind] of Object.entries(names)) expect([name, toolKindOf(name)]).toEqual([name, kind]);
  expect(drawTool({ name: "Copper jigger" })).not.toBe(drawTool({ name: "Steel jigger" }));
});

test("books differ in layout and cloth", () => {
  const covers = Array.from({ length: 40 }, (_, i) => drawBook({ title: `Volume ${i}` }));
  const every = (pattern: RegExp): Set<string> => new Set(covers.map((cover) => cover.match(pattern)?.join() ?? ""));
  expect(every(/ d="[^"]*"/g).size).toBe(layouts.length);
  expect(every(/stop-color="#[0-9a-f]{6}"/).size).toBeGreaterThan(4);
});

test("letters of a monogram pass over articles and numbers", () => {
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
  // A long word is whole on one line; where a line ends in it, that is after a hyphen of its own or a new one.
  expect(wrap("Augustiner-Bräu", 1)).toEqual(["Augustiner-Bräu"]);
  expect(wrap("Augustiner-Bräu")).toEqual(["Augustiner-", "Bräu"]);
  expect(wrap("Berufsbezeichnungen", 1)).toEqual(["Berufsbezeichnungen"]);
  expect(wrap("Berufsbezeichnungen")).toEqual(["Berufsbezeic-", "hnungen"]);
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 3 }), (name, most) => {
      expect(wrap(name, most).length).toBeLessThanOrEqual(most);
    }),
  );
});

test("texts say what the pictures show", () => {
  expect(describeTool({ name: "Copper jigger" })).toBe("Copper jigger: a jigger in copper.");
  expect(describeBook({ title: "Ice", author: "F. Block", year: 2014 })).toBe(
    "Ice by F. Block, 2014: a clothbound cover set in type.",
  );
  expect(describeBar({ name: "The Barley Mow", kind: "pub", city: "Bath" })).toBe(
    "The Barley Mow in Bath: the lit front of a pub, its name on the sign.",
  );
  expect(describePerson({ name: "Ada Coleman" })).toContain("the initials AC");
  expect(describeProducer({ name: "Old Harbour", place: "Plymouth" })).toContain("Plymouth");
});

describe("the contact sheet", () => {
  const sections = sheetSections();
  const of = (key: string) => sections.find((section) => section.key === key)?.samples ?? [];

  test("shows every garnish, glass, tool and silhouette, each at an address of its own", () => {
    expect(of("garnishes").map(({ key }) => key)).toEqual([...garnishes]);
    expect(of("glasses").map(({ key }) => key)).toEqual([...glassShapes]);
    expect(of("tools").map(({ key }) => key)).toEqual([...toolKinds]);
    const paths = sections.flatMap(({ key, samples }) => samples.map((sample) => samplePath(key, sample.key)));
    expect(new Set(paths).size).toBe(paths.length);
    const shown = of("bottles").map(({ key, label }) =>
      silhouetteOf({ name: label, kind: key.replace(/-\d+$/, "") as (typeof bottleKinds)[number] }),
    );
    expect(new Set(shown)).toEqual(new Set(silhouettes));
  });

  test.each(sections.flatMap(({ key, samples }) => samples.map((sample) => [`${key}/${sample.key}`, sample] as const)))(
    "%s",
    (_, sample) => {
      drawn(sample.draw);
      expect(sample.alt).toMatch(/\.$/);
    },
  );
});
