import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PourFact } from "../facts.ts";
import { vesselOf } from "../glasses/glasses.ts";
import { bandsOf } from "../liquid/bands.ts";
import { liquidOf } from "../liquid/liquid.ts";
import { luminous, mix } from "../liquid/mixing.ts";
import { toLab } from "../svg/colour.ts";

const pour = (ml: number, colour: string, more: Partial<PourFact> = {}): PourFact => ({
  name: "Any",
  ml,
  colour,
  clarity: "clear",
  fizzy: false,
  ...more,
});
const chroma = (colour: string): number => Math.hypot(toLab(colour)[1], toLab(colour)[2]);
const hue = (colour: string): number => (Math.atan2(toLab(colour)[2], toLab(colour)[1]) * 180) / Math.PI;

describe("layers", () => {
  test("what is floated lies on top, what sinks at the bottom", () => {
    const sour = [pour(60, "#a8571f"), pour(30, "#eee9a6", { clarity: "hazy" })];
    const wine = "#5a0f1e";
    expect(bandsOf([...sour, pour(15, wine, { layer: "float" })], "shake", "old-fashioned").at(-1)?.colour).toBe(wine);
    const sunk = bandsOf([...sour, pour(15, wine, { layer: "sink" })], "shake", "old-fashioned");
    expect(sunk).toHaveLength(2);
    expect(toLab(sunk[0]?.colour ?? "")[0]).toBeLessThan(toLab(sunk[1]?.colour ?? "")[0]);
    expect(bandsOf([...sour, pour(15, wine)], "shake", "old-fashioned")).toEqual([]);
  });

  test("grenadine sinks in a built sunrise; cream floats on coffee", () => {
    const sunrise = [pour(45, "#f4f4ef"), pour(90, "#f5a623", { clarity: "hazy" }), pour(15, "#b3132b")];
    expect(hue(bandsOf(sunrise, "build", "collins")[0]?.colour ?? "")).toBeLessThan(35);
    const coffee = [pour(50, "#b9772c"), pour(120, "#24120a"), pour(50, "#fbf6e8", { clarity: "opaque" })];
    const bands = bandsOf(coffee, "build", "irish-coffee");
    expect(bands.at(-1)?.colour).toBe("#fbf6e8");
  });

  test("a shot keeps its spirits apart, in the order in which they were laid", () => {
    const laid = ["#2c150a", "#c9a37c", "#c9782c"];
    const bands = bandsOf(
      laid.map((colour) => pour(15, colour)),
      "build",
      "shot",
    );
    expect(bands.map((band) => band.colour)).toEqual(laid);
    expect(bands.reduce((sum, band) => sum + band.share, 0)).toBeCloseTo(1, 9);
  });

  test("shares of any layers come to the whole", () => {
    const any = fc.record({
      name: fc.constant("Any"),
      ml: fc.double({ min: 0.1, max: 200, noNaN: true }),
      colour: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
      clarity: fc.constantFrom("clear" as const, "hazy" as const, "opaque" as const),
      fizzy: fc.boolean(),
      layer: fc.constantFrom(undefined, "float" as const, "sink" as const),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.constantFrom("shot", "collins"), (pours, shape) => {
        const bands = bandsOf(pours, "build", shape);
        if (bands.length > 0) expect(bands.reduce((sum, band) => sum + band.share, 0)).toBeCloseTo(1, 6);
        for (const band of bands) expect(band.share).toBeGreaterThan(0);
      }),
    );
  });
});

describe("colour", () => {
  const light = (colour: string): number => toLab(colour)[0];

  test("a third of cream makes any drink a matt pastel, and warm what is brown", () => {
    const cream = pour(30, "#f8f3e4", { clarity: "opaque" });
    const alexander = mix([pour(30, "#bf7330"), pour(30, "#43200f"), cream]);
    expect(light(alexander)).toBeGreaterThan(0.6);
    expect(chroma(alexander)).toBeGreaterThan(0.05);
    expect(hue(alexander)).toBeGreaterThan(45);
    const clear = mix([pour(30, "#bf7330"), pour(30, "#43200f")]);
    expect(light(alexander)).toBeGreaterThan(light(clear) + 0.15);
  });

  test("berries dye beyond their share, and water clouded by anise takes any colour", () => {
    const kir = mix([pour(15, "#4a0d26"), pour(120, "#e2b14a")]);
    expect(hue(kir)).toBeLessThan(48);
    const cloud = { clarity: "opaque" as const, thin: true };
    const perroquet = mix([pour(25, "#e0c766", cloud), pour(10, "#2f9a4a", { dye: 2.5 }), pour(125, "#fbfcfc", cloud)]);
    expect(chroma(perroquet)).toBeGreaterThan(0.08);
    expect(hue(perroquet)).toBeGreaterThan(120);
  });

  test("where a recipe tells of no layers nothing is layered but what its lines say", () => {
    const coffee = [pour(50, "#b9772c"), pour(120, "#24120a"), pour(50, "#fbf6e8", { clarity: "opaque" })];
    expect(bandsOf(coffee, "build", "mug", true)).toEqual([]);
    const floated = [...coffee.slice(0, 2), pour(50, "#fbf6e8", { clarity: "opaque", layer: "float" })];
    expect(bandsOf(floated, "build", "mug", true)).toHaveLength(2);
  });

  test("violet and yellow do not make grey", () => {
    const punch = mix([pour(15, "#4a0d26"), pour(25, "#eee9a6", { clarity: "hazy" }), pour(90, "#f0e4b0")]);
    expect(chroma(punch)).toBeGreaterThan(0.07);
    expect(Math.abs(hue(punch))).toBeLessThan(50);
  });

  test("water stays water", () => {
    const clear = liquidOf(
      {
        name: "Gin and tonic",
        shape: "highball",
        glassMl: 330,
        method: "build",
        ice: "cubed",
        pours: [pour(50, "#f4f4ef"), pour(150, "#f4f7f8", { fizzy: true })],
        garnishes: [],
        foam: false,
        hot: false,
      },
      vesselOf("highball"),
    );
    expect(clear?.alpha).toBeLessThan(0.2);
    expect(chroma(clear?.colour ?? "")).toBeLessThan(0.03);
    expect(toLab(luminous("#f4f4ef", 0.1))[0]).toBeGreaterThan(toLab("#f4f4ef")[0]);
  });
});
