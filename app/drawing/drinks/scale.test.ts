import { describe, expect, it } from "vitest";
import { drawGlassToScale } from "../drink-drawing.ts";
import type { GlassShape } from "../facts.ts";
import { vessels } from "../glasses/glasses.ts";
import { limit } from "./drink.ts";
import { centimetre, glassAlone, millimetresOf, placedForScale } from "./scale.ts";

const shapes = Object.keys(vessels) as GlassShape[];
const high = ({ top, foot, unit }: { top: number; foot: number; unit: number }) => (foot - top) / unit;

describe("a glass beside a jigger", () => {
  it("is as high as such glasses are, in centimetres", () => {
    expect(high(placedForScale("martini", 200).glass)).toBeCloseTo(14, 0);
    expect(high(placedForScale("old-fashioned", 300).glass)).toBeCloseTo(8, 0);
    expect(high(placedForScale("pint", 568).glass)).toBeCloseTo(16.5, 0);
    expect(high(placedForScale("coupe", 180).measure)).toBeCloseTo(11, 0);
  });

  it("is twice as large each way where it holds eight times as much", () => {
    const [small, large] = [placedForScale("coupe", 100).glass, placedForScale("coupe", 800).glass];
    expect(high(large) / high(small)).toBeCloseTo(2, 6);
  });

  it.each(shapes)("%s: both fit into the picture at one scale, within its size", (shape) => {
    const { ml } = vessels[shape];
    const { glass, measure } = placedForScale(shape, ml);
    const unit = centimetre([glass, measure]);
    const across = [glass, measure].reduce((sum, one) => sum + (one.left + one.right) / one.unit, 0);
    expect(across * unit).toBeLessThan(400);
    expect(Math.max(high(glass), high(measure)) * unit).toBeLessThan(450);
    const svg = drawGlassToScale(shape, ml, "<b>A glass</b>");
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
    expect(svg).not.toContain("<b>");
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawGlassToScale(shape, Number.NaN)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("a glass alone", () => {
  it.each(shapes)("%s: is cut to what is drawn, and as large as it is in millimetres", (shape) => {
    const { ml } = vessels[shape];
    const svg = glassAlone(shape, ml, "<b>A glass</b>");
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
    expect(svg).not.toMatch(/<b>|NaN|undefined|Infinity/);
    const [left, top, across, up] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
    expect([left! >= 0, top! >= 0, left! + across! <= 400, top! + up! <= 500]).toEqual([true, true, true, true]);
    const { wide, high } = millimetresOf(shape, ml);
    expect(wide / high).toBeCloseTo(across! / up!, 1);
    const { glass } = placedForScale(shape, ml);
    expect(high).toBeGreaterThan(((glass.foot - glass.top) / glass.unit) * 10);
    expect(high / millimetresOf(shape, ml / 8).high).toBeCloseTo(2, 1);
  });
});
