import { expect, it } from "vitest";
import { inTurns } from "./in-turns.server.ts";

it("gives others their turn each so many milliseconds of work, and every thing once, in order", async () => {
  let now = 0;
  let others = 0;
  const seen: number[] = [];
  const wait = () => {
    others += 1;
    waiting = setImmediate(wait);
  };
  let waiting = setImmediate(wait);
  for await (const thing of inTurns([1, 2, 3, 4, 5, 6, 7, 8, 9], 15, () => now)) {
    now += 5;
    seen.push(thing);
  }
  clearImmediate(waiting);
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(others).toBeGreaterThanOrEqual(2);
  expect(others).toBeLessThanOrEqual(4);
});
