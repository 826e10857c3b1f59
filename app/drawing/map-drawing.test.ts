import { describe, expect, it } from "vitest";
import { checkSvg } from "#tests/svg.ts";
import { drawMap, isMap, mapHeight, placeOn } from "./map-drawing.ts";
import { type OutlineName, outlines } from "./maps/outlines.ts";

const names = Object.keys(outlines) as OutlineName[];

describe("a map", () => {
  it("is well-formed and small, and all of them together stay under 40 kB", () => {
    for (const name of names) {
      checkSvg(drawMap(name));
      expect(drawMap(name).length).toBeLessThan(8_000);
    }
    expect(names.reduce((sum, name) => sum + drawMap(name).length, 0)).toBeLessThan(40_000);
  });

  it("says where a place is on it, and that it is not", () => {
    const london = [-0.13, 51.51] as const;
    const on = placeOn("england", london)!;
    expect(on.x).toBeGreaterThan(650);
    expect(on.x).toBeLessThan(800);
    expect(on.y).toBeGreaterThan(mapHeight("england") * 0.6);
    expect(placeOn("world", london)!.x).toBe(485);
    expect(placeOn("italy", london)).toBeNull();
  });

  it("is known by its name alone", () => {
    expect(isMap("world")).toBe(true);
    expect([isMap("toString"), isMap("atlantis")]).toEqual([false, false]);
  });
});
