import { expect, it } from "vitest";
import { sizeOf, sizesFor, usefulSizes } from "./list-sizes.ts";

it("a list shows 10, 20, 40 or 80, and 20 where nothing sensible is asked", () => {
  expect([undefined, "x", "20", "39", "80", "1e9", "-4", "0"].map(sizeOf)).toEqual([20, 20, 20, 20, 80, 80, 10, 10]);
  expect([Object.create(null), { a: "b" }, ["24"], null, true].map(sizeOf)).toEqual([20, 20, 20, 20, 20]);
});

it("takes the sizes of every window, and no others", () => {
  expect([6, 8, 12, 16, 24, 32, 48, 96, "24"].map(sizeOf)).toEqual([6, 8, 12, 16, 24, 32, 48, 96, 24]);
  expect(["24.5", "1e2", "95", 7].map(sizeOf)).toEqual([20, 80, 80, 10]);
});

it("has the sizes of its shape and its window (builder.md, 9)", () => {
  expect(sizesFor("list", "small")).toEqual([10, 20, 40, 80]);
  expect(sizesFor("list", "xlarge")).toEqual([12, 24, 48, 96]);
  for (const shape of ["grid", "gallery"] as const)
    expect((["small", "medium", "large", "xlarge"] as const).map((width) => sizesFor(shape, width))).toEqual([
      [6, 12, 24],
      [8, 16, 32],
      [10, 20, 40, 80],
      [12, 24, 48, 96],
    ]);
});

it("offers no size above the step after the count (builder.md, 2)", () => {
  expect(usefulSizes([10, 20, 40, 80], 15)).toEqual([10, 20]);
  expect(usefulSizes([10, 20, 40, 80], 20)).toEqual([10, 20]);
  expect(usefulSizes([10, 20, 40, 80], 500)).toEqual([10, 20, 40, 80]);
  expect(usefulSizes([6, 12, 24], 0)).toEqual([6]);
});
