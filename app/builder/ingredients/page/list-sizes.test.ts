import { expect, it } from "vitest";
import { sizeOf } from "./list-sizes.ts";

it("a list shows 10, 20, 40 or 80, and 20 where nothing sensible is asked", () => {
  expect([undefined, "x", "20", "39", "80", "1e9", "-4", "0"].map(sizeOf)).toEqual([20, 20, 20, 20, 80, 80, 10, 10]);
});
