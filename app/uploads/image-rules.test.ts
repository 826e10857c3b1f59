import { describe, expect, it } from "vitest";
import { fileProblem, filesProblem, imageTexts, leastOfGuide, sizeProblem, sizeWithin } from "./image-rules.ts";

describe("a file", () => {
  it.each([
    ["a.jpg", 15_000_000, null],
    ["a.b.JPEG", 1, null],
    ["a.png", 15_000_001, imageTexts.bytes],
    ["a.gif", 1, imageTexts.extension],
    ["png", 1, imageTexts.extension],
    ["a.png.exe", 1, imageTexts.extension],
  ])("%s of %i bytes", (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });
});

it("files of one form are no more together than one may be, and what is wrong with one of them is said first", () => {
  const of = (...sizes: number[]) => filesProblem(sizes.map((size) => ({ name: "a.jpg", size })));
  expect([of(), of(15_000_000), of(7_500_000, 7_500_000)]).toEqual([null, null, null]);
  expect(of(7_500_000, 7_500_001)).toBe("Together the images exceed the 15MB limit: send fewer or smaller ones");
  expect(of(7_500_000, 15_000_001)).toBe("The image you provided exceeds the 15MB limit");
});

it("a picture that is brought into a frame keeps its shape, is no larger than before, and never nothing", () => {
  const frame = { width: 1_200, height: 1_200 };
  expect(sizeWithin({ width: 4_000, height: 3_000 }, frame)).toEqual({ width: 1_200, height: 900 });
  expect(sizeWithin({ width: 440, height: 500 }, frame)).toEqual({ width: 440, height: 500 });
  expect(sizeWithin({ width: 440, height: 90_000_000 }, frame)).toEqual({ width: 1, height: 1_200 });
});

describe("a picture's size", () => {
  const said = (width: number, height: number) => sizeProblem({ width, height }, leastOfGuide);
  it("is said to be too small, too narrow, or not tall enough, with what it is", () => {
    expect(said(440, 440)).toBeNull();
    expect(said(439, 300)).toMatch(/^Your image is too small: it is 439 px wide and 300 px tall.* Please try again\.$/);
    expect(said(439, 500)).toMatch(/^Your image is too narrow: it is 439 px.* Please try again\.$/);
    expect(said(500, 300)).toMatch(/^Your image is not tall enough: it is 300 px.* Please try again\.$/);
    expect(said(10_000, 4_001)).toBe(imageTexts.pixels);
  });
});
