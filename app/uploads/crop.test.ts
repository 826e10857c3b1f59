import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Crop, cropAt, cropOf, cropProblem, cropWithin, middleOf } from "./crop.ts";
import { imageTexts, leastOfGuide, leastOfRecipe, type Size } from "./image-rules.ts";

it("a crop lies within its picture, in the shape that is wanted and large enough, whatever was asked for", () => {
  const side = fc.integer({ min: 440, max: 6_000 });
  const odd = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(side, side, fc.record({ x: odd, y: odd, width: odd, height: odd }), (width, height, asked) => {
      const { x, y, ...part } = cropWithin({ width, height }, leastOfGuide, asked);
      expect(part.width).toBe(part.height);
      expect(part.width).toBeGreaterThanOrEqual(440);
      for (const one of [x, y, part.width]) expect(Number.isInteger(one)).toBe(true);
      expect([x >= 0, y >= 0, x + part.width <= width, y + part.height <= height]).toEqual([true, true, true, true]);
    }),
  );
});

/** What a form would send of a part, and what the site says of it. */
function said(picture: Size, crop: Crop, shape: Size, least = shape): string | null {
  const { x, y, width, height } = crop;
  const read = cropOf({ x: String(x), y: String(y), width: String(width), height: String(height) });
  return read === null || read === "unreadable"
    ? imageTexts.cropUnreadable
    : cropProblem(picture, read, { shape, least });
}

describe("the fields of a crop", () => {
  const fields = { x: "0", y: "0", width: "512", height: "768" };
  it("name none where all are empty, and one where all are numbers", () => {
    expect(cropOf({ x: "", y: "", width: "", height: "" })).toBeNull();
    expect(cropOf(fields)).toEqual({ x: 0, y: 0, width: 512, height: 768 });
    expect(cropOf({ ...fields, x: "10.123456789012344", y: "-0.2" })).toMatchObject({ x: 10.123456789012344, y: -0.2 });
  });
  it.each([
    ...[{ x: "left" }, { y: "" }, { width: "" }, { height: "" }, { width: "-512" }, { height: "1e3" }, { x: "0x10" }],
    ...[{ width: "NaN" }, { width: "Infinity" }, { x: "1,5" }, { x: "1 0" }, { width: "512px" }],
  ])("cannot be read with %o", (change) => {
    expect(cropOf({ ...fields, ...change })).toBe("unreadable");
  });
});

describe("a crop", () => {
  const picture = { width: 1_000, height: 1_500 };
  const of = (x: number, y: number, width: number, height: number, shape = leastOfRecipe, least = shape) =>
    said(picture, { x, y, width, height }, shape, least);

  /** A part as "x y width height". */
  const at = (part: string) => of(...(part.split(" ").map(Number) as [number, number, number, number]));

  it.each([
    ...["0 0 512 768", "488 732 512 768", "0 0 1000 1500", "0.4 0.4 999.6 1499.6"],
    ...["-0.4 0 512 768", "489 0 512 768", "0 0 514 768", "0 0 512 770", "0 0 900 1363", "0 0 511.5 768"],
  ])("in its shape, in the picture and large enough is taken, as whoever sends it had to round it: %s", (part) => {
    expect(at(part)).toBeNull();
  });

  it.each([
    ...["-1 0 512 768", "0 -5 512 768", "490 0 512 768", "0 734 512 768", "5000 0 512 768"],
    ...["0 0 2000 3000", "999999999999999 0 512 768"],
  ])("is refused where it lies outside: %s", (part) => {
    expect(at(part)).toBe(imageTexts.cropOutside);
  });

  it("is refused in another shape", () => {
    expect(of(0, 0, 800, 800)).toBe(
      "The part you chose has the wrong shape: it is 800 px wide and 800 px tall, and must be 2 wide to 3 tall. Please try again.",
    );
    expect(of(0, 0, 600, 900, leastOfGuide)).toContain("and must be square. Please try again.");
    for (const [width, height] of [
      [600, 920],
      [620, 900],
      [1_000, 512],
      [512, 777],
    ] as const)
      expect(of(0, 0, width, height)).toContain("the wrong shape");
  });

  it("is refused where it is too small, in the words that are said of a picture", () => {
    expect(of(0, 0, 20, 30)).toBe(
      "The part you chose is too small: it is 20 px wide and 30 px tall, and must be at least 512 px wide and 768 px tall. Please try again.",
    );
    expect(of(0, 0, 511, 768)).toContain("The part you chose is too narrow: it is 511 px wide");
    expect(of(0, 0, 512, 767)).toContain("The part you chose is not tall enough: it is 767 px tall");
    expect(of(0, 0, 439, 439, leastOfGuide)).toContain("too small");
    expect(of(0, 0, 0, 0, leastOfGuide, { width: 1, height: 1 })).toContain("too small");
    expect(of(0, 0, 20, 20, leastOfGuide, { width: 1, height: 1 })).toBeNull();
  });

  it("that is smaller than what is made of it, and as large as it must be, is taken as it is", () => {
    const asked = { x: 100, y: 50, width: 500, height: 500 };
    expect(cropWithin(picture, { width: 1_000, height: 1_000 }, asked, leastOfGuide)).toEqual(asked);
  });
});

describe("what the site's own chooser sends", () => {
  const tiny = { width: 1, height: 1 };
  /** The shapes that forms ask for, each with the least that it takes: recipes, people, photographs, own ingredients. */
  const wanted: [shape: Size, least: Size][] = [
    ...[leastOfRecipe, leastOfGuide].map((shape): [Size, Size] => [shape, shape]),
    [{ width: 1_000, height: 1_000 }, leastOfGuide],
    [leastOfGuide, tiny],
  ];
  const faultOf = (picture: Size, [shape, least]: [Size, Size], place: Parameters<typeof cropAt>[2]) => {
    const crop = cropAt(picture, shape, place);
    return said(picture, crop, shape, least) ?? (cropWithin(picture, shape, crop, least).x === crop.x ? null : "moved");
  };

  it("is taken at odd sizes, however near and wherever", () => {
    const sizes = "512x768 513x769 512x769 513x768 1023x1537 4001x3003 3003x4001 7001x5003 999x1001 1001x768 512x39999"
      .split(" ")
      .map((size) => size.split("x").map(Number) as [number, number]);
    for (const [width, height] of sizes)
      for (const kind of wanted)
        for (const near of [0, 1, 33, 50, 67, 99, 100])
          for (const at of [0, 1, 50, 99, 100]) {
            const place = { near, x: at, y: 100 - at };
            const fault = faultOf({ width, height }, kind, place);
            expect([width, height, place, fault]).toEqual([width, height, place, null]);
          }
  });

  it("is taken of any picture that may be sent", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const place = fc.record({ near: percent, x: percent, y: percent });
    const more = fc.integer({ min: 0, max: 5_500 });
    fc.assert(
      fc.property(fc.constantFrom(...wanted), more, more, place, (kind, wider, taller, place) => {
        const picture = { width: kind[1].width + wider, height: kind[1].height + taller };
        expect(faultOf(picture, kind, place)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it("is all of a picture that has the shape", () => {
    for (let side = 1; side < 1_200; side += 1)
      expect(middleOf({ width: side, height: side }, leastOfGuide)).toEqual({ x: 0, y: 0, width: side, height: side });
  });
});
