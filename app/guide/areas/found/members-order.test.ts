import { expect, it } from "vitest";
import { inOrder } from "./members-order.server.ts";

it("puts what members rated first, by what they make of it, and leaves all else in its order", () => {
  const ids = Int32Array.from([40, 10, 30, 20, 50]);
  const bounds = new Map([
    [20, 4.2],
    [30, 4.8],
    [50, 4.2],
    [99, 5],
  ]);
  expect([...inOrder(ids, bounds)].map((place) => ids[place])).toEqual([30, 20, 50, 40, 10]);
});
